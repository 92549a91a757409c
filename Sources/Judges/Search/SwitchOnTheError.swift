import Exercises
import Grading
import Seeding

extension ExerciseTask {
    /// Task 4 of chapter 06: a failure tells the user what to do.
    static let switchOnTheError = ExerciseTask(
        number: 4,
        scenarios: [
            failing(
                "access is denied", expecting: .allowAccess, "Access was denied. The user has to allow it in Settings.",
                in: [SearchWorld(access: .deny)]),
            failing(
                "there is no account", expecting: .addAccount, "There was no account. The user has to add one.",
                in: [SearchWorld(accounts: 0)]),
            failing(
                "too many searches", expecting: .wait,
                "Too many searches were sent, so the app has to wait. The error is `rateLimitExceeded`.",
                in: [SearchWorld(plan: "429")]),
            failing(
                "the connection is lost", expecting: .checkConnection,
                "No answer came, since the connection was lost. The user has to check it.",
                in: [SearchWorld(plan: "drop")]),
            failing(
                "the account is refused", expecting: .signInAgain,
                "Twitter refused the account with status 401. The user has to sign in again.",
                in: [SearchWorld(plan: "401/32"), SearchWorld(plan: "401/89")]),
            failing(
                "Twitter has trouble", expecting: .tryLater,
                "Twitter couldn't answer (status 500 or 503). The user can only try again later.",
                in: [SearchWorld(plan: "500"), SearchWorld(plan: "503")]),
            failing(
                "the search is refused", expecting: .tryLater,
                "Twitter refused a search with a status other than 401. Signing in again doesn't help.",
                in: ["400/25", "400/215", "403", "403/187", "403/195", "404/34"].map { SearchWorld(plan: $0) }),
            failing(
                "the answer is damaged", expecting: .tryLater,
                "The body wasn't JSON. The connection and the account are fine, so the user can only try again later.",
                in: [SearchWorld(plan: "malformed")]),
            failing(
                "the answer holds no tweets", expecting: .tryLater,
                "The body was JSON without tweets. The user can only try again later.",
                in: [SearchWorld(plan: "no-statuses")]),
        ]
    )

    /// A search fails in each of the worlds, one after the other.
    private static func failing(
        _ name: String, expecting nextStep: NextStep, _ sentence: String, in worlds: [SearchWorld]
    ) -> Scenario {
        Scenario(name, input: Typing.self) { typing in
            for world in worlds.shuffled(using: &typing.generator) {
                typing.open(world)
                typing.wait(.seconds(1))
            }
        } judge: { transcript in
            let given = transcript.values(in: .nextStep)
            let wrong = given.first { $0 != nextStep.rawValue }
            if wrong == nil, given.count == worlds.count { return nil }
            return Finding(
                "\(sentence) Your answer is \(wrong.map { "`\($0)`" } ?? "missing").",
                hint: nextStep == .signInAgain ? 3 : 2)
        }
    }
}
