import Exercises
import Grading

extension ExerciseTask {
    /// Task 2 of chapter 00: the newest of both, and not pairs.
    static let enableButton = ExerciseTask(
        number: 2,
        title: "both fields, one button",
        kind: .repair,
        goal: """
            The button should be enabled exactly while the name and the password are both valid. It does something else, and now and then it is right \
            by chance. Find out what it does, and mend it.
            """,
        hints: [
            "Type three letters of a name, then six of a password, and follow what `zip` does with them: the first with the first, the second with the second.",
            "The button needs the *newest* of both, whenever either changes. The lesson has an operator for that.",
            "Write `combineLatest(with:)` in the place of `zip(with:)`.",
        ],
        explanation: """
            `zip` is for things that belong together one by one, as a question and its answer do. The keys in two fields do not: what counts is what \
            stands there now, and that is `combineLatest`.
            """,
        scenarios: [
            Scenario("two fields are filled in, shortened and filled in again") { generator in
                var visit = SignInVisit(using: &generator)
                let name = visit.world.name
                let password = visit.world.password
                for character in name.prefix(2) {
                    visit.add(.signInKey(.type(String(character)), .name), using: &generator)
                }
                visit.typePassword(using: &generator)
                for character in name.dropFirst(2) {
                    visit.add(.signInKey(.type(String(character)), .name), using: &generator)
                }
                for _ in 0..<(password.count - 4) { visit.add(.signInKey(.delete, .password), using: &generator) }
                visit.add(.signInKey(.type("x"), .name), using: &generator)
                for character in password.dropFirst(4) {
                    visit.add(.signInKey(.type(String(character)), .password), using: &generator)
                }
                visit.add(.signInKey(.clear, .name), using: &generator)
                visit.typeName(using: &generator)
                visit.add(.signInKey(.clear, .password), using: &generator)
                return visit.stimuli
            } judge: { transcript in
                ButtonJudgment(of: transcript).finding
            }
        ]
    )
}

/// Judges whether the button is enabled while both fields are valid.
private struct ButtonJudgment {
    private let transcript: Transcript
    /// What has happened up to the opening of the form, and after each key.
    private let moments: [Transcript.Moment]
    private let isNameValid: [Bool]
    private let isPasswordValid: [Bool]

    init(of transcript: Transcript) {
        self.transcript = transcript
        moments = Array(transcript.playedMoments.dropFirst())
        let fields = moments.map { $0.values(in: .fields).last ?? "/" }
        isNameValid = fields.map { $0.prefix { $0 != "/" }.count >= 3 }
        isPasswordValid = fields.map { $0.drop { $0 != "/" }.dropFirst().count >= 6 }
    }

    var finding: Finding? {
        let right = shown { isNameValid[$0] && isPasswordValid[$0] }
        guard seen != right else { return nil }
        let mistake = misconceptions.first { $0.shows == seen }
        return Finding(
            mistake?.sentence
                ?? "The button should be enabled while both fields are valid, and disabled while either is not.",
            expected: marbles(of: right), actual: marbles(of: seen), hint: mistake?.hint ?? 2)
    }

    /// Whether the button was enabled after each moment; a button that nobody has touched is.
    private var seen: [Bool] {
        var isEnabled = true
        return moments.map { moment in
            isEnabled = moment.values(in: .button).last.map { $0 == "enabled" } ?? isEnabled
            return isEnabled
        }
    }

    private func shown(by rule: (Int) -> Bool) -> [Bool] { moments.indices.map(rule) }

    // MARK: Mistakes, by what they show

    private var misconceptions: [(shows: [Bool], sentence: String, hint: Int)] {
        [
            (
                shown { _ in true },
                "The button was never touched: nobody subscribes to the pipeline, or it does not set `isEnabled`.", 2
            ),
            (
                shown { _ in false },
                "The button was disabled when the form opened, and stayed so: nothing follows the fields after that.", 2
            ),
            (
                zipped,
                """
                The button does not follow what stands in the fields: `zip` pairs the first text of one with the first of the other, the second with the \
                second, and waits where one side is behind.
                """, 1
            ),
            (
                shown { isNameValid[$0] || isPasswordValid[$0] },
                "The button is enabled as soon as *one* field is valid: it takes both, `&&`.", 2
            ),
            (shown { isNameValid[$0] }, "The button follows the name alone; the password has no say in it.", 2),
            (shown { isPasswordValid[$0] }, "The button follows the password alone; the name has no say in it.", 2),
            (merged, "The button follows whichever field was typed into last: `merge` forgets the other one.", 2),
            (
                driven(by: .name),
                """
                The button is right after each key in the name, and does not notice the password: `withLatest` sends only when its source does.
                """, 2
            ),
            (
                driven(by: .password),
                """
                The button is right after each key in the password, and does not notice the name: `withLatest` sends only when its source does.
                """, 2
            ),
            (
                latched,
                "Once it was enabled, the button stays so: a field that is no longer valid has to reach the end of the pipeline too.",
                2
            ),
        ]
    }

    /// The values of one field's signal: at the beginning, and with each key in it.
    private func isKey(_ moment: Int, in field: SignInField) -> Bool {
        if case .signInKey(_, field) = moments[moment].stimulus?.action { true } else { moment == 0 }
    }

    private var zipped: [Bool] {
        var names: [Bool] = []
        var passwords: [Bool] = []
        return moments.indices.map { moment in
            if isKey(moment, in: .name) { names.append(isNameValid[moment]) }
            if isKey(moment, in: .password) { passwords.append(isPasswordValid[moment]) }
            let pair = min(names.count, passwords.count) - 1
            return names[pair] && passwords[pair]
        }
    }

    private var merged: [Bool] {
        moments.indices.map { moment in isKey(moment, in: .password) ? isPasswordValid[moment] : isNameValid[moment] }
    }

    private func driven(by field: SignInField) -> [Bool] {
        var isEnabled = false
        return moments.indices.map { moment in
            if isKey(moment, in: field) { isEnabled = isNameValid[moment] && isPasswordValid[moment] }
            return isEnabled
        }
    }

    private var latched: [Bool] {
        var isEnabled = seen.first ?? true
        return moments.indices.map { moment in
            isEnabled = isEnabled || isNameValid[moment] && isPasswordValid[moment]
            return isEnabled
        }
    }

    /// One marble a moment: e for enabled, d for disabled.
    private func marbles(of states: [Bool]) -> [Observation] {
        zip(moments, states).map { moment, isEnabled in
            Observation(at: moment.stimulus?.at ?? .zero, lane: .button, event: .next(isEnabled ? "e" : "d"))
        }
    }
}
