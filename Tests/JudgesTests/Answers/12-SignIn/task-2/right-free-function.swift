@MainActor
func enableButton(_ form: SignInForm) -> any Disposable {
    combineLatest(
        form.nameField.textSignal.signal.map(isValidName),
        form.passwordField.textSignal.signal.map(isValidPassword)
    )
    .map { name, password in name && password }
    .deliver(on: form.schedulers.main)
    .bind(to: form.signInButton, \.isEnabled)
}
