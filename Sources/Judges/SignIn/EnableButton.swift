import SharedJudges

extension BookTask {
    /// Task 3 of chapter 12: one state that depends on three signals.
    static let enableButton = BookTask(
        sharing: .signInForm,
        except: [.count: "A button that is enabled twice looks like one that is enabled once."],
        scenarios: [
            Scenario.signIn(
                "two fields are filled in, shortened and filled in again, during sign-ins and between them"
            ) { input in
                let name = input.user.name
                let password = input.user.password
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
                input.add(.signingIn(false), .signInKey(.clear, .name))
                input.type("é🇯🇵", into: .name)
                input.sign()
                input.typeName()
                input.add(.signInKey(.clear, .password))
                input.sign()
            }.holding(.repetition, .emptyThings),
            Scenario.signIn("names and passwords of all kinds, and many sign-ins") { input in
                let tooShort = [("👨‍👩‍👧é", "long enough"), ("ada", "👨‍👩‍👧👍🏽🇯🇵é1")]
                for (name, password) in SignInFields.strangeUsers + tooShort {
                    input.type(name, into: .name)
                    input.type(password, into: .password)
                    for _ in 1...3 { input.sign() }
                    input.add(.signInKey(.clear, .password), .signInKey(.clear, .name))
                }
                for field in [SignInField.name, .password] { input.paste(SearchWords.long, into: field) }
                input.sign()
            },
            .twoForms,
        ],
        mistakes: [
            button("sign in forgotten") { $0.fields.areValid },
            button("not negated") { $0.fields.areValid && $0.isSigningIn },
            rule("or") { $0.isNameValid || $0.isPasswordValid },
            rule("more than three") { $0.name.count > 3 && $0.password.count >= 6 },
            rule("more than six") { $0.name.count >= 3 && $0.password.count > 6 },
            rule("two are enough") { $0.name.count >= 2 && $0.password.count >= 6 },
            rule("five are enough") { $0.name.count >= 3 && $0.password.count >= 5 },
            rule("bytes") { $0.name.utf8.count >= 3 && $0.password.utf8.count >= 6 },
            misses("with latest password") { if case .signInKey(_, .password) = $0 { true } else { false } },
            misses("with latest") { if case .signingIn = $0 { true } else { false } },
            Mistake("no empty text") { run in
                let moments = run.button
                return moments.indices.allSatisfy { index in
                    let isFirstWrong = moments[index].isWrong && (index == 0 || !moments[index - 1].isWrong)
                    return !isFirstWrong || moments[index].fields.name.isEmpty || moments[index].fields.password.isEmpty
                }
            },
        ],
        examples: ExampleTask(
            showsStates: true,
            play: ExamplePlay(
                opening: { _ in [.openSignIn(SignInWorld(name: "reader", password: "marbles"))] },
                action: { kind in
                    switch kind {
                    case .next("<"): .signInKey(.delete, .name)
                    case .next(">"): .signInKey(.delete, .password)
                    case .next("("): .signingIn(true)
                    case .next(")"): .signingIn(false)
                    case .next(let text) where text.isOnly(\.isLowercase): .signInKey(.type(text), .name)
                    case .next(let text) where text.isOnly(\.isUppercase): .signInKey(.type(text), .password)
                    default: nil
                    }
                }),
            observe: { transcript, _ in transcript.buttonLetters })
    )

    private static func button(_ name: String, isEnabled: @escaping @Sendable (ButtonMoment) -> Bool) -> Mistake {
        Mistake(name) { run in run.button.allSatisfy { $0.isEnabled == isEnabled($0) } }
    }

    /// The button follows another rule about the fields, with or without the right rule about sign-ins.
    private static func rule(_ name: String, isValid: @escaping @Sendable (SignInFields) -> Bool) -> Mistake {
        Mistake(name) { run in
            run.button.allSatisfy { $0.isEnabled == (isValid($0.fields) && !$0.isSigningIn) }
                || run.button.allSatisfy { $0.isEnabled == isValid($0.fields) }
        }
    }

    /// The button misses one signal's values, because the pipeline sends only when another signal does.
    private static func misses(_ name: String, _ isMissed: @escaping @Sendable (BookVerb) -> Bool) -> Mistake {
        Mistake(name) { run in
            run.code.tokens.contains("withLatest")
                && run.button.first(where: \.isWrong)?.cause.map(isMissed) == true
        }
    }
}

/// The inputs of the button's rule at a moment, and the button's state.
private struct ButtonMoment {
    let cause: BookVerb?
    let fields: SignInFields
    let isSigningIn: Bool
    let isEnabled: Bool
    let isWrong: Bool
}

extension PlayedRun {
    /// The button after each stimulus, beginning with the opening of the form.
    fileprivate var button: [ButtonMoment] {
        var isSigningIn = false
        let causes = actual.playedMoments.map(\.stimulus?.verb)
        let fields = actual.states(of: .fields, from: "/")
        let states = zip(actual.states(of: .button, from: "enabled"), expected.states(of: .button, from: "enabled"))
        return zip(zip(causes, fields), states).dropFirst().map { moment, state in
            if case .signingIn(let isNow) = moment.0 { isSigningIn = isNow }
            return ButtonMoment(
                cause: moment.0, fields: SignInFields(moment.1), isSigningIn: isSigningIn,
                isEnabled: state.0 == "enabled", isWrong: state.0 != state.1)
        }
    }
}

extension Typing {
    fileprivate mutating func sign() { add(.signingIn(true), .signingIn(false)) }
}

extension String {
    fileprivate func isOnly(_ kind: (Character) -> Bool) -> Bool { !isEmpty && allSatisfy(kind) }
}

extension Transcript {
    /// The states of the button. When the form opens, only the last state counts.
    fileprivate var buttonLetters: [TimedEvent] {
        playedMoments.flatMap { moment in
            let states = moment.observations.filter { $0.lane == .button }
            return (moment.stimulus?.action.isOpening == true ? states.suffix(1) : states[...]).map {
                TimedEvent(at: $0.at, .next($0.text == "enabled" ? "y" : "n"))
            }
        }
    }
}
