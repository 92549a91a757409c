@MainActor
func enableButton(_ form: SignInForm) -> any Disposable {
    form.nameField.textSignal
        .combineLatest(with: form.passwordField.textSignal)
        .map { name, password in isValidName(name) && isValidPassword(password) }
        .bind(to: form.signInButton, \.isEnabled)
}
