import Exercises
import Grading
import Marbles

extension ExampleTask {
    /// The examples of task 3 of chapter 12.
    static let enableButton = ExampleTask(
        chapter: "12", number: 3,
        input: LaneMeaning(
            name: "keys",
            meaning: """
                A small letter is a key in the name, a capital one in the password; `<` deletes in the name, `>` in \
                the password. `(` begins a sign-in, and `)` ends it.
                """),
        output: "The button: `y` when it's enabled, `n` when it isn't. The first one is that of the empty fields.",
        sample: ("-a-A", "n"),
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
        observe: { transcript, _ in transcript.buttonLetters },
        right: ["any-change", "the-other-way-round", "three-at-once"],
        wrong: [
            Misreading(name: "or", question: "What if only one of the two fields is long enough?"),
            Misreading(name: "five-are-enough", question: "What about a password of exactly five characters?"),
            Misreading(name: "only-true", question: "What if a text is shortened after the button was enabled?"),
            Misreading(name: "sign-in-forgotten", question: "What happens during a sign-in?"),
            Misreading(name: "with-latest", question: "Does the button change at the moment a sign-in begins?"),
            Misreading(name: "with-latest-password", question: "What if the name is typed first?"),
            Misreading(name: "zip", question: "What if one field gets more keys than the other?"),
            Misreading(name: "merge", question: "What if the newest change isn't the one that matters?"),
        ],
        test: ExampleTestCode(
            name: "enableButton", imports: ["SocialService", "StarterProject", "TerminalUI"],
            setup: """
                let form = SignInForm(
                    signInService: SignInService(clock: SchedulerClock(time: time)), schedulers: .virtual(time),
                    log: { _ in })
                _ = enableButton(form)
                form.signInButton.isEnabledSignal.subscribe(next: { isOn in log.write(.next(isOn ? "y" : "n")) })
                """,
            cases: """
                case .next("<"): form.nameField.deleteBackward()
                case .next(">"): form.passwordField.deleteBackward()
                case .next("("): form.isSigningIn = true
                case .next(")"): form.isSigningIn = false
                case .next(let key) where key == key.lowercased(): form.nameField.insert(key)
                case .next(let key): form.passwordField.insert(key)
                """)
    )
}

extension String {
    /// Whether there are characters, and all of a kind.
    fileprivate func isOnly(_ kind: (Character) -> Bool) -> Bool { !isEmpty && allSatisfy(kind) }
}

extension Transcript {
    /// The states of the button. When the form opens, only the last one counts.
    fileprivate var buttonLetters: [TimedEvent] {
        playedMoments.flatMap { moment in
            let states = moment.observations.filter { $0.lane == .button }
            return (moment.stimulus?.action.isOpening == true ? states.suffix(1) : states[...]).map {
                TimedEvent(at: $0.at, .next($0.text == "enabled" ? "y" : "n"))
            }
        }
    }
}
