import Exercises
import Grading

/// Judges the colour that a field shows, moment by moment.
///
/// What counts is the colour that can be seen after each key, not how often it was set: a pipeline that leaves out
/// repetitions is right too.
struct ColourJudgement {
    /// The colour of a field that nobody has coloured.
    static let untouched = "white"

    private let transcript: Transcript
    /// The moments that are judged: indices into the transcript's played moments.
    private let moments: Range<Int>

    init(of transcript: Transcript, in moments: Range<Int>? = nil) {
        self.transcript = transcript
        self.moments = moments ?? 0..<transcript.playedMoments.count
    }

    /// What is wrong with the colours; nil when nothing is.
    var finding: Finding? {
        guard seen != expected else { return nil }
        let mistake = misconceptions.first { $0.shows == seen }
        return Finding(
            mistake?.sentence ?? "The colour does not follow the text. It has to be yellow for up to two characters and white from the third on.",
            expected: marbles(of: expected),
            actual: marbles(of: seen),
            hint: mistake?.hint ?? 1
        )
    }

    // MARK: What is compared

    private var texts: [String] { moments.map { transcript.texts[$0] } }

    private var expected: [String] { shown(by: .longerThanTwo) }

    /// The colour after each moment: the one that was set last, up to then.
    private var seen: [String] {
        var colour = Self.untouched
        let all = transcript.playedMoments.map { moment in
            colour = moment.values(in: "background").last ?? colour
            return colour
        }
        return moments.map { all[$0] }
    }

    private func shown(by rule: ColourRule) -> [String] { texts.map(rule.colour) }

    // MARK: Mistakes, by what they show

    private var misconceptions: [(shows: [String], sentence: String, hint: Int)] {
        let colours = transcript.values(in: "background")
        var found: [(shows: [String], sentence: String, hint: Int)] = []

        if colours.isEmpty {
            found.append((seen, """
                The field was never coloured: nobody subscribed to the pipeline, and until somebody does, no stage of it runs. \
                (Or its subscriber does not set `background`.)
                """, 1))
        }
        if let other = colours.first(where: { $0 != "white" && $0 != "yellow" }) {
            found.append((seen, "The field was \(other) for a while, and \(other) is neither white nor yellow.", 2))
        }
        if colours == ["yellow"] {
            found.append((seen, """
                The field was coloured only once, for the text it began with. Later texts never reached it: the pipeline has ended, or the text \
                was read once instead of being followed.
                """, 1))
        }
        if !colours.contains("yellow") {
            found.append((seen, """
                The field never turns yellow: a text that is too short never reaches the end of the pipeline. \
                `filter` takes values away; `map` turns each into a colour.
                """, 2))
        }
        found += [
            (shown(by: .swapped), "The colours are the wrong way round: white is for valid texts, yellow for those that are too short.", 2),
            (shown(by: .longerThanThree), "A text of exactly three characters is valid, since three is longer than two; yours stays yellow for it.", 2),
            (shown(by: .longerThanOne), "A text of exactly two characters is not longer than two characters; yours is white for it.", 2),
            (shown(by: .countedInUTF16), Self.codeUnits("UTF-16"), 3),
            (shown(by: .countedInUTF8), Self.codeUnits("UTF-8"), 3),
            (shown(by: .countedInScalars), Self.codeUnits("Unicode scalars"), 3),
            ([Self.untouched] + expected.dropFirst(), """
                Nothing was set before the first key: the field should be yellow at once. The text signal begins with the text that the \
                field already holds, so let that first value through.
                """, 1),
            (staysWhite, """
                The field never goes back to yellow once a text was valid: texts that are too short no longer reach it. \
                `filter` takes values away; `map` turns each into a colour.
                """, 2),
        ]
        return found
    }

    private static func codeUnits(_ unit: String) -> String {
        "It counts code units (\(unit)) and not characters: 🇯🇵 is one character to whoever typed it, and to `count`."
    }

    /// Yellow until the first valid text, white ever after.
    private var staysWhite: [String] {
        var wasValid = false
        return expected.map { colour in
            wasValid = wasValid || colour == "white"
            return wasValid ? "white" : "yellow"
        }
    }

    /// One marble a moment: the first letter of its colour.
    private func marbles(of colours: [String]) -> [Observation] {
        zip(moments, colours).map { moment, colour in
            Observation(at: transcript.times[moment], lane: "background", event: .next(String(colour.prefix(1))))
        }
    }
}
