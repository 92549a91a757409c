import Exercises
import Grading

extension ExerciseTask {
    /// Task 2 of chapter 01: disposal.
    static let stopByHand = ExerciseTask(
        number: 2,
        scenarios: [
            Scenario("a form is opened, closed, and opened again", judge: \OpenFormJudgment.finding) { typing in
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
            },
            Scenario("a form is closed, then released", judge: \OpenFormJudgment.leak) { typing in
                typing.add(.open)
                typing.type(typing.word())
                typing.add(.close)
                typing.add(.release)
            },
        ]
    )
}

/// Judges what a form does while it is open, and while it is closed.
private struct OpenFormJudgment: Judgment {
    let transcript: Transcript

    var finding: Finding? {
        let opened = moments.indices.filter { moments[$0].stimulus?.action.isOpening == true }
        let closed = moments.indices.filter { moments[$0].stimulus?.action == .close }
        let open = zip(opened, closed).map { $0..<$1 }
        let shut = zip(closed, opened.dropFirst() + [moments.count]).map { $0..<$1 }

        if hasKeys(in: open[0]), colors(in: open[0]).count <= 1 {
            return Finding(
                """
                The form doesn't validate while it's open: its pipeline ends before the first key. \
                Dispose of the subscription in `close()`, and only there.
                """, hint: 3)
        }
        let colorsSetByClosing = closed.map { colors(in: $0..<($0 + 1)) }.first { !$0.isEmpty }
        if let colorsSetByClosing {
            return Finding(
                """
                `close()` sets the color itself (\(colorsSetByClosing.joined(separator: ", "))). \
                A closed form should leave the color alone. End the subscription instead.
                """, hint: 2)
        }
        if let closed = shut.first(where: { !colors(in: $0).isEmpty }) {
            return Finding(
                """
                The closed form still colored its field. \
                Dropping a disposable doesn't stop the pipeline. Call `dispose()` on it.
                """, expected: [], actual: marbles(in: closed), hint: 2)
        }
        switch colors(in: open[1]).count {
        case 0:
            return Finding(
                """
                The form can't be opened again: it leaves its field alone then. \
                `open()` has to make a new subscription each time.
                """, hint: 1)
        case 1 where hasKeys(in: open[1]):
            return Finding(
                """
                The form was opened again, and its new subscription ended at once. \
                A `CompositeDisposable` or `SerialDisposable` that was disposed of ends whatever it gets later: \
                make a new one in `open()`.
                """, hint: 1)
        default: break
        }
        if let count = closed.compactMap({ subscribers(after: $0) }).first(where: { $0 > 0 }) {
            return Finding(
                """
                The closed form is quiet, but its pipeline is still subscribed (subscriptions: \(count)). \
                Every key still runs through it. End it with `dispose()`.
                """, hint: 3)
        }
        return open.lazy.compactMap { ColorJudgment(of: transcript, in: $0).finding }.first
    }

    /// What a closed form keeps alive.
    var leak: Finding? {
        for name in ["form", "field"] where transcript.alive(name) > 0 {
            return Finding(
                """
                The form was closed and released, but \(name == "form" ? "it" : "its field") is still alive. \
                A subscription that goes on, or something outside the form, holds it.
                """, hint: 2)
        }
        return nil
    }

    private func hasKeys(in range: Range<Int>) -> Bool {
        moments[range].contains { $0.stimulus?.action.isKey == true }
    }

    private func colors(in range: Range<Int>) -> [String] {
        transcript.values(in: .background, during: range)
    }

    private func subscribers(after moment: Int) -> Int? {
        moments[moment].values(in: .subscribers).last.flatMap { Int($0) }
    }

    private func marbles(in range: Range<Int>) -> [Observation] {
        moments[range].flatMap(\.observations).filter { $0.lane == .background }
    }
}
