import ReactiveCore
import SocialService
import TerminalUI

/// The sign-in form: two fields, a button, a label for errors, and the service.
///
/// The form does nothing on its own. Chapter 12 builds its pipelines.
@MainActor
public final class SignInForm {
    /// The screens of the app.
    public enum Screen: String, Sendable {
        /// The form.
        case signIn = "sign-in"
        /// The screen after signing in.
        case welcome
    }

    /// The user's name.
    public let nameField: TextField

    /// The password, shown as dots.
    public let passwordField: TextField

    /// Signs in when tapped.
    public let signInButton: Button

    /// The message about a failed sign-in. Hidden at first.
    public let errorLabel: Label

    /// Checks the credentials.
    public nonisolated let signInService: SignInService

    /// The schedulers for pipelines. They have virtual time in scripted runs and in checks.
    public nonisolated let schedulers: Schedulers

    private let isSigningInProperty: MainProperty<Bool>
    private let screenProperty: MainProperty<Screen>
    private nonisolated let write: @Sendable (String) -> Void

    /// Creates a form.
    ///
    /// - Parameters:
    ///   - signInService: checks the credentials.
    ///   - schedulers: the schedulers for pipelines.
    ///   - write: writes a line of the log; called on any thread.
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

    /// The current texts of the two fields.
    public var credentials: Credentials {
        Credentials(name: nameField.text, password: passwordField.text)
    }

    /// Whether a sign-in is in progress. A pipeline sets this on a tap, and clears it when the answer arrives.
    public var isSigningIn: Bool {
        get { isSigningInProperty.value }
        set { isSigningInProperty.value = newValue }
    }

    /// Sends ``isSigningIn`` on subscription, then with each assignment.
    public nonisolated var isSigningInSignal: MainSignal<Bool, Never> { isSigningInProperty.signal }

    /// The current screen.
    public var screen: Screen { screenProperty.value }

    /// Sends the current screen on subscription, then with each assignment.
    public nonisolated var screenSignal: MainSignal<Screen, Never> { screenProperty.signal }

    /// Shows the welcome screen.
    public func showNextScreen() {
        screenProperty.value = .welcome
    }

    /// Clears the password, and shows the form again.
    public func signOut() {
        passwordField.clear()
        screenProperty.value = .signIn
    }

    /// Writes a line to the log, which is shown below the form or printed with times. Safe on any thread, unlike the
    /// views.
    public nonisolated func log(_ line: String) {
        write(line)
    }
}

/// A name and a password to sign in with.
public struct Credentials: Sendable, Equatable {
    /// The user's name.
    public let name: String
    /// The user's password.
    public let password: String

    /// Creates credentials.
    public init(name: String, password: String) {
        self.name = name
        self.password = password
    }
}
