import Exercises
import Grading
import Marbles
import SharedJudges

extension ExampleTask {
    static let enableButton = ExampleTask(
        chapter: "12", number: 3,
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
