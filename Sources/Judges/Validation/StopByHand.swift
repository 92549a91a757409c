import Exercises
import Grading

extension ExerciseTask {
    /// Task 2 of chapter 01: disposal.
    static let stopByHand = ExerciseTask(
        number: 2,
        title: "stop by hand",
        kind: .repair,
        goal: """
            The form validates its field from `open()` on. After `close()` it should leave the color alone, and it does not. \
            Mend it, so that it can also be opened again.
            """,
        hints: [
            "What does `close()` do to the subscription? What happens to a pipeline when its disposable is forgotten?",
            "A forgotten disposable disposes nothing: the field still holds the pipeline. A `Disposable` has one method.",
            "Call `subscription?.dispose()` in `close()`, before you forget it.",
        ],
        explanation: """
            A subscription lives until its signal ends or until somebody disposes of it; who holds the disposable does not matter. \
            In Combine it is the other way round, and each way surprises those who come from the other.
            """,
        scenarios: [
            Scenario("a form is opened, closed, and opened again") { generator in
                let word = Typing.word(using: &generator)
                var typing = Typing()
                typing.add("open", using: &generator)
                typing.type(word.prefix(3), using: &generator)
                typing.delete(1, using: &generator)
                typing.add("close", using: &generator)
                typing.type(word.suffix(2), using: &generator)
                typing.delete(3, using: &generator)
                typing.add("open", using: &generator)
                typing.type(word.suffix(3), using: &generator)
                typing.delete(2, using: &generator)
                typing.add("close", using: &generator)
                typing.type(word, using: &generator)
                return typing.stimuli
            } judge: { transcript in
                OpeningHours(of: transcript).finding
            }
        ]
    )
}

/// Judges a form by the hours in which it is open.
private struct OpeningHours {
    private let transcript: Transcript
    private let moments: [Transcript.Moment]

    init(of transcript: Transcript) {
        self.transcript = transcript
        moments = transcript.playedMoments
    }

    var finding: Finding? {
        let opened = moments.indices.filter { moments[$0].stimulus?.name == "open" }
        let closed = moments.indices.filter { moments[$0].stimulus?.name == "close" }
        let open = zip(opened, closed).map { $0..<$1 }
        let shut = zip(closed, opened.dropFirst() + [moments.count]).map { $0..<$1 }

        if colors(in: open[0]).count <= 1 {
            return Finding(
                """
                The form never validates while it is open: its pipeline has ended before the first key. Dispose of it in `close()`, and only there.
                """, hint: 3)
        }
        if let closing = closed.first(where: { !moments[$0].values(in: "background").isEmpty }) {
            return Finding(
                """
                `close()` sets the color itself (\(moments[closing].values(in: "background").joined(separator: ", "))). A closed form leaves the \
                color alone, whatever it is; what has to end is the subscription.
                """, hint: 2)
        }
        if let hours = shut.first(where: { !colors(in: $0).isEmpty }) {
            return Finding(
                """
                The closed form still colored its field. A dropped disposable disposes of nothing: the pipeline runs on until somebody calls `dispose()`.
                """, expected: [], actual: marbles(in: hours), hint: 2)
        }
        if colors(in: open[1]).isEmpty {
            return Finding(
                "When the form was opened again, it no longer validated: `open()` has to subscribe each time.", hint: 1)
        }
        if let count = closed.compactMap({ subscribers(after: $0) }).first(where: { $0 > 0 }) {
            return Finding(
                """
                The closed form is quiet, but its pipeline is still subscribed (\(count) subscription\(count == 1 ? "" : "s") left): every key still \
                runs through it, for nobody. End it with `dispose()`.
                """, hint: 3)
        }
        return open.lazy.compactMap { ColorJudgment(of: transcript, in: $0).finding }.first
    }

    private func colors(in hours: Range<Int>) -> [String] {
        moments[hours].flatMap { $0.values(in: "background") }
    }

    private func subscribers(after moment: Int) -> Int? {
        moments[moment].values(in: "subscribers").last.flatMap { Int($0) }
    }

    private func marbles(in hours: Range<Int>) -> [Observation] {
        moments[hours].flatMap(\.observations).filter { $0.lane == "background" }
    }
}
