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
}

extension Typing {
    /// A sign-in begins, and ends.
    mutating func sign() { add(.signingIn(true), .signingIn(false)) }
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
