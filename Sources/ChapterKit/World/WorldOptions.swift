import ArgumentParser
import SocialService

/// The options for the app's environment: the user, the accounts, and the service.
public struct WorldOptions: ParsableArguments, Sendable {
    /// The heading of the options in a program's help.
    public static let title = "Twitter and its accounts"

    @Option(
        help: ArgumentHelp(
            "The user's answer when the app requests the accounts: ask, grant or deny.",
            discussion:
                """
                By default, a person is asked once, and the answer is remembered. With --type or a pipe, access is \
                granted. With --type and ask, the keys {allow} and {deny} answer.
                """,
            valueName: "answer"
        ))
    var access: AccessAnswer?

    @Flag(help: "Forget the user's answer from an earlier run.")
    var forgetAccess = false

    @Option(help: ArgumentHelp("The number of Twitter accounts on the device.", valueName: "count"))
    var accounts = 1

    @Option(
        help: ArgumentHelp(
            "The responses to searches: a status, drop, never, nothing, malformed or no-statuses. The last repeats.",
            discussion:
                "Separate them by commas. 401/89 also sets Twitter's error code: --respond 200,503,401/89,drop",
            valueName: "answers"
        ),
        transform: { try plan($0, repeatsLast: true) }
    )
    var respond: ResponsePlan?

    @Option(
        help: ArgumentHelp(
            "Like --respond, each response with its latency. Later searches get the default.",
            valueName: "answers"),
        transform: { try plan($0, repeatsLast: false) }
    )
    var plan: ResponsePlan?

    @Option(
        help: ArgumentHelp("The time of a response: 80ms, or a range such as 50ms-400ms.", valueName: "time"),
        transform: { try latency($0) }
    )
    var latency: Latency?

    @Option(
        help: ArgumentHelp("Like --plan, for the avatars.", valueName: "answers"),
        transform: { try plan($0, repeatsLast: false) }
    )
    var avatarPlan: ResponsePlan?

    @Option(
        help: ArgumentHelp("Like --latency, for the avatars.", valueName: "time"),
        transform: { try latency($0) }
    )
    var avatarLatency: Latency?

    @Option(help: ArgumentHelp("The seed for everything random.", valueName: "number"))
    var seed: UInt64 = 1

    @Option(
        name: .customLong("query"),
        help: ArgumentHelp(
            "Add a parameter to each search, or replace one: --query count=x sends the service something invalid.",
            valueName: "key=value"),
        transform: { try parameter($0) }
    )
    var parameters: [(key: String, value: String)] = []

    public init() {}

    public func validate() throws {
        guard accounts >= 0, accounts <= 100 else {
            throw ValidationError("--accounts \(accounts) is out of range. A device has 0 to 100 accounts.")
        }
        if plan != nil, respond != nil {
            throw ValidationError("--plan and --respond exclude each other. Give only one of them.")
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

    private static func parameter(_ text: String) throws -> (key: String, value: String) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty else {
            throw ValidationError("Write a parameter as KEY=VALUE, for example count=5.")
        }
        return (String(parts[0]), String(parts[1]))
    }
}

enum AccessAnswer: String, ExpressibleByArgument, CaseIterable, Sendable {
    case ask, grant, deny
}
