import SharedJudges

extension SharedFixture {
    static let signInForm = SharedFixture(
        reasons: [.failure: "A sign-in can't fail: a refusal is an answer.", .interval: noInterval],
        scenarios: [
            .lifetime: [FormAfterwards.release],
            .disposal: [FormAfterwards.disposal, FormAfterwards.disposalBeforeTheAnswer],
        ])
}

extension Scenario {
    static let twoForms = Scenario.signIn(
        "two forms are open at once",
        showing: [
            Mistake("forms share") { run in
                let second = run.actual.stimuli.last { $0.action.isOpening }?.at ?? .zero
                let changes = [.log, .button].flatMap { run.missing(in: $0) + run.extra(in: $0) }
                return !changes.isEmpty && changes.allSatisfy { $0.at >= second }
            }
        ]
    ) { input in
        input.typeName()
        input.typePassword()
        input.add(.signingIn(true), .hold)
        input.add(.openSignIn(input.user))
        input.add(.signingIn(true), .signingIn(false))
        input.typePassword()
        input.add(.tap)
        input.typeName()
        input.add(.tap)
    }.cutting(.nothing)
}

/// Mistakes of a sign-in form's pipeline after its disposal, or after the form's release.
private enum FormAfterwards {
    static let mistakes: [Mistake] = [
        AfterDisposal.acting(.log, "logs after dispose"),
        AfterDisposal.acting(.signIn, "asks the service after dispose"),
        AfterDisposal.acting(.name, "colors after dispose"), AfterDisposal.acting(.password, "colors after dispose"),
        AfterDisposal.acting(.button, "sets the button after dispose"),
        AfterDisposal.acting(.error, "changes the error after dispose"),
        AfterDisposal.acting(.screen, "goes on after dispose"),
    ]

    static let release = Scenario.signIn(
        "the form is released while an answer is on its way", showing: Mistake.leaks
    ) { input in
        input.fillInAndTap()
        input.waitForTheAnswer()
        input.add(.tap, .release)
        input.waitForTheAnswer()
    }

    static let disposal = Scenario.signIn(
        "the form is used after the disposal", showing: mistakes
    ) { input in
        input.fillInAndTap()
        input.waitForTheAnswer()
        input.dispose()
        input.useOn()
    }

    static let disposalBeforeTheAnswer = Scenario.signIn(
        "the disposal comes before the answer", showing: mistakes
    ) { input in
        input.fillInAndTap()
        input.dispose()
        input.waitForTheAnswer()
        input.useOn()
    }
}

extension Typing {
    fileprivate mutating func fillInAndTap() {
        typeName()
        typePassword(wrongPassword())
        add(.tap)
    }

    fileprivate mutating func useOn() {
        add(.signingIn(true), .signingIn(false))
        tapAndWait()
        add(.signInKey(.clear, .name), .signInKey(.clear, .password))
        typePassword()
        typeName()
        tapAndWait()
    }
}
