// Says: The third signal is
@MainActor
func enableButton(_ form: SignInForm) -> any Disposable {
    let nameIsValid = form.nameField.textSignal.map { $0.count >= 3 }
    let passwordIsValid = form.passwordField.textSignal.map { $0.count >= 6 }

    return
        nameIsValid
        .combineLatest(with: passwordIsValid)
        .map { name, password in name && password }
        .bind(to: form.signInButton, \.isEnabled)
}
