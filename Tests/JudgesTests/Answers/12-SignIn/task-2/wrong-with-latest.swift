// Says: misses those in the password
@MainActor
func enableButton(_ form: SignInForm) -> any Disposable {
    let nameIsValid = form.nameField.textSignal.map(isValidName)
    let passwordIsValid = form.passwordField.textSignal.map(isValidPassword)

    return
        nameIsValid
        .withLatest(from: passwordIsValid)
        .map { name, password in name && password }
        .bind(to: form.signInButton, \.isEnabled)
}
