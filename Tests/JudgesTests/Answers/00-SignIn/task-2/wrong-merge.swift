// Says: whichever field was typed into last
/// The button is enabled while the name and the password are both valid.
@MainActor
func enableButton(_ form: SignInForm) -> any Disposable {
    let nameIsValid = form.nameField.textSignal.map(isValidName)
    let passwordIsValid = form.passwordField.textSignal.map(isValidPassword)

    return
        nameIsValid
        .merge(with: passwordIsValid)
        .bind(to: form.signInButton, \.isEnabled)
}
