// Says: signal that sent last
@MainActor
func enableButton(_ form: SignInForm) -> any Disposable {
    let nameIsValid = form.nameField.textSignal.map { $0.count >= 3 }
    let passwordIsValid = form.passwordField.textSignal.map { $0.count >= 6 }

    return
        nameIsValid
        .merge(with: passwordIsValid)
        .merge(with: form.isSigningInSignal.map { !$0 })
        .bind(to: form.signInButton, \.isEnabled)
}
