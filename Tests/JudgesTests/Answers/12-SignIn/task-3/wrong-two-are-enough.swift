// Says: for a name of two characters
@MainActor
func enableButton(_ form: SignInForm) -> any Disposable {
    let nameIsValid = form.nameField.textSignal.map { $0.count >= 2 }
    let passwordIsValid = form.passwordField.textSignal.map { $0.count >= 6 }

    return
        nameIsValid
        .combineLatest(with: passwordIsValid)
        .map { name, password in name && password }
        .combineLatest(with: form.isSigningInSignal)
        .map { areValid, isSigningIn in areValid && !isSigningIn }
        .bind(to: form.signInButton, \.isEnabled)
}
