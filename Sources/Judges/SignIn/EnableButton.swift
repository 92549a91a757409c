import Exercises
import Grading

extension ExerciseTask {
    /// Task 2 of chapter 12: the newest value of each field, not pairs.
    static let enableButton = ExerciseTask(
        number: 2,
        title: "both fields, one button",
        kind: .repair,
        goal: """
            The button should be enabled exactly while the name and the password are both valid. \
            It does something else, and now and then it is right by chance. Find out what it does, and mend it.
            """,
        hints: [
            """
            Type three letters of a name, then six of a password, and follow what `zip` does with them: \
            the first with the first, the second with the second.
            """,
            "The button needs the *newest* of both, whenever either changes. The lesson has an operator for that.",
            "Write `combineLatest(with:)` in the place of `zip(with:)`.",
        ],
        explanation: """
            `zip` is for things that belong together one by one, as a question and its answer do. \
            The keys in two fields do not: what counts is what stands there now, and that is `combineLatest`.
            """,
        scenarios: [
            Scenario("two fields are filled in, shortened and filled in again", input: SignInInput.self) { input in
                let name = input.world.name
                let password = input.world.password
                input.type(name.prefix(2), into: .name)
                input.typePassword()
                input.type(name.dropFirst(2), into: .name)
                for _ in 0..<(password.count - 4) { input.add(.signInKey(.delete, .password)) }
                input.type("x", into: .name)
                input.type(password.dropFirst(4), into: .password)
                input.add(.signInKey(.clear, .name))
                input.typeName()
                input.add(.signInKey(.clear, .password))
            } judge: { transcript in
                ButtonJudgment(of: transcript).finding
            }
        ]
    )
}

/// Judges whether the button is enabled while both fields are valid.
private struct ButtonJudgment {
    /// The moment the form opens, and the moment of each key.
    private let moments: [Transcript.Moment]
    private let fields: [SignInFields]
    /// Whether the button was enabled after each moment; it is until something disables it.
    private let seen: [Bool]

    init(of transcript: Transcript) {
        moments = Array(transcript.playedMoments.dropFirst())
        fields = transcript.states(of: .fields, from: "/").dropFirst().map(SignInFields.init)
        seen = transcript.states(of: .button, from: "enabled").dropFirst().map { $0 == "enabled" }
    }

    var finding: Finding? {
        let expected = fields.map(\.areValid)
        guard seen != expected else { return nil }
        return Finding(
            explaining: seen, by: misconceptions,
            otherwise: "The button should be enabled while both fields are valid, and disabled otherwise.", hint: 2,
            expected: marbles(of: expected), actual: marbles(of: seen))
    }

    private var misconceptions: [Misconception<[Bool]>] {
        [
            Misconception(
                "The button never changes. Either nothing subscribes to the pipeline, or it doesn't set `isEnabled`.",
                hint: 2
            ) { $0.allSatisfy { $0 } },
            Misconception(
                """
                The button is disabled when the form opens, and stays disabled. \
                Your code reads the fields once: follow their text signals.
                """, hint: 2
            ) { !$0.contains(true) },
            Misconception(
                """
                The button doesn't match the fields. \
                `zip` pairs the first text of one field with the first text of the other, \
                the second with the second, and so on.
                """, shows: zipped),
            Misconception(
                "The button is enabled when only one field is valid. It takes both: use `&&`.",
                hint: 2, shows: fields.map { $0.isNameValid || $0.isPasswordValid }),
            Misconception(
                "The button follows only the name. The password has to be valid too.",
                hint: 2, shows: fields.map(\.isNameValid)),
            Misconception(
                "The button follows only the password. The name has to be valid too.",
                hint: 2, shows: fields.map(\.isPasswordValid)),
            Misconception(
                "The button follows only the field that was typed into last. `merge` forgets the other one.",
                hint: 2, shows: merged),
            driven(by: .name, missing: .password),
            driven(by: .password, missing: .name),
            Misconception(
                """
                Once it's enabled, the button stays enabled. \
                A field that becomes invalid has to reach the end of the pipeline too.
                """, hint: 2, shows: latched),
        ]
    }

    /// Whether a field's signal sends in a moment: when the form opens, and with each key in the field.
    private func sends(_ field: SignInField, in moment: Int) -> Bool {
        if case .signInKey(_, field) = moments[moment].stimulus?.action { true } else { moment == 0 }
    }

    private var zipped: [Bool] {
        var names: [Bool] = []
        var passwords: [Bool] = []
        return moments.indices.map { moment in
            if sends(.name, in: moment) { names.append(fields[moment].isNameValid) }
            if sends(.password, in: moment) { passwords.append(fields[moment].isPasswordValid) }
            let pair = min(names.count, passwords.count) - 1
            return names[pair] && passwords[pair]
        }
    }

    private var merged: [Bool] {
        moments.indices.map { moment in
            sends(.password, in: moment) ? fields[moment].isPasswordValid : fields[moment].isNameValid
        }
    }

    private func driven(by field: SignInField, missing other: SignInField) -> Misconception<[Bool]> {
        var isEnabled = false
        return Misconception(
            """
            The button follows the keys in the \(field), but misses those in the \(other). \
            `withLatest` sends only when its own source does.
            """, hint: 2,
            shows: moments.indices.map { moment in
                if sends(field, in: moment) { isEnabled = fields[moment].areValid }
                return isEnabled
            })
    }

    private var latched: [Bool] {
        var isEnabled = seen.first ?? true
        return fields.map { fields in
            isEnabled = isEnabled || fields.areValid
            return isEnabled
        }
    }

    /// One marble per moment: e for enabled, d for disabled.
    private func marbles(of states: [Bool]) -> [Observation] {
        zip(moments, states).map { moment, isEnabled in
            Observation(at: moment.stimulus?.at ?? .zero, lane: .button, event: .next(isEnabled ? "e" : "d"))
        }
    }
}
