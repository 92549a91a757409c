import ChapterKit
import ReactiveCore
import StarterProject
import TerminalUI

/// The app after chapter 12: a form to sign in with, and the screen after it.
struct SignInStep: ChapterStep {
    static let product = "sign-in"
    static let title = "12 Sign in"
    static let variants = ["2014", "map"]

    static func start(in context: ChapterContext) {
        let form = SignInForm(signInService: context.signInService, schedulers: context.schedulers, log: context.log)
        showScreens(of: form, in: context)
        form.signInButton.tapSignal
            .subscribe(next: { context.log("tapped") })
        switch context.variant {
        case "2014": formWithTwoWriters(form)
        case "map": logSignalOfSignals(of: form)
        default:
            _ = signInForm(form)
            logWhatIsSeen(on: form, in: context)
        }
    }

    /// Shows the form, then the screen after it. These subscriptions retain the form while the program runs.
    private static func showScreens(of form: SignInForm, in context: ChapterContext) {
        let greeting = Label()
        let signOutButton = Button(title: "Sign out", scheduler: context.schedulers.main)
        signOutButton.tapSignal.subscribe(next: { form.signOut() })

        form.screenSignal.subscribe(next: { [weak context] screen in
            switch screen {
            case .signIn:
                context?.views = [form.nameField, form.passwordField, form.signInButton, form.errorLabel]
                context?.focus.replace(with: [form.nameField, form.passwordField, form.signInButton])
            case .welcome:
                greeting.text = " Welcome, \(form.nameField.text). You have signed in."
                context?.views = kitten.map { Label($0) } + [greeting, signOutButton]
                context?.focus.replace(with: [signOutButton])
            }
        })
    }

    /// The reward.
    private static let kitten = """

              |\\        /|
              | \\______/ |
              |  o    o  |      meow
           =--|    ww    |--=
               \\  `--'  /
               /`------'\\    _
              |  |    |  |  / )
              |  |    |  |_/ /
              (__)-(__)-(___/

        """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)

    /// Logs each change on the screen in a line.
    private static func logWhatIsSeen(on form: SignInForm, in context: ChapterContext) {
        form.nameField.backgroundSignal.distinct()
            .subscribe(next: { color in context.log("name \(color)") })
        form.passwordField.backgroundSignal.distinct()
            .subscribe(next: { color in context.log("password \(color)") })
        form.signInButton.isEnabledSignal.distinct()
            .subscribe(next: { isEnabled in context.log("button \(isEnabled ? "enabled" : "disabled")") })
        form.errorLabel.isHiddenSignal.distinct().skip(first: 1)
            .subscribe(next: { isHidden in context.log("error \(isHidden ? "hidden" : "shown")") })
        form.screenSignal.skip(first: 1)
            .subscribe(next: { screen in context.log("screen: \(screen.rawValue)") })
    }
}
