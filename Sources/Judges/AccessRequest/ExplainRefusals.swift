import Exercises
import Grading

extension ExerciseTask {
    /// Task 2 of chapter 03: the given error of a denied request, which the tutorial drops.
    static let explainRefusals = ExerciseTask(
        number: 2,
        title: "why was it refused?",
        kind: .repair,
        goal: """
            Whatever the reason, this request fails with `accessDenied(nil)`. Hand on the error that the account store gave, and give the advice \
            that helps: add an account where there is none, allow the app where the user refused, try again later where the service gave no good \
            answer.
            """,
        hints: [
            "The callback has a second argument, and it is thrown away: `{ granted, _ in`. Give it a name and put it into the failure.",
            """
            `switch error` in `advice(on:)`. A pattern can look inside a case: `.accessDenied(.notFound)` is a refusal because there is no account. \
            The more special pattern goes first.
            """,
            """
            case .accessDenied(.notFound), .noTwitterAccounts: .addAnAccount
            case .accessDenied: .allowTheApp
            case .invalidResponse: .tryAgainLater
            """,
        ],
        explanation: """
            An error that keeps its cause costs one word where it is made, and it is all that whoever handles it has. And a `switch` without \
            `default` asks you again on the day when there is one more way to fail.
            """,
        scenarios: [
            Scenario("advice on errors that come later in the app") { _ in
                [
                    Stimulus(at: .milliseconds(10), .advise(.noAccounts)),
                    Stimulus(at: .milliseconds(20), .advise(.invalidResponse)),
                ]
            } judge: { transcript in
                Refusal(of: transcript).laterErrors
            },
            Scenario("the user says no") { generator in
                AccessScript(answers: [.deny], using: &generator).stimuli
            } judge: { transcript in
                Refusal(of: transcript).byTheUser
            },
            Scenario("there is no account on the device") { generator in
                var world = SearchWorld.asking
                world.accounts = 0
                return [
                    .open(world),
                    Stimulus(at: .milliseconds(10 * Int.random(in: 3...30, using: &generator)), .subscribe),
                ]
            } judge: { transcript in
                Refusal(of: transcript).forWantOfAnAccount
            },
            Scenario("the user says yes") { generator in
                AccessScript(answers: [.allow], using: &generator).stimuli
            } judge: { transcript in
                AccessJudgment(of: transcript).finding
            },
        ]
    )
}

/// Judges what is told about a failure: its cause, and the advice.
private struct Refusal {
    private let transcript: Transcript

    init(of transcript: Transcript) {
        self.transcript = transcript
    }

    var laterErrors: Finding? {
        let advice = transcript.values(in: .advice)
        if advice.first != "addAnAccount" {
            return Finding(
                """
                Access was granted and there is no account to use (`noTwitterAccounts`): the advice is to add one, and yours is another.
                """, hint: 3)
        }
        if advice.last != "tryAgainLater" {
            return Finding(
                """
                The service gave no answer that can be used (`invalidResponse`): no setting of the user's helps then, only trying again later.
                """, hint: 3)
        }
        return nil
    }

    var byTheUser: Finding? {
        cause(
            "7",
            otherwise: """
                The user said no, and the failure gives another reason: the cause is not yours to make up. Hand on the error that you were given.
                """)
            ?? advice(
                "allowTheApp",
                otherwise: "The user said no although there is an account: the advice is to allow the app.")
    }

    var forWantOfAnAccount: Finding? {
        cause(
            "6",
            otherwise:
                "There is no account on the device, and the failure gives another reason. Hand on the error that you were given."
        )
            ?? advice(
                "addAnAccount",
                otherwise: """
                    There is no account on the device, and your advice is not to add one. A `switch` takes the first pattern that fits: \
                    `.accessDenied(.notFound)` has to stand before `.accessDenied`.
                    """)
    }

    private func cause(_ code: String, otherwise sentence: String) -> Finding? {
        switch transcript.values(in: .cause).last {
        case code: nil
        case "none":
            Finding(
                """
                The account store said why, and the failure has lost it: its cause is nil. Give the second argument of the callback a name, and hand \
                it on.
                """, hint: 1)
        case nil: Finding("Access was refused, and the signal did not fail with `accessDenied`.", hint: 1)
        default: Finding(sentence, hint: 1)
        }
    }

    private func advice(_ advice: String, otherwise sentence: String) -> Finding? {
        transcript.values(in: .advice).last == advice ? nil : Finding(sentence, hint: 2)
    }
}
