import Exercises
import Grading

extension SharedFixture {
    /// A sign-in form with a pipeline.
    static let signInForm = SharedFixture(
        reasons: [
            .failure: "A sign-in can't fail: a refusal is an answer.",
            .interval: "Nothing in the task depends on an interval.",
        ]
    ) { requirement, task in
        switch requirement {
        case .lifetime: [FormAfterwards.release]
        case .disposal: [FormAfterwards.disposal, FormAfterwards.disposalBeforeTheAnswer]
        case .secondRun: [task.scenarios[0].onceMore]
        default: []
        }
    }
}

/// Judges what is left of a sign-in form's pipeline after its disposal, or after the form's release.
private struct FormAfterwards: Judgment {
    let transcript: Transcript

    private static let effects: [(lane: ObservationLane, words: String)] = [
        (.log, "logs"), (.asked, "asks the service"), (.name, "colors the name"), (.password, "colors the password"),
        (.button, "sets the button's state"), (.error, "shows or hides the error"), (.screen, "shows the next screen"),
    ]

    /// What the pipeline still does after `dispose()`.
    var disposal: Finding? {
        let after = moments[transcript.firstMoment(.dispose)...].flatMap(\.observations)
        for (lane, words) in Self.effects {
            let late = after.filter { $0.lane == lane }
            guard !late.isEmpty else { continue }
            return Finding(
                """
                Your pipeline still \(words) after `dispose()`. \
                The disposable that you return has to end every subscription that you make.
                """, actual: late)
        }
        return nil
    }

    static let release = Scenario(
        "the form is released while an answer is on its way", input: SignInInput.self, judge: \Remains.finding
    ) { input in
        input.fillInAndTap()
        input.waitForTheAnswer()
        input.add(.tap)
        input.add(.release)
        input.waitForTheAnswer()
    }

    static let disposal = Scenario(
        "the form is used after the disposal", input: SignInInput.self, judge: \FormAfterwards.disposal
    ) { input in
        input.fillInAndTap()
        input.waitForTheAnswer()
        input.dispose()
        input.useOn()
    }

    static let disposalBeforeTheAnswer = Scenario(
        "the disposal comes before the answer", input: SignInInput.self, judge: \FormAfterwards.disposal
    ) { input in
        input.fillInAndTap()
        input.dispose()
        input.waitForTheAnswer()
        input.useOn()
    }
}

extension SignInInput {
    fileprivate mutating func fillInAndTap() {
        typeName()
        typePassword(wrongPassword())
        add(.tap)
    }

    fileprivate mutating func useOn() {
        add(.signingIn(true))
        add(.signingIn(false))
        add(.tap)
        waitForTheAnswer()
        add(.signInKey(.clear, .name))
        add(.signInKey(.clear, .password))
        typePassword()
        typeName()
        add(.tap)
        waitForTheAnswer()
    }
}
