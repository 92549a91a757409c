import Exercises
import Foundation
import Grading

extension ExerciseTask {
    /// Task 3 of chapter 05: an operator sees what the stages above it leave.
    static let spacesAreNoSearch = ExerciseTask(
        number: 3,
        scenarios: [
            Scenario(
                "spaces, a word, a space, another word, and some deletions", judge: \TrimmedTextsJudgment.finding
            ) { typing in
                let first = typing.word()
                let second = typing.word()
                typing.open()
                typing.type("   ")
                typing.type(first.prefix(4))
                typing.type("  ")
                typing.type(second.prefix(2))
                typing.delete(7)
            },
            .code { $0.filtersAtTheEnd },
        ]
    )
}

/// Judges which texts were logged, and in which form.
private struct TrimmedTextsJudgment: Judgment {
    let transcript: Transcript

    /// How a text is changed before it is judged or logged.
    private typealias Form = @Sendable (String) -> String

    private static let plain: Form = { $0 }
    private static let trimmed: Form = { $0.trimmingCharacters(in: .whitespaces) }
    private static let withoutSpaces: Form = { $0.replacing(" ", with: "") }
    private static let withoutStart: Form = { String($0.drop { $0 == " " }) }
    private static let withoutEnd: Form = { String($0.reversed().drop { $0 == " " }.reversed()) }

    var finding: Finding? {
        let seen = moments.map { $0.values(in: .log) }
        let expected = log(Self.trimmed, judging: Self.trimmed)
        if seen == expected { return nil }
        return Finding(
            explaining: seen, by: misconceptions(expected),
            otherwise: """
                The log should show each text without the spaces at its ends, \
                if the rest is longer than two characters.
                """,
            expected: transcript.logMarbles(expected), actual: transcript.observations(in: .log))
    }

    private func misconceptions(_ expected: [[String]]) -> [Misconception<[[String]]>] {
        [
            Misconception(
                "Texts that are too short were logged: the filter judged them before `map` removed their spaces.",
                hint: 2, shows: log(Self.trimmed, judging: Self.plain)),
            Misconception(
                "Texts were logged with their spaces. You judge them without spaces, so log them without spaces too.",
                hint: 3, shows: log(Self.plain, judging: Self.trimmed)),
            Misconception(
                "The spaces still count. Remove them before you judge and log a text.",
                shows: log(Self.plain, judging: Self.plain)),
            Misconception(
                "Every text was logged, even the short ones. The spaces are gone, but nothing checks the length.",
                hint: 2, shows: log(Self.trimmed) { _ in "valid" }),
            Misconception(
                """
                The space between two words is gone too. \
                `trimmingCharacters(in: .whitespaces)` removes only those at the ends.
                """, hint: 3, shows: log(Self.withoutSpaces, judging: Self.withoutSpaces)),
            Misconception(
                "The spaces at the start are gone, but not the ones at the end.",
                hint: 3, shows: log(Self.withoutStart, judging: Self.withoutStart)),
            Misconception(
                "The spaces at the end are gone, but not the ones at the start.",
                hint: 3, shows: log(Self.withoutEnd, judging: Self.withoutEnd)),
            Misconception(
                """
                A text that was logged before is missing. \
                `distinct` drops a text that equals the one before. Log every valid text.
                """
            ) { $0.flatMap(\.self) == expected.flatMap(\.self).withoutRepetitions },
        ]
    }

    /// What the log holds after each moment: the texts in one form, if they are long enough in another.
    private func log(_ form: Form, judging judgedForm: Form) -> [[String]] {
        zip(moments, transcript.texts).map { moment, text in
            moment.stimulus == nil || judgedForm(text).count <= 2 ? [] : [form(text)]
        }
    }
}
