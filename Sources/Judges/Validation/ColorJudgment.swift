import Exercises
import Grading

/// Judges the color of a field, moment by moment.
///
/// Only the color after each key counts, not how often it was set: a pipeline that leaves out repetitions is right too.
struct ColorJudgment {
    private let transcript: Transcript
    /// The moments that are judged: indices into the transcript's played moments.
    private let moments: Range<Int>
    private let texts: [String]
    private let seen: [String]
    private let expected: [String]

    init(of transcript: Transcript, in moments: Range<Int>? = nil) {
        self.transcript = transcript
        self.moments = moments ?? 0..<transcript.playedMoments.count
        texts = Array(transcript.texts[self.moments])
        seen = Array(transcript.colors[self.moments])
        expected = texts.map(ColorRule.longerThanTwo.color)
    }

    /// What is wrong with the colors; nil when nothing is.
    var finding: Finding? {
        guard seen != expected else { return nil }
        return Finding(
            explaining: seen,
            by: misconceptions,
            otherwise: """
                The color doesn't follow the text. \
                It should be yellow for up to two characters and white from three on.
                """,
            expected: transcript.colorMarbles(expected, from: moments.lowerBound),
            actual: transcript.colorMarbles(seen, from: moments.lowerBound))
    }

    private var misconceptions: [Misconception<[String]>] {
        let colors = transcript.values(in: .background)
        let other = colors.first { $0 != "white" && $0 != "yellow" }
        return [
            Misconception(
                """
                The field never changes color. \
                Either nothing subscribes to the pipeline, or the subscriber doesn't set `background`.
                """
            ) { _ in colors.isEmpty },
            Misconception("The field turned \(other ?? ""). It should only be white or yellow.", hint: 2) { _ in
                other != nil
            },
            Misconception(
                """
                The field was colored only once, for the text it had at the start. \
                Either the pipeline ended, or you read the text once. Follow `textSignal` to get every text.
                """
            ) { _ in colors == ["yellow"] },
            Misconception(
                """
                The field never turns yellow, because short texts never reach your subscriber. \
                `filter` drops values. Use `map`, which turns every text into a color.
                """, hint: 2
            ) { _ in !colors.contains("yellow") },
            Misconception(
                "The colors are swapped. A valid text makes the field white, a short one makes it yellow.",
                hint: 2, shows: shown(by: .swapped)),
            Misconception(
                "The field stays yellow for a text of exactly three characters. \"Longer than two\" includes three.",
                hint: 2, shows: shown(by: .longerThanThree)),
            Misconception(
                "The field turns white for a text of exactly two characters. \"Longer than two\" starts at three.",
                hint: 2, shows: shown(by: .longerThanOne)),
            counting("UTF-16 code units", .countedInUTF16),
            counting("UTF-8 code units", .countedInUTF8),
            counting("Unicode scalars", .countedInScalars),
            Misconception(
                "Your rule doesn't count spaces. A space is a character: three of them are longer than two.",
                hint: 2, shows: shown(by: .countedWithoutSpaces)),
            Misconception(
                """
                The field isn't yellow before the first key. \
                The text signal starts with the text that the field already holds. Let that first value through.
                """, shows: [Transcript.initialColor] + expected.dropFirst()),
            Misconception(
                """
                After the first valid text, the field never goes back to yellow: short texts no longer reach it. \
                `filter` drops values. Use `map`, which turns every text into a color.
                """, hint: 2, shows: staysWhite),
        ]
    }

    private func counting(_ unit: String, _ rule: ColorRule) -> Misconception<[String]> {
        Misconception(
            "Your code counts \(unit) instead of characters. 🇯🇵 is one character, and `text.count` is 1 for it.",
            hint: 3, shows: shown(by: rule))
    }

    private func shown(by rule: ColorRule) -> [String] { texts.map(rule.color) }

    /// Yellow until the first valid text, then always white.
    private var staysWhite: [String] {
        let firstValid = expected.firstIndex(of: "white") ?? expected.count
        return expected.indices.map { $0 < firstValid ? "yellow" : "white" }
    }
}

extension Transcript {
    /// The color of a field before anything sets it.
    static let initialColor = "white"

    /// The color of the field after each of the ``playedMoments``.
    var colors: [String] { states(of: .background, from: Self.initialColor) }

    /// One marble per moment: the first letter of its color.
    func colorMarbles(_ colors: [String], from start: Int = 0) -> [Observation] {
        zip(times.dropFirst(start), colors).map { time, color in
            Observation(at: time, lane: .background, event: .next(String(color.prefix(1))))
        }
    }
}
