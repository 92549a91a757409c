import Exercises
import Grading

extension ExerciseTask {
    /// Task 2 of chapter 03: the error of a denied request, which the tutorial drops.
    static let explainRefusals = ExerciseTask(
        number: 2,
        scenarios: [
            Scenario("advice on errors that come later in the app", judge: \RefusalJudgment.laterErrors) { typing in
                for error in [.noAccounts] + RefusalJudgment.invalidResponses { typing.add(.advise(error)) }
            },
            Scenario("the user says no", judge: \RefusalJudgment.byTheUser) { typing in
                typing.requestAccess(answers: [.deny])
            },
            Scenario("there is no account on the device", judge: \RefusalJudgment.withoutAccount) { typing in
                typing.open(SearchWorld(access: .ask, accounts: 0))
                typing.add(.subscribe)
            },
            Scenario("the user says yes", judge: \AccessJudgment.finding) { typing in
                typing.requestAccess(answers: [.allow])
            },
            Scenario("advice on other refusals", judge: \RefusalJudgment.otherRefusals) { typing in
                for error in RefusalJudgment.refusals { typing.add(.advise(error)) }
            },
        ]
    )
}

/// Judges what a failure reports, and the advice on it.
private struct RefusalJudgment: Judgment {
    let transcript: Transcript

    static let invalidResponses: [AdvisedError] = [.unexpectedJSON, .refused, .rateLimitExceeded, .notJSON, .noAnswer]
    static let refusals: [AdvisedError] = [.permissionDenied, .accessDenied, .unknownType, .alreadyExists]

    var laterErrors: Finding? {
        let advice = transcript.values(in: .advice)
        if advice.first != "addAnAccount" {
            return Finding(
                """
                `advice(on:)` is wrong for `noTwitterAccounts`. \
                Access was granted, but there's no account to use: the advice is to add one.
                """, hint: 3)
        }
        let wrong = zip(Self.invalidResponses, advice.dropFirst()).filter { $1 != "tryAgainLater" }.map(\.0)
        guard let first = wrong.first else { return nil }
        let kind = wrong.count == Self.invalidResponses.count ? "" : "(.\(first))"
        return Finding(
            """
            `advice(on:)` is wrong for `invalidResponse\(kind)`. \
            The service gave no usable answer, and the user can't change that: the advice is to try again later.
            """, hint: 3)
    }

    var otherRefusals: Finding? {
        guard let wrong = zip(Self.refusals, transcript.values(in: .advice)).first(where: { $1 != "allowTheApp" })
        else {
            return nil
        }
        let cause = wrong.0 == .accessDenied ? "nil" : ".\(wrong.0)"
        return Finding(
            """
            `advice(on:)` is wrong for `accessDenied(\(cause))`. \
            For any refusal but `.notFound`, the advice is to allow the app.
            """, hint: 3)
    }

    var byTheUser: Finding? {
        transcript.wrongCause("7", of: "The user said no")
            ?? advice("allowTheApp", "The user said no, but there is an account. The advice is to allow the app.")
    }

    var withoutAccount: Finding? {
        transcript.wrongCause("6", of: "There's no account on the device")
            ?? advice(
                "addAnAccount",
                """
                There's no account on the device, but `advice(on:)` doesn't say to add one. \
                A `switch` takes the first pattern that fits: \
                put `.accessDenied(.notFound)` before `.accessDenied`.
                """)
    }

    private func advice(_ advice: String, _ message: String) -> Finding? {
        transcript.values(in: .advice).last == advice ? nil : Finding(message, hint: 2)
    }
}
