import ReactiveCore
import SocialService
import TerminalUI

/// The sign-in form as the starter project hands it over: two fields, a button, a label for what went wrong, and the service.
///
/// It does nothing by itself. Chapter 00 puts the pipelines on it.
@MainActor
public final class SignInForm {
    /// What a person can see: the form, or what comes after it.
    public enum Screen: String, Sendable {
        /// The form itself.
        case signIn = "sign-in"
        /// What somebody sees who has signed in.
        case welcome
    }

    /// The name of the user.
    public let nameField: TextField

    /// The password, shown as dots.
    public let passwordField: TextField

    /// Is tapped to sign in.
    public let signInButton: Button

    /// Says that signing in has failed; hidden to begin with.
    public let errorLabel: Label

    /// Knows who may sign in.
    public nonisolated let signInService: SignInService

    /// Where work runs; on a virtual clock where a script types or a judge plays.
    public nonisolated let schedulers: Schedulers

    private let isSigningInProperty: MainProperty<Bool>
    private let screenProperty: MainProperty<Screen>
    private nonisolated let write: @Sendable (String) -> Void

    /// A form.
    ///
    /// - Parameters:
    ///   - signInService: knows who may sign in.
    ///   - schedulers: where work runs.
    ///   - log: where lines are written that a person or a judge reads; called on any thread.
    public init(signInService: SignInService, schedulers: Schedulers, log write: @escaping @Sendable (String) -> Void) {
        let main = schedulers.main
        nameField = TextField(label: "Name", placeholder: "three characters or more", scheduler: main)
        passwordField = TextField(label: "Password", placeholder: "six characters or more", scheduler: main)
        passwordField.isSecure = true
        signInButton = Button(title: "Sign in", scheduler: main)
        errorLabel = Label(" Wrong name or password.", style: TextStyle(foreground: .red), scheduler: main)
        errorLabel.isHidden = true
        isSigningInProperty = MainProperty(false, scheduler: main)
        screenProperty = MainProperty(.signIn, scheduler: main)
        self.signInService = signInService
        self.schedulers = schedulers
        self.write = write
    }

    /// What stands in the two fields now.
    public var credentials: Credentials {
        Credentials(name: nameField.text, password: passwordField.text)
    }

    /// Whether an answer of the service is awaited. Whoever starts to sign in sets it, and clears it with the answer.
    public var isSigningIn: Bool {
        get { isSigningInProperty.value }
        set { isSigningInProperty.value = newValue }
    }

    /// Whether an answer is awaited now, then each assignment.
    public nonisolated var isSigningInSignal: MainSignal<Bool, Never> { isSigningInProperty.signal }

    /// The screen that is shown.
    public var screen: Screen { screenProperty.value }

    /// The screen that is shown now, then each that is shown in its place.
    public nonisolated var screenSignal: MainSignal<Screen, Never> { screenProperty.signal }

    /// Goes on to what comes after signing in.
    public func showNextScreen() {
        screenProperty.value = .welcome
    }

    /// Goes back to the form; the password has to be typed again.
    public func signOut() {
        passwordField.clear()
        screenProperty.value = .signIn
    }

    /// Writes a line: below the form on a screen, or printed with its time. Safe on any thread; the views are not.
    public nonisolated func log(_ line: String) {
        write(line)
    }
}
