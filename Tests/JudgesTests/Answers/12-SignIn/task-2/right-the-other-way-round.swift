@MainActor
func enableButton(_ form: SignInForm) -> any Disposable {
    let nameIsValid = form.nameField.textSignal.map(isValidName)
    let passwordIsValid = form.passwordField.textSignal.map(isValidPassword)

    return
        passwordIsValid
        .combineLatest(with: nameIsValid)
        .map { name, password in name && password }
        .bind(to: form.signInButton, \.isEnabled)
}
