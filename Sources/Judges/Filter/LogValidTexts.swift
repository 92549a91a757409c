import Exercises
import Grading

extension ExerciseTask {
    /// Task 1 of chapter 05: the tutorial's own step.
    static let logValidTexts = ExerciseTask(
        number: 1,
        scenarios: [
            Scenario(
                "access is granted, a word is typed and deleted, then a few emoji", judge: \ValidTextsJudgment.finding
            ) { typing in
                typing.open()
                typing.typeAWordAndSomeEmoji()
            },
            Scenario(
                "the user is asked, and grants access in the middle of a word", judge: \ValidTextsJudgment.finding
            ) { typing in
                let word = typing.word()
                typing.open(SearchWorld(access: .ask))
                typing.type(word.prefix(3))
                typing.add(.allow)
                typing.type(word.dropFirst(3))
                typing.delete(word.count)
            },
            Scenario("access is denied, and a word is typed", input: Typing.self) { typing in
                typing.open(SearchWorld(access: .deny))
                typing.type(typing.word())
            } judge: { transcript in
                let log = transcript.values(in: .log)
                if log.isEmpty {
                    return Finding(
                        """
                        Access was denied, but nothing was logged. \
                        The failure reaches the end of the pipeline: log it in `failed:`.
                        """, hint: 1)
                }
                if log.count == 1, log[0].contains("access denied") { return nil }
                return Finding(
                    "Access was denied. The log should show that failure and nothing else, but it shows \(log).",
                    hint: 1)
            },
            .code { $0.filtersAtTheEnd },
        ]
    )
}

/// Judges which texts were logged, moment by moment.
private struct ValidTextsJudgment: Judgment {
    let transcript: Transcript

    /// The moment in which the texts begin: the user's answer, or else the opening.
    private var start: Int {
        let answer = transcript.firstMoment(.allow)
        return answer < moments.count ? answer : transcript.opening
    }

    var finding: Finding? {
        let expected = logged(by: isValid)
        let seen = moments.map { $0.values(in: .log) }
        if seen == expected { return nil }
        return Finding(
            explaining: seen, by: misconceptions(expected),
            otherwise: "The log should show each valid text as it comes, and nothing else.",
            expected: transcript.logMarbles(expected), actual: transcript.observations(in: .log))
    }

    private func misconceptions(_ expected: [[String]]) -> [Misconception<[[String]]>] {
        let expectedTexts = expected.flatMap { $0 }
        let start = start
        return [
            Misconception(
                """
                The log shows `true` and `false` instead of texts. \
                `map` replaces the text with the rule's answer. `filter` only asks the rule.
                """, hint: 2
            ) { $0.joined().contains { $0 == "true" || $0 == "false" } },
            Misconception(
                """
                Texts were logged before access was granted. \
                They start after `then`, when the request has completed.
                """
            ) { !$0[..<start].joined().isEmpty },
            Misconception(
                """
                Nothing was logged. \
                Either nothing subscribes, or a stage ends the pipeline: \
                `take(while:)` ends at the first short text, which is the empty one.
                """
            ) { $0.joined().isEmpty },
            Misconception(
                "Every text was logged, even the short ones. Nothing between the texts and the log holds them back.",
                shows: logged { _ in true }),
            Misconception(
                """
                The log shows exactly the texts that it shouldn't. \
                `filter` keeps the values for which its function returns true.
                """, hint: 2, shows: logged { !isValid($0) }),
            Misconception(
                "A text of exactly three characters is missing from the log. \"Longer than two\" includes three.",
                hint: 2, shows: logged { $0.count > 3 }),
            Misconception(
                "A text of exactly two characters was logged. \"Longer than two\" starts at three.",
                hint: 2, shows: logged { $0.count > 1 }),
            counting("UTF-16 code units", \.utf16.count),
            counting("Unicode scalars", \.unicodeScalars.count),
            Misconception(
                "Your rule doesn't count spaces. A space is a character for `isValidSearchText`.",
                hint: 2, shows: logged { $0.replacing(" ", with: "").count > 2 }),
            Misconception(
                "Only the empty text was left out. A text of one or two characters is too short as well.",
                hint: 2, shows: logged { !$0.isEmpty }),
            Misconception(
                """
                After the first valid text, every text was logged, even short ones. \
                `skip(while:)` opens once and stays open. `filter` decides about each value.
                """, hint: 2, shows: loggedSinceFirstValid),
            Misconception(
                """
                The log has an empty line for each short text. \
                `map` has to send something for each value. `filter` can leave a value out.
                """, hint: 2
            ) { $0.map { $0.filter { !$0.isEmpty } } == expected },
            Misconception(
                "Only the first valid text was logged, then the pipeline ended. Log every valid text.", hint: 2
            ) { Array($0.joined()) == Array(expectedTexts.prefix(1)) },
            Misconception("A text that came back was logged only once. It's valid each time, so log it each time.") {
                let texts = Array($0.joined())
                return texts == expectedTexts.withoutRepetitions
                    || Set(texts).count == texts.count && Set(texts) == Set(expectedTexts)
            },
        ]
    }

    private func counting(_ unit: String, _ length: (String) -> Int) -> Misconception<[[String]]> {
        Misconception(
            "Your rule counts \(unit) instead of characters. 🇯🇵 is one character for `isValidSearchText`.",
            hint: 2, shows: logged { length($0) > 2 })
    }

    private func isValid(_ text: String) -> Bool { text.count > 2 }

    /// What the log holds after each moment, by a rule.
    private func logged(by isIncluded: (String) -> Bool) -> [[String]] {
        moments.indices.map { index in
            index >= start && isIncluded(texts[index]) ? [texts[index]] : []
        }
    }

    private var loggedSinceFirstValid: [[String]] {
        var isOpen = false
        return logged { text in
            isOpen = isOpen || isValid(text)
            return isOpen
        }
    }
}

extension [String] {
    /// The texts without those that equal the one before.
    var withoutRepetitions: [String] {
        reduce(into: []) { kept, text in if kept.last != text { kept.append(text) } }
    }
}
