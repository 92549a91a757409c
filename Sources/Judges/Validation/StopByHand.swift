import SharedJudges

extension BookTask {
    /// Task 3 of chapter 01: disposal.
    static let stopByHand = BookTask(
        sharing: .openedField,
        except: [.count: colorSetTwice],
        view: TaskView(counting: [.subscribers]),
        scenarios: [
            Scenario("a form is opened, closed, and opened again") { typing in
                let word = typing.word()
                typing.add(.open)
                typing.type(word.prefix(3))
                typing.delete(1)
                typing.type(word[2..<3])
                typing.add(.close)
                // The color has to change as soon as the form is open again.
                typing.type(word.suffix(2))
                typing.delete(4)
                typing.add(.open)
                typing.type(word.suffix(3))
                typing.delete(2)
                typing.add(.close)
                typing.type(word)
                for _ in 0..<4 {
                    typing.add(.clear, .open)
                    typing.type(typing.word())
                    typing.delete(3)
                    typing.add(.close)
                    typing.type("xy")
                }
            }.holding(.disposal, .repetition, .secondRun, .emptyThings),
            Scenario("a page is pasted into an open form") { typing in
                typing.add(.open)
                typing.typeAllKinds()
            },
            SideBySide.scenario("forms", ending: .close) { typing, _ in typing.add(.open) },
            Scenario("a form is closed, then released", showing: [kept]) { typing in
                typing.add(.open)
                typing.type(typing.word())
                typing.add(.close, .release)
            }.holding(.lifetime),
        ],
        mistakes: [
            Mistake(filling: "only whitened") { run in
                run.actual.playedMoments.filter { $0.stimulus?.verb == .close }
                    .flatMap { $0.values(in: .background) }.first.map { ["color": $0] }
            },
            Mistake("dropped") { run in
                run.extra(in: .background).contains { color in !run.actual.isOpen(at: color.at) }
            },
            Mistake(filling: "flag in place of disposal") { run in
                let left = run.actual.playedMoments.filter { $0.stimulus?.verb == .close }
                    .compactMap { $0.values(in: .subscribers).last }
                return left.first { $0 != "0" }.map { ["count": $0] }
            },
        ] + Mistake.colors
    )
}

private let kept = Mistake(filling: "kept in a list") { run in
    [("form", "it"), ("field", "its field")].first { run.actual.alive($0.0) > 0 }.map { ["what": $0.1] }
}

extension Transcript {
    fileprivate func isOpen(at time: Duration) -> Bool {
        stimuli.last { $0.at <= time && [.open, .close].contains($0.verb) }?.verb == .open
    }
}
