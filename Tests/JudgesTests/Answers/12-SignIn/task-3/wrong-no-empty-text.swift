// Says: An empty text is a text, too
// Breaks: empty things
@MainActor
func enableButton(_ form: SignInForm) -> any Disposable {
    let nameIsValid = form.nameField.textSignal.filter { !$0.isEmpty }.map { $0.count >= 3 }
    let passwordIsValid = form.passwordField.textSignal.filter { !$0.isEmpty }.map { $0.count >= 6 }

    return
        nameIsValid
        .combineLatest(with: passwordIsValid)
        .map { name, password in name && password }
        .combineLatest(with: form.isSigningInSignal)
        .map { areValid, isSigningIn in areValid && !isSigningIn }
        .bind(to: form.signInButton, \.isEnabled)
}
