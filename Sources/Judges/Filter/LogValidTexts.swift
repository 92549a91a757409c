import Exercises
import Grading

extension ExerciseTask {
    /// Task 1 of chapter 05: the tutorial's own step.
    static let logValidTexts = ExerciseTask(
        number: 1,
        title: "only what is worth a search",
        kind: .step,
        goal: """
            The pipeline of chapter 04 logs every text. Let only those through that are valid, that is, longer than two characters. Whatever else \
            happens stays as it is: nothing before access is granted, and one line when it is denied.
            """,
        hints: [
            "There is one stage to add, and its place is where the texts come by: behind `then`.",
            "`filter` takes a function that says yes or no to a value. The rule has been written already, in chapter 01, and has a name.",
            """
            requestAccess(to: form.accountStore)
                .then { texts }
                .filter(isValidSearchText)
                .subscribe(...)
            """,
        ],
        explanation: """
            `filter` decides about each value alone: it remembers nothing, changes nothing, and lets *failed* and *completed* pass. So the \
            stages before it and after it need not know that it is there.
            """,
        scenarios: [
            Scenario("access is granted, a word is typed and deleted, then a few emoji") { generator in
                var typing = Typing()
                typing.open()
                typing.typeAWordAndSomeEmoji(using: &generator)
                return typing.stimuli
            } judge: { transcript in
                ValidTextsJudgment(of: transcript).finding
            },
            Scenario("the user is asked, and grants access in the middle of a word") { generator in
                var world = SearchWorld()
                world.access = .ask
                let word = Typing.word(using: &generator)
                var typing = Typing()
                typing.open(world)
                typing.type(word.prefix(3), using: &generator)
                typing.add(.allow, using: &generator)
                typing.type(word.dropFirst(3), using: &generator)
                typing.delete(word.count, using: &generator)
                return typing.stimuli
            } judge: { transcript in
                ValidTextsJudgment(of: transcript).finding
            },
            Scenario("access is denied, and a word is typed") { generator in
                var world = SearchWorld()
                world.access = .deny
                var typing = Typing()
                typing.open(world)
                typing.type(Typing.word(using: &generator), using: &generator)
                return typing.stimuli
            } judge: { transcript in
                let log = transcript.values(in: .log)
                if log.isEmpty {
                    return Finding(
                        """
                        Access was denied and nothing was logged. A failure passes every stage; the subscription's `failed:` has to log it.
                        """, hint: 1)
                }
                if log.count == 1, log[0].contains("access denied") { return nil }
                return Finding(
                    "Access was denied, so the log should hold that failure and nothing else; yours holds \(log).",
                    hint: 1)
            },
        ]
    )
}

/// Judges which texts were logged, moment by moment.
private struct ValidTextsJudgment {
    private let transcript: Transcript
    private let moments: [Transcript.Moment]
    private let texts: [String]
    /// The moment in which the texts begin: the answer of the user, or the opening.
    private let start: Int

    init(of transcript: Transcript) {
        self.transcript = transcript
        moments = transcript.playedMoments
        texts = transcript.texts
        start =
            moments.firstIndex { $0.stimulus?.action == .allow } ?? moments.firstIndex {
                $0.stimulus?.action.isOpening == true
            }
            ?? 0
    }

    var finding: Finding? {
        let expected = logged(by: isValid)
        let seen = moments.map { $0.values(in: .log) }
        if seen == expected { return nil }
        let all = seen.flatMap { $0 }

        if all.contains(where: { $0 == "true" || $0 == "false" }) {
            return finding(
                """
                The log got `true` and `false` in place of texts: `map` puts the answer of the rule in the text's place, `filter` only asks it.
                """, hint: 2)
        }
        if moments[..<start].contains(where: { !$0.values(in: .log).isEmpty }) {
            return finding(
                """
                Texts were logged before access was granted: the texts begin behind `then`, when the access signal has completed.
                """, hint: 1)
        }
        if all.isEmpty {
            return finding(
                """
                Nothing was logged. Either nobody subscribed, or a stage stopped the texts: `take(while:)` ends at the first text that is too \
                short, and that \
                is the empty one.
                """, hint: 1)
        }
        let mistakes: [(seen: [[String]], sentence: String, hint: Int)] = [
            (
                logged { _ in true },
                "Every text was logged, the short ones too: nothing stands between the texts and the log that says no.",
                1
            ),
            (
                logged { !isValid($0) },
                """
                The log holds just those texts that it should not: `filter` keeps the values for which its function says *true*.
                """, 2
            ),
            (
                logged { $0.count > 3 },
                """
                A text of exactly three characters is valid, since three is longer than two; yours is missing from the log.
                """, 2
            ),
            (
                logged { $0.count > 1 },
                "A text of exactly two characters is not longer than two characters; yours is in the log.", 2
            ),
            (
                logged { $0.utf16.count > 2 },
                """
                It counts code units and not characters: 🇯🇵 is one character to whoever typed it. `isValidSearchText` counts characters.
                """, 2
            ),
            (
                logged { $0.unicodeScalars.count > 2 },
                "It counts Unicode scalars and not characters: 🇯🇵 is one character to whoever typed it.", 2
            ),
            (
                logged { !$0.isEmpty },
                "Only the empty text was left out. A text of one or two characters is too short as well.", 2
            ),
            (
                skippedUntilValid,
                """
                Once a text was valid, all texts came through, also those that the delete key made too short: `skip(while:)` is a gate that \
                opens once. \
                `filter` asks anew for each value.
                """, 2
            ),
            (
                seen.map { $0.filter { !$0.isEmpty } } == expected ? seen : [],
                """
                The log holds empty lines in the places of the short texts: `map` has to send something for each value. What should not be there \
                has to be left out.
                """, 2
            ),
        ]
        if let mistake = mistakes.first(where: { $0.seen == seen }) {
            return finding(mistake.sentence, hint: mistake.hint)
        }
        if all == Array(expected.flatMap { $0 }.prefix(1)) {
            return finding(
                "Only the first valid text was logged; the pipeline ended with it. Every valid text belongs in the log.",
                hint: 2)
        }
        if all == expected.flatMap({ $0 }).withoutRepetitions
            || Set(all).count == all.count && Set(all) == Set(expected.flatMap { $0 })
        {
            return finding(
                "A text that comes back is logged once only. It is valid each time, so it belongs in the log each time.",
                hint: 1)
        }
        return finding("The log should hold each valid text, as it comes, and nothing else.", hint: 1)
    }

    private func isValid(_ text: String) -> Bool { text.count > 2 }

    /// What the log holds after each moment, by a rule.
    private func logged(by isIncluded: (String) -> Bool) -> [[String]] {
        moments.indices.map { index in
            index >= start && isIncluded(texts[index]) ? [texts[index]] : []
        }
    }

    private var skippedUntilValid: [[String]] {
        var isOpen = false
        return logged { text in
            isOpen = isOpen || isValid(text)
            return isOpen
        }
    }

    private func finding(_ message: String, hint: Int) -> Finding {
        let expected = moments.indices.flatMap { index in
            logged(by: isValid)[index].map { Observation(at: transcript.times[index], lane: .log, event: .next($0)) }
        }
        return Finding(message, expected: expected, actual: transcript.observations(in: .log), hint: hint)
    }
}

extension [String] {
    fileprivate var withoutRepetitions: [String] {
        reduce(into: []) { kept, text in if kept.last != text { kept.append(text) } }
    }
}
