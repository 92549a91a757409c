import ChapterKit
import ReactiveCore
import StarterProject
import TerminalUI

/// The app after chapter 12: a form to sign in with, and the screen after it.
struct SignInStep: ChapterStep {
    static let product = "sign-in"
    static let title = "12 Sign in"

    static func start(in context: ChapterContext) {
        let form = SignInForm(signInService: context.signInService, schedulers: context.schedulers, log: context.log)
        showScreens(of: form, in: context)
        validate(form)
        logWhatIsSeen(on: form, in: context)
        _ = signInWhenTapped(form)
    }

    /// Shows the form, then the screen after it. These subscriptions retain the form while the program runs.
    private static func showScreens(of form: SignInForm, in context: ChapterContext) {
        let greeting = Label(" Welcome. You have signed in.")
        let signOutButton = Button(title: "Sign out", scheduler: context.schedulers.main)
        signOutButton.tapSignal.subscribe(next: { form.signOut() })

        form.screenSignal.subscribe(next: { [weak context] screen in
            switch screen {
            case .signIn:
                context?.views = [form.nameField, form.passwordField, form.signInButton, form.errorLabel]
                context?.focus.replace(with: [form.nameField, form.passwordField, form.signInButton])
            case .welcome:
                context?.views = [greeting, signOutButton]
                context?.focus.replace(with: [signOutButton])
            }
        })
    }

    /// Logs each change on the screen in a line.
    private static func logWhatIsSeen(on form: SignInForm, in context: ChapterContext) {
        form.nameField.backgroundSignal.distinct()
            .subscribe(next: { color in context.log("name \(color)") })
        form.passwordField.backgroundSignal.distinct()
            .subscribe(next: { color in context.log("password \(color)") })
        form.signInButton.isEnabledSignal.distinct()
            .subscribe(next: { isEnabled in context.log("button \(isEnabled ? "enabled" : "disabled")") })
        form.signInButton.tapSignal
            .subscribe(next: { context.log("tapped") })
        form.errorLabel.isHiddenSignal.distinct().skip(first: 1)
            .subscribe(next: { isHidden in context.log("error \(isHidden ? "hidden" : "shown")") })
        form.screenSignal.skip(first: 1)
            .subscribe(next: { screen in context.log("screen: \(screen.rawValue)") })
    }
}
