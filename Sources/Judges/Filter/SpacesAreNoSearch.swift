import Exercises
import Foundation
import Grading

extension ExerciseTask {
    /// Task 3 of chapter 05: an operator sees what the stages above it have left.
    static let spacesAreNoSearch = ExerciseTask(
        number: 3,
        title: "three spaces are no search",
        kind: .repair,
        goal: """
            The spaces at the ends of a text should not count: "  magic " is a search for "magic", and three spaces are no search at all. The \
            pipeline \
            removes them, and still logs texts that are too short. Mend it. Spaces between two words stay.
            """,
        hints: [
            "Type three spaces in your head, and follow them through the stages. What does the filter see? What does the log see?",
            "The filter stands above `map`, so it judges the text with its spaces. An operator sees what the stages above it have left.",
            "Exchange the two: `.map { … }` first, `.filter(isValidSearchText)` below it.",
        ],
        explanation: """
            The order of the stages is part of what they mean. First bring a value into the form that counts, then judge it: so nobody \
            below can meet a value that has been judged in another form.
            """,
        scenarios: [
            Scenario("spaces, a word, a space, another word, and some deletions") { generator in
                let first = Typing.word(using: &generator)
                let second = Typing.word(using: &generator)
                var typing = Typing()
                typing.open()
                typing.type("   ", using: &generator)
                typing.type(first.prefix(4), using: &generator)
                typing.type("  ", using: &generator)
                typing.type(second.prefix(2), using: &generator)
                typing.delete(7, using: &generator)
                return typing.stimuli
            } judge: { transcript in
                TrimmedTextsJudgment(of: transcript).finding
            }
        ]
    )
}

/// Judges which texts were logged, and in which form.
private struct TrimmedTextsJudgment {
    private let transcript: Transcript
    private let moments: [Transcript.Moment]

    init(of transcript: Transcript) {
        self.transcript = transcript
        moments = transcript.playedMoments
    }

    var finding: Finding? {
        let seen = moments.map { $0.values(in: .log) }
        let right = log {
            Self.trimmed($0)
        } if: {
            Self.trimmed($0).count > 2
        }
        if seen == right { return nil }

        let mistakes: [(seen: [[String]], sentence: String, hint: Int)] = [
            (
                log {
                    Self.trimmed($0)
                } if: {
                    $0.count > 2
                },
                """
                Texts that are too short were logged: the filter judged them before `map` had taken the spaces away.
                """, 2
            ),
            (
                log {
                    $0
                } if: {
                    Self.trimmed($0).count > 2
                }, "Spaces were logged: the texts are judged without them, and logged with them.", 3
            ),
            (
                log {
                    $0
                } if: {
                    $0.count > 2
                }, "The spaces are still there: the texts are neither judged nor logged without them.", 1
            ),
            (
                log {
                    Self.trimmed($0)
                } if: { _ in
                    true
                }, "Every text is logged without its spaces, and nobody asks whether it is long enough.", 2
            ),
            (
                log {
                    $0.replacing(" ", with: "")
                } if: {
                    $0.replacing(" ", with: "").count > 2
                },
                """
                The space between two words has gone too. Only those at the ends should: `trimmingCharacters(in: .whitespaces)` leaves the others.
                """, 3
            ),
            (
                log {
                    Self.withoutFront($0)
                } if: {
                    Self.withoutFront($0).count > 2
                }, "The spaces at the front are gone, those at the end are not.", 3
            ),
            (
                log {
                    Self.withoutEnd($0)
                } if: {
                    Self.withoutEnd($0).count > 2
                }, "The spaces at the end are gone, those at the front are not.", 3
            ),
            (
                withoutRepetitions(right),
                """
                A text is missing that was logged before: `distinct` leaves out a text that equals the one before. Each text that is valid \
                belongs in the log.
                """, 1
            ),
        ]
        let mistake = mistakes.first { $0.seen == seen }
        return Finding(
            mistake?.sentence
                ?? "The log should hold each text without the spaces at its ends, if what is left is longer than two characters.",
            expected: observations(right), actual: transcript.observations(in: .log), hint: mistake?.hint ?? 1)
    }

    /// What the log holds after each moment, for one idea of the form and of the rule.
    private func log(_ form: (String) -> String, if isIncluded: (String) -> Bool) -> [[String]] {
        zip(moments, transcript.texts).map { moment, text in
            moment.stimulus == nil || !isIncluded(text) ? [] : [form(text)]
        }
    }

    private func withoutRepetitions(_ log: [[String]]) -> [[String]] {
        var last: String?
        return log.map { texts in
            texts.filter { text in
                defer { last = text }
                return text != last
            }
        }
    }

    private func observations(_ log: [[String]]) -> [Observation] {
        zip(transcript.times, log).flatMap { time, texts in
            texts.map { Observation(at: time, lane: .log, event: .next($0)) }
        }
    }

    private static func trimmed(_ text: String) -> String { text.trimmingCharacters(in: .whitespaces) }

    private static func withoutFront(_ text: String) -> String { String(text.drop { $0 == " " }) }

    private static func withoutEnd(_ text: String) -> String { String(text.reversed().drop { $0 == " " }.reversed()) }
}
