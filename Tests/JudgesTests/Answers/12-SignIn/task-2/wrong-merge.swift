// Says: the field that was typed into last
@MainActor
func enableButton(_ form: SignInForm) -> any Disposable {
    let nameIsValid = form.nameField.textSignal.map(isValidName)
    let passwordIsValid = form.passwordField.textSignal.map(isValidPassword)

    return
        nameIsValid
        .merge(with: passwordIsValid)
        .bind(to: form.signInButton, \.isEnabled)
}
