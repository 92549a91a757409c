import SharedJudges

extension BookTask {
    /// Task 4 of chapter 12: a signal around the service, and one such signal per tap.
    static let signInAtTheTap = BookTask(
        sharing: .signInForm,
        view: TaskView(free: [.error]),
        scenarios: [
            Scenario.signIn("a wrong password, then the right one") { input in
                input.typeName()
                input.typePassword(input.wrongPassword())
                input.tapAndWait()
                input.tapAndWait()
                input.add(.signInKey(.clear, .password))
                input.typePassword()
                input.tapAndWait()
                input.add(.signInKey(.delete, .name))
                for _ in 1...12 { input.tapAndWait() }
            }.holding(.repetition, .count),
            Scenario.signIn("the fields are empty, then filled") { input in
                input.tapAndWait()
                input.typeName()
                input.tapAndWait()
                input.typePassword()
                input.tapAndWait()
            }.holding(.emptyThings),
            .strangeUsers,
            Scenario.signIn("taps and keys while answers are on their way") { input in
                input.slowDown()
                input.typeName()
                input.typePassword()
                input.type("x", into: .password)
                input.add(.tap, .signInKey(.delete, .password), .tap)
                input.tapAndWait()
                input.add(.tap)
                input.type("x", into: .name)
                input.tapAndWait()
                input.add(.signInKey(.delete, .name))
                input.waitForTheAnswer()
                for key in [Keystroke.type("x"), .delete, .type("y")] {
                    input.tapTwice(changing: key)
                    input.waitForTheAnswer()
                }
            },
            Scenario.signIn("the signal of a sign-in is subscribed to twice") { input in
                input.slowDown()
                input.typeName()
                input.typePassword(input.wrongPassword())
                input.add(.subscribe)
                input.waitForTheAnswer()
                input.add(.signInKey(.clear, .password))
                input.typePassword()
                input.add(.subscribe)
                input.waitForTheAnswer()
                for _ in 1...2 { input.add(.subscribe) }
                input.waitForTheAnswer()
            }.cutting(.end),
            .longWait,
        ],
        mistakes: [
            .property("answer the wrong way round") { run in
                let wrong = run.settledAnswers.filter { run.actual.shown(in: .error, at: $0.at) != $0.error }
                return wrong.contains { $0.error == "hidden" && run.actual.isShown(at: $0.at) } ? [:] : nil
            },
            .property("error stays") { $0.ignoresAnswer("hidden") ? [:] : nil },
            .property("completes first") { $0.ignoresAnswer("shown") ? [:] : nil },
        ]
    )
}

extension PlayedRun {
    /// The answers that arrive while no other answer is pending, each with the error label's state in the solution.
    /// Empty if the service was asked something else, and so gave other answers.
    fileprivate var settledAnswers: [(at: Duration, error: String)] {
        guard missing(in: .signIn).isEmpty, extra(in: .signIn).isEmpty else { return [] }
        let end = expected.stimuli.first { [.release, .dispose].contains($0.verb) }?.at ?? .seconds(1_000)
        return expected.observations(in: .answered).enumerated().filter { number, answer in
            answer.at < end && expected.times(of: .tap).count { $0 < answer.at } == number + 1
        }.map { ($0.element.at, expected.shown(in: .error, at: $0.element.at) ?? "") }
    }

    fileprivate func ignoresAnswer(_ error: String) -> Bool {
        settledAnswers.contains { $0.error == error && actual.shown(in: .error, at: $0.at) != error }
    }
}

extension Transcript {
    fileprivate func isShown(at instant: Duration) -> Bool {
        observations(in: .error).contains { $0.at == instant && $0.text == "shown" }
    }
}
