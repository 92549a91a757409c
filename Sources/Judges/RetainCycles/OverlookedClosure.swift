import Exercises
import Grading

extension ExerciseTask {
    /// Task 2 of chapter 02: the strong `self` that the tutorial's own cure leaves behind.
    static let overlookedClosure = ExerciseTask(
        number: 2,
        freeLanes: [.background],
        scenarios: [
            Scenario("the minimum changes, then the form is released", input: Typing.self) { typing in
                let word = typing.word()
                typing.add(.openController(minimumLength: Int.random(in: 1...2, using: &typing.generator)))
                typing.type(word.prefix(3))
                typing.add(.require(minimumLength: 5))
                typing.type(word.suffix(3))
                typing.delete(2)
                typing.add(.require(minimumLength: 4))
                typing.type(word.prefix(2))
                typing.delete(4)
                typing.add(.release)
            } judge: { transcript in
                MinimumLengthJudgment(transcript: transcript).finding ?? ControllerJudgment(transcript: transcript).leak
            },
            Scenario("a screen holds the form longer than its controller lives", input: Typing.self) { typing in
                typing.add(.openController(minimumLength: 4))
                typing.add(.hold)
                typing.type(typing.word())
                typing.add(.release)
                typing.delete(2)
            } judge: { _ in
                nil
            },
        ]
    )
}

/// Judges the colors of a form whose minimum changes.
private struct MinimumLengthJudgment: Judgment {
    let transcript: Transcript

    private var moments: ArraySlice<Transcript.Moment> { transcript.playedMoments[..<transcript.firstMoment(.release)] }

    var finding: Finding? {
        let seen = Array(transcript.colors[moments.indices])
        let expected = colors(obeying: \.minimum)
        guard seen != expected else { return nil }
        let firstMinimum = moments.lazy.compactMap(\.minimum).first
        return Finding(
            explaining: seen,
            by: [
                Misconception(
                    "The field was colored at most once: the pipeline ended while the form was open. Keep it running.",
                    hint: 2
                ) { [transcript] _ in transcript.values(in: .background).count < 2 },
                Misconception(
                    """
                    The minimum changed, but the colors didn't follow. \
                    Your capture list copied `minimumLength` when the pipeline was made. \
                    Ask the controller for it with each text.
                    """, hint: 2, shows: colors { _ in firstMinimum }),
                Misconception(
                    """
                    Your rule always asks for three characters. \
                    The controller's `minimumLength` can change, so compare with that.
                    """, hint: 2, shows: colors { _ in 3 }),
            ],
            otherwise: """
                The colors don't follow `minimumLength`. \
                A text with at least that many characters is white, a shorter one is yellow.
                """, hint: 2,
            expected: transcript.colorMarbles(expected), actual: transcript.colorMarbles(seen))
    }

    /// The color after each moment, where a moment may change the minimum.
    private func colors(obeying minimum: (Transcript.Moment) -> Int?) -> [String] {
        var color = Transcript.initialColor
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
}

extension Transcript.Moment {
    /// The minimum length that this moment sets.
    fileprivate var minimum: Int? {
        switch stimulus?.action {
        case .openController(let minimum), .require(let minimum): minimum
        default: Int?.none
        }
    }
}
