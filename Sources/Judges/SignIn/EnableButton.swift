import Exercises
import Grading

extension ExerciseTask {
    /// Task 3 of chapter 12: one state that depends on three signals.
    static let enableButton = ExerciseTask(
        number: 3,
        scenarios: [
            Scenario(
                "two fields are filled in, shortened and filled in again, during sign-ins and between them",
                input: SignInInput.self
            ) { input in
                let name = input.world.name
                let password = input.world.password
                input.type(name.prefix(2), into: .name)
                input.typePassword()
                input.type(name.dropFirst(2), into: .name)
                input.sign()
                for _ in 0..<(password.count - 5) { input.add(.signInKey(.delete, .password)) }
                input.type("🇯🇵", into: .password)
                input.add(.signInKey(.delete, .password))
                for _ in 0..<(name.count - 2) { input.add(.signInKey(.delete, .name)) }
                input.type(password.dropFirst(5), into: .password)
                input.type("x", into: .name)
                input.add(.signingIn(true))
                input.type("x", into: .password)
                input.add(.signInKey(.clear, .name))
                input.typeName()
                input.add(.signingIn(false))
                input.add(.signInKey(.clear, .name))
                input.type("é🇯🇵", into: .name)
                input.sign()
                input.typeName()
                input.add(.signInKey(.clear, .password))
                input.sign()
            } judge: { transcript in
                ButtonJudgment(of: transcript).finding
            }
        ]
    )
}

extension SignInInput {
    /// Begins a sign-in, and ends it.
    fileprivate mutating func sign() {
        add(.signingIn(true))
        add(.signingIn(false))
    }
}

/// Judges whether the button is enabled while both fields are valid and no sign-in is running.
private struct ButtonJudgment {
    /// What the button depends on.
    private struct State {
        var fields: SignInFields
        var isSigningIn: Bool
    }

    /// The moment the form opens, and the moment of each key and of each sign-in's begin and end.
    private let moments: [Transcript.Moment]
    private let states: [State]
    /// Whether the button was enabled after each moment; it is until something disables it.
    private let seen: [Bool]

    init(of transcript: Transcript) {
        moments = Array(transcript.playedMoments.dropFirst())
        var isSigningIn = false
        let signing = moments.map { moment in
            if case .signingIn(let isNow) = moment.stimulus?.action { isSigningIn = isNow }
            return isSigningIn
        }
        let fields = transcript.states(of: .fields, from: "/").dropFirst().map(SignInFields.init)
        states = zip(fields, signing).map { State(fields: $0, isSigningIn: $1) }
        seen = transcript.states(of: .button, from: "enabled").dropFirst().map { $0 == "enabled" }
    }

    var finding: Finding? {
        let expected = states.map { $0.fields.areValid && !$0.isSigningIn }
        guard seen != expected else { return nil }
        return Finding(
            explaining: seen, by: misconceptions,
            otherwise: """
                The button should be enabled while both fields are valid and no sign-in is running, \
                and disabled otherwise.
                """, hint: 2,
            expected: marbles(of: expected), actual: marbles(of: seen))
    }

    private var misconceptions: [Misconception<[Bool]>] {
        let valid = { (state: State) in state.fields.areValid }
        return [
            Misconception(
                "The button never changes. Either nothing subscribes to the pipeline, or it doesn't set `isEnabled`.",
                hint: 2
            ) { $0.allSatisfy { $0 } },
            Misconception(
                "The button stays enabled while a sign-in is running. The third signal is `form.isSigningInSignal`.",
                hint: 1, shows: states.map(valid)),
            Misconception(
                "The button is enabled only during a sign-in. Negate `isSigningIn`.",
                hint: 3, shows: states.map { valid($0) && $0.isSigningIn }),
            Misconception(
                "The button follows only the sign-in. The texts of the two fields count, too.",
                hint: 1, shows: states.map { !$0.isSigningIn }),
            rule("The button is enabled when only one field is valid. It takes both: use `&&`.") {
                $0.isNameValid || $0.isPasswordValid
            },
            rule("The button follows only the name. The password has to be valid, too.") { $0.isNameValid },
            rule("The button follows only the password. The name has to be valid, too.") { $0.isPasswordValid },
            rule("A name of exactly three characters is valid, and the button stays disabled.") {
                $0.name.count > 3 && $0.password.count >= 6
            },
            rule("A password of exactly six characters is valid, and the button stays disabled.") {
                $0.name.count >= 3 && $0.password.count > 6
            },
            rule("The button is enabled for a name of two characters. A valid name has three or more.") {
                $0.name.count >= 2 && $0.password.count >= 6
            },
            rule("The button is enabled for a password of five characters. A valid one has six or more.") {
                $0.name.count >= 3 && $0.password.count >= 5
            },
            rule("An emoji counts as several characters. Use the text's own `count`.") {
                $0.name.utf8.count >= 3 && $0.password.utf8.count >= 6
            },
            Misconception(
                """
                The button doesn't match the fields. \
                `zip` pairs the first value of one signal with the first of the other, \
                the second with the second, and so on.
                """, hint: 1, shows: zipped),
            Misconception(
                "The button follows only the signal that sent last. `merge` forgets the others.",
                hint: 1
            ) { $0.dropFirst() == merged.dropFirst() },
            missing("the password") { $0 == .password },
            missing("the name") { $0 == .name },
            missing("`isSigningInSignal`") { $0 == nil },
            Misconception(
                "The button misses a field that becomes empty. An empty text is a text, too.",
                hint: 2, shows: withoutEmptyTexts),
            Misconception(
                """
                Once it's enabled, the button stays enabled. \
                A signal that turns false has to reach the end of the pipeline too.
                """, hint: 2, shows: latched),
            Misconception(
                """
                The button is disabled when the form opens, and stays disabled. \
                Your code sets it once: follow the text signals of the fields.
                """, hint: 2
            ) { !$0.contains(true) },
        ]
    }

    /// A wrong rule about the fields, with or without the right one about sign-ins.
    private func rule(_ message: String, _ isValid: @escaping (SignInFields) -> Bool) -> Misconception<[Bool]> {
        Misconception(message, hint: 2) { seen in
            seen == states.map { isValid($0.fields) && !$0.isSigningIn } || seen == states.map { isValid($0.fields) }
        }
    }

    /// Which field's signal sends in a moment; nil if it's the one of sign-ins.
    private func source(in moment: Int) -> SignInField? {
        if case .signInKey(_, let field) = moments[moment].stimulus?.action { field } else { nil }
    }

    /// What `zip` makes of the two fields, joined with the sign-ins by `combineLatest`.
    private var zipped: [Bool] {
        var names: [Bool] = []
        var passwords: [Bool] = []
        return zip(moments.indices, states).map { moment, state in
            let source = source(in: moment)
            if moment == 0 || source == .name { names.append(state.fields.isNameValid) }
            if moment == 0 || source == .password { passwords.append(state.fields.isPasswordValid) }
            let pair = min(names.count, passwords.count) - 1
            return names[pair] && passwords[pair] && !state.isSigningIn
        }
    }

    /// The button if empty texts are left out.
    private var withoutEmptyTexts: [Bool] {
        var isName: Bool?
        var isPassword: Bool?
        return states.map { state in
            if !state.fields.name.isEmpty { isName = state.fields.isNameValid }
            if !state.fields.password.isEmpty { isPassword = state.fields.isPasswordValid }
            guard let isName, let isPassword else { return true }
            return isName && isPassword && !state.isSigningIn
        }
    }

    private var merged: [Bool] {
        moments.indices.map { moment in
            switch source(in: moment) {
            case .name: states[moment].fields.isNameValid
            case .password: states[moment].fields.isPasswordValid
            case nil: !states[moment].isSigningIn
            }
        }
    }

    /// The button if changes of one signal don't count.
    private func missing(_ words: String, _ missed: (SignInField?) -> Bool) -> Misconception<[Bool]> {
        var kept = states[0]
        return Misconception(
            "The button misses changes of \(words). `withLatest` sends only when its own source does.", hint: 1,
            shows: moments.indices.map { moment in
                let source = source(in: moment)
                if !missed(source), source != nil { kept.fields = states[moment].fields }
                if !missed(nil) || !missed(source) { kept.isSigningIn = states[moment].isSigningIn }
                return kept.fields.areValid && !kept.isSigningIn
            })
    }

    private var latched: [Bool] {
        var isEnabled = seen.first ?? true
        return states.map { state in
            isEnabled = isEnabled || state.fields.areValid && !state.isSigningIn
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
