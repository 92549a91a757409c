import ReactiveCore
import TerminalUI

/// Returns whether a name has three characters or more: a rule of chapter 12.
public func isValidName(_ text: String) -> Bool {
    text.count >= 3
}

/// Returns whether a password has six characters or more: a rule of chapter 12.
public func isValidPassword(_ text: String) -> Bool {
    text.count >= 6
}

/// Colors each field's background by whether its text is valid, and enables the button while both are and no sign-in is
/// running.
@MainActor
@discardableResult
public func validate(_ form: SignInForm) -> any Disposable {
    let nameIsValid = form.nameField.textSignal.map(isValidName)
    let passwordIsValid = form.passwordField.textSignal.map(isValidPassword)

    let ending = CompositeDisposable()

    ending.add(
        nameIsValid
            .map { isValid in isValid ? Color.white : .yellow }
            .bind(to: form.nameField, \.background))

    ending.add(
        passwordIsValid
            .map { isValid in isValid ? Color.white : .yellow }
            .bind(to: form.passwordField, \.background))

    ending.add(
        nameIsValid
            .combineLatest(with: passwordIsValid)
            .map { name, password in name && password }
            .combineLatest(with: form.isSigningInSignal)
            .map { areValid, isSigningIn in areValid && !isSigningIn }
            .bind(to: form.signInButton, \.isEnabled))

    return ending
}
