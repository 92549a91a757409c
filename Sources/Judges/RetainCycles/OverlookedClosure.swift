import Exercises
import Grading

extension ExerciseTask {
    /// Task 2 of chapter 02: the strong `self` that the tutorial's own cure leaves behind.
    static let overlookedClosure = ExerciseTask(
        number: 2,
        title: "the closure that was overlooked",
        kind: .repair,
        goal: """
            This pipeline was mended once: its subscription is weak. The controller still never goes away. Find the closure that was overlooked, and \
            mend it so that a minimum that changes is still obeyed from the next text on.
            """,
        hints: [
            "A capture list belongs to one closure. How many closures does the pipeline have, and which of them use `self`?",
            """
            The minimum may change later, so a copy of it in the capture list is no help: the closure has to ask the controller, if there \
            still is one.
            """,
            ".map { [weak self] text in self?.color(for: text) ?? .yellow }, with a method that compares with `minimumLength`.",
        ],
        explanation: """
            This is how the tutorial's finished app leaks: the last closure was looked at, the one of `map` was not. Where a closure needs only a \
            constant, capture that; where it needs the state of an object, capture the object, weakly.
            """,
        scenarios: [
            Scenario("the minimum changes, then the form is let go") { generator in
                let word = Typing.word(using: &generator)
                var typing = Typing()
                typing.add(.openController(minimumLength: Int.random(in: 1...2, using: &generator)), using: &generator)
                typing.type(word.prefix(3), using: &generator)
                typing.add(.require(minimumLength: 5), using: &generator)
                typing.type(word.suffix(3), using: &generator)
                typing.delete(2, using: &generator)
                typing.add(.require(minimumLength: 4), using: &generator)
                typing.type(word.prefix(2), using: &generator)
                typing.delete(4, using: &generator)
                typing.add(.release, using: &generator)
                return typing.stimuli
            } judge: { transcript in
                StrictColors(of: transcript).finding ?? ControllerHours(of: transcript).leak
            },
            Scenario("a screen holds the form for longer than its controller lives") { generator in
                var typing = Typing()
                typing.add(.openController(minimumLength: 4), using: &generator)
                typing.add(.hold, using: &generator)
                typing.type(Typing.word(using: &generator), using: &generator)
                typing.add(.release, using: &generator)
                typing.delete(2, using: &generator)
                return typing.stimuli
            } judge: { _ in
                nil
            },
        ]
    )
}

/// Judges the colors of a form whose minimum changes.
private struct StrictColors {
    private let transcript: Transcript
    private let moments: ArraySlice<Transcript.Moment>

    init(of transcript: Transcript) {
        self.transcript = transcript
        let all = transcript.playedMoments
        moments = all[..<(all.firstIndex { $0.stimulus?.action == .release } ?? all.count)]
    }

    var finding: Finding? {
        guard shown != expected() else { return nil }
        return Finding(sentence, expected: marbles(expected()), actual: marbles(shown), hint: 2)
    }

    private var sentence: String {
        if transcript.values(in: .background).count < 2 {
            return
                "The field was colored at most once: the pipeline has ended, and a form that nobody closed has to go on."
        }
        if shown == expected(obeying: { _ in moments.first { $0.stimulus?.action.isOpening == true }?.minimum }) {
            return """
                The minimum changed, and the colors did not follow: what the capture list copied is the minimum of the moment in which the \
                pipeline was made.
                """
        }
        if shown == expected(obeying: { _ in 3 }) {
            return
                "Three characters are always enough for yours. The controller has a minimum of its own, which can be set."
        }
        return """
            A text is white from `minimumLength` characters on, and yellow before; the minimum that counts is the one in force when the text comes.
            """
    }

    /// The color after each moment; white to begin with.
    private var shown: [String] {
        var color = "white"
        return moments.map { moment in
            color = moment.values(in: .background).last ?? color
            return color
        }
    }

    private func expected(obeying minimum: (Transcript.Moment) -> Int? = { $0.minimum }) -> [String] {
        var color = "white"
        var required = 3
        return zip(moments, transcript.texts).map { moment, text in
            required = minimum(moment) ?? required
            switch moment.stimulus?.action {
            case nil, .require: break
            case _?: color = text.count >= required ? "white" : "yellow"
            }
            return color
        }
    }

    private func marbles(_ colors: [String]) -> [Observation] {
        zip(transcript.times, colors).map {
            Observation(at: $0, lane: .background, event: .next(String($1.prefix(1))))
        }
    }
}

extension Transcript.Moment {
    /// The minimum length that it sets.
    fileprivate var minimum: Int? {
        switch stimulus?.action {
        case .openController(let minimum), .require(let minimum): minimum
        default: Int?.none
        }
    }
}
