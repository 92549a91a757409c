import ArgumentParser
import SocialService

/// The options that say how the world outside the app behaves: the user, the accounts, and the service.
public struct WorldOptions: ParsableArguments, Sendable {
    /// What they stand below in a program's help.
    public static let title = "The world outside"

    @Option(
        help: ArgumentHelp(
            "What the user says when the app wants their accounts: ask, grant or deny.",
            discussion:
                "Without it a person is asked once and the answer is remembered; with --type or a pipe access is granted. With --type, {allow} and {deny} answer.",
            valueName: "answer"
        ))
    var access: AccessAnswer?

    @Flag(help: "Forget what the user answered on an earlier run, as a reset in the Settings app does.")
    var forgetAccess = false

    @Option(help: ArgumentHelp("How many Twitter accounts the device has.", valueName: "count"))
    var accounts = 1

    @Option(
        help: ArgumentHelp(
            "What the service answers to each search, the last for ever: a status, drop, never, malformed or no-statuses.",
            discussion:
                "Several are separated by commas, 401/89 names Twitter's own error too: --respond 200,503,401/89,drop",
            valueName: "answers"
        ),
        transform: { try plan($0, repeatsLast: true) }
    )
    var respond: ResponsePlan?

    @Option(
        help: ArgumentHelp(
            "As --respond, each answer with its latency; what comes after the last is answered as usual.",
            valueName: "answers"),
        transform: { try plan($0, repeatsLast: false) }
    )
    var plan: ResponsePlan?

    @Option(
        help: ArgumentHelp("How long an answer takes: 80ms, or a range such as 50ms-400ms.", valueName: "time"),
        transform: { try latency($0) }
    )
    var latency: Latency?

    @Option(
        help: ArgumentHelp("As --plan, for the avatars.", valueName: "answers"),
        transform: { try plan($0, repeatsLast: false) }
    )
    var avatarPlan: ResponsePlan?

    @Option(
        help: ArgumentHelp("As --latency, for the avatars.", valueName: "time"),
        transform: { try latency($0) }
    )
    var avatarLatency: Latency?

    @Option(help: ArgumentHelp("The number that everything random comes from.", valueName: "number"))
    var seed: UInt64 = 1

    @Option(
        name: .customLong("query"),
        help: ArgumentHelp(
            "Add a parameter to each search, or replace one: --query count=x sends the service something invalid.",
            valueName: "key=value"),
        transform: { try QueryParameter($0) }
    )
    var parameters: [QueryParameter] = []

    public init() {}

    public func validate() throws {
        guard accounts >= 0, accounts <= 100 else {
            throw ValidationError("--accounts \(accounts) makes no sense: a device has from 0 to 100 accounts.")
        }
        if plan != nil, respond != nil {
            throw ValidationError("--plan and --respond say the same thing in two ways. Give one of them.")
        }
    }

    private static func plan(_ text: String, repeatsLast: Bool) throws -> ResponsePlan {
        do {
            var plan = try ResponsePlan(parsing: text)
            if repeatsLast { plan.repeatsLast = true }
            return plan
        } catch {
            throw ValidationError("\(error)")
        }
    }

    private static func latency(_ text: String) throws -> Latency {
        do { return try Latency(parsing: text) } catch { throw ValidationError("\(error)") }
    }
}

/// How the user answers.
enum AccessAnswer: String, ExpressibleByArgument, CaseIterable, Sendable {
    case ask, grant, deny
}

/// `KEY=VALUE`.
struct QueryParameter: Sendable {
    let key: String
    let value: String

    init(_ text: String) throws {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty else {
            throw ValidationError("A parameter is written KEY=VALUE, such as count=5.")
        }
        key = String(parts[0])
        value = String(parts[1])
    }
}
