import SharedJudges

extension BookTask {
    /// Task 5 of chapter 12: the exam.
    static let signInForm = BookTask(
        sharing: .signInForm,
        view: TaskView(free: [.fields]),
        scenarios: [
            Scenario.signIn("wrong passwords, then the right one") { input in
                input.typeName()
                input.typePassword(input.wrongPassword())
                for _ in 1...8 { input.tapAndWait() }
                input.add(.signInKey(.clear, .password))
                input.typePassword()
                input.tapAndWait()
            }.holding(.repetition, .count),
            // The fields are free: a right program may disable them during a sign-in, and then their texts differ.
            Scenario.signIn("keys and taps before the answer comes") { input in
                input.slowDown()
                input.typeName()
                input.typePassword(input.wrongPassword())
                input.add(.tap)
                input.type("x", into: .password)
                input.tapAndWait()
                input.add(.tap, .signInKey(.clear, .password))
                input.waitForTheAnswer()
                input.add(.tap)
                input.typePassword()
                input.add(.tap)
                input.type("x", into: .name)
                input.waitForTheAnswer()
            }.freeing(.button, .name, .password, .signIn, .answered, .error, .screen).holding(.emptyThings),
            Scenario.signIn("in, out, and in again") { input in
                input.typePassword()
                input.type(input.user.name.prefix(2), into: .name)
                input.add(.tap)
                input.type(input.user.name.dropFirst(2), into: .name)
                input.tapAndWait()
                for _ in 1...3 {
                    input.add(.signOut)
                    input.type(input.user.password.prefix(6), into: .password)
                    input.type("y", into: .password)
                    input.tapAndWait()
                    input.add(.signInKey(.clear, .password))
                    input.typePassword()
                    input.tapAndWait()
                }
            },
            .strangeUsers,
            .longWait,
        ],
        mistakes: [
            .property("after flatmap") { run in
                guard run.actual.values(in: .button).contains("disabled") else { return nil }
                return run.actual.observations(in: .signIn).contains { asked in
                    run.actual.isTapped(at: asked.at) && run.actual.shown(in: .button, at: asked.at) == "enabled"
                } ? [:] : nil
            },
            .property("two writers") { run in
                run.actual.stimuli.contains { stimulus in
                    guard case .signInKey = stimulus.verb else { return false }
                    return run.actual.isWaiting(at: stimulus.at)
                        && run.actual.shown(in: .button, at: stimulus.at) == "enabled"
                } ? [:] : nil
            },
            .property("answer enables") { run in
                run.actual.observations(in: .answered).contains { answer in
                    !run.actual.fields(at: answer.at).areValid
                        && run.actual.observations(in: .button).contains { $0.at == answer.at && $0.text == "enabled" }
                } ? [:] : nil
            },
            .property("never over") { run in
                run.actual.observations(in: .answered).contains { answer in
                    run.actual.fields(at: answer.at).areValid && !run.actual.isWaiting(at: answer.at)
                        && run.expected.shown(in: .button, at: answer.at) == "enabled"
                        && run.actual.shown(in: .button, at: answer.at) == "disabled"
                } ? [:] : nil
            },
        ]
    )
}

extension Transcript {
    fileprivate func isTapped(at instant: Duration) -> Bool {
        stimuli.contains { $0.verb == .tap && $0.at == instant }
    }

    fileprivate func isWaiting(at instant: Duration) -> Bool {
        observations(in: .signIn).count { $0.at <= instant } > observations(in: .answered).count { $0.at <= instant }
    }

    fileprivate func fields(at instant: Duration) -> SignInFields {
        SignInFields(shown(in: .fields, at: instant) ?? "/")
    }
}
