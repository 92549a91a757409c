import Exercises
import Grading

/// Judges the color that a field shows, moment by moment.
///
/// What counts is the color that can be seen after each key, not how often it was set: a pipeline that leaves out
/// repetitions is right too.
struct ColorJudgment {
    /// The color of a field that nobody has colored.
    static let untouched = "white"

    private let transcript: Transcript
    /// The moments that are judged: indices into the transcript's played moments.
    private let moments: Range<Int>

    init(of transcript: Transcript, in moments: Range<Int>? = nil) {
        self.transcript = transcript
        self.moments = moments ?? 0..<transcript.playedMoments.count
    }

    /// What is wrong with the colors; nil when nothing is.
    var finding: Finding? {
        guard seen != expected else { return nil }
        let mistake = misconceptions.first { $0.shows == seen }
        return Finding(
            mistake?.sentence
                ?? "The color does not follow the text. It has to be yellow for up to two characters and white from the third on.",
            expected: marbles(of: expected),
            actual: marbles(of: seen),
            hint: mistake?.hint ?? 1
        )
    }

    // MARK: What is compared

    private var texts: [String] { moments.map { transcript.texts[$0] } }

    private var expected: [String] { shown(by: .longerThanTwo) }

    /// The color after each moment: the one that was set last, up to then.
    private var seen: [String] {
        var color = Self.untouched
        let all = transcript.playedMoments.map { moment in
            color = moment.values(in: "background").last ?? color
            return color
        }
        return moments.map { all[$0] }
    }

    private func shown(by rule: ColorRule) -> [String] { texts.map(rule.color) }

    // MARK: Mistakes, by what they show

    private var misconceptions: [(shows: [String], sentence: String, hint: Int)] {
        let colors = transcript.values(in: "background")
        var found: [(shows: [String], sentence: String, hint: Int)] = []

        if colors.isEmpty {
            found.append(
                (
                    seen,
                    """
                    The field was never colored: nobody subscribed to the pipeline, and until somebody does, no stage of it runs. \
                    (Or its subscriber does not set `background`.)
                    """, 1
                ))
        }
        if let other = colors.first(where: { $0 != "white" && $0 != "yellow" }) {
            found.append((seen, "The field was \(other) for a while, and \(other) is neither white nor yellow.", 2))
        }
        if colors == ["yellow"] {
            found.append(
                (
                    seen,
                    """
                    The field was colored only once, for the text it began with. Later texts never reached it: the pipeline has ended, or the text \
                    was read once instead of being followed.
                    """, 1
                ))
        }
        if !colors.contains("yellow") {
            found.append(
                (
                    seen,
                    """
                    The field never turns yellow: a text that is too short never reaches the end of the pipeline. \
                    `filter` takes values away; `map` turns each into a color.
                    """, 2
                ))
        }
        found += [
            (
                shown(by: .swapped),
                "The colors are the wrong way round: white is for valid texts, yellow for those that are too short.", 2
            ),
            (
                shown(by: .longerThanThree),
                "A text of exactly three characters is valid, since three is longer than two; yours stays yellow for it.",
                2
            ),
            (
                shown(by: .longerThanOne),
                "A text of exactly two characters is not longer than two characters; yours is white for it.", 2
            ),
            (shown(by: .countedInUTF16), Self.codeUnits("UTF-16"), 3),
            (shown(by: .countedInUTF8), Self.codeUnits("UTF-8"), 3),
            (shown(by: .countedInScalars), Self.codeUnits("Unicode scalars"), 3),
            (
                [Self.untouched] + expected.dropFirst(),
                """
                Nothing was set before the first key: the field should be yellow at once. The text signal begins with the text that the \
                field already holds, so let that first value through.
                """, 1
            ),
            (
                staysWhite,
                """
                The field never goes back to yellow once a text was valid: texts that are too short no longer reach it. \
                `filter` takes values away; `map` turns each into a color.
                """, 2
            ),
        ]
        return found
    }

    private static func codeUnits(_ unit: String) -> String {
        "It counts code units (\(unit)) and not characters: 🇯🇵 is one character to whoever typed it, and to `count`."
    }

    /// Yellow until the first valid text, white ever after.
    private var staysWhite: [String] {
        var wasValid = false
        return expected.map { color in
            wasValid = wasValid || color == "white"
            return wasValid ? "white" : "yellow"
        }
    }

    /// One marble a moment: the first letter of its color.
    private func marbles(of colors: [String]) -> [Observation] {
        zip(moments, colors).map { moment, color in
            Observation(at: transcript.times[moment], lane: "background", event: .next(String(color.prefix(1))))
        }
    }
}
