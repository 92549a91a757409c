import ReactiveCore
import TerminalUI

/// A name has three characters or more: a rule of chapter 00.
public func isValidName(_ text: String) -> Bool {
    text.count >= 3
}

/// A password has six characters or more: a rule of chapter 00.
public func isValidPassword(_ text: String) -> Bool {
    text.count >= 6
}

/// Each field's background tells whether its text is valid, and the button can be pressed while both are and nobody is signing in.
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
