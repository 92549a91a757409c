import Exercises
import Grading

extension ExerciseTask {
    /// Task 1 of chapter 00: the first success, one line long.
    static let colorOfTheField = ExerciseTask(
        number: 1,
        scenarios: [
            Scenario("a word is typed and deleted, then a few emoji", judge: \FieldColors.finding) { typing in
                typing.typeAWordAndSomeEmoji()
            }
        ]
    )
}

/// Judges the color after each key.
private struct FieldColors: Judgment {
    let transcript: Transcript

    var finding: Finding? {
        let (seen, expected) = (transcript.colors, shown(by: .longerThanTwo))
        guard seen != expected else { return nil }
        return Finding(
            explaining: seen, by: misconceptions,
            otherwise: "The color doesn't fit every text: yellow for up to two characters, white from three on.",
            hint: 2, expected: transcript.colorMarbles(expected), actual: transcript.colorMarbles(seen))
    }

    private func shown(by rule: ColorRule) -> [String] { texts.map(rule.color) }

    private var misconceptions: [Misconception<[String]>] {
        let other = transcript.colors.first { $0 != "white" && $0 != "yellow" } ?? ""
        return [
            Misconception("The field turned \(other). It should only be white or yellow.") { _ in !other.isEmpty },
            Misconception("The field is white for every text. Which texts are too short?") { !$0.contains("yellow") },
            Misconception("The field is yellow for every text, so it never looks ready.") { !$0.contains("white") },
            Misconception("The colors are swapped. A short text makes the field yellow.", shows: shown(by: .swapped)),
            Misconception(
                "The field is yellow for a text of three characters. Three are enough.", hint: 2,
                shows: shown(by: .longerThanThree)),
            Misconception(
                "The field is white for a text of two characters. White begins at three.", hint: 2,
                shows: shown(by: .longerThanOne)),
            counting("UTF-16 code units", .countedInUTF16),
            counting("Unicode scalars", .countedInScalars),
            Misconception(
                "The empty field is white. An empty text is too short, too.",
                shows: texts.map { $0.isEmpty ? "white" : ColorRule.longerThanTwo.color($0) }),
            Misconception(
                "After the first long text, the field stays white. Look at this text alone, not at those before.",
                shows: staysWhite),
        ]
    }

    private func counting(_ unit: String, _ rule: ColorRule) -> Misconception<[String]> {
        Misconception(
            "Your code counts \(unit) instead of characters. 🇯🇵 is one character, and `text.count` is 1 for it.",
            hint: 1, shows: shown(by: rule))
    }

    private var staysWhite: [String] {
        let first = texts.firstIndex { $0.count > 2 } ?? texts.count
        return texts.indices.map { $0 < first ? "yellow" : "white" }
    }
}
