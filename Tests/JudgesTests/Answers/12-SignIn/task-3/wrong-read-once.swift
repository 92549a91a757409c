// Says: Your code sets it once
@MainActor
func enableButton(_ form: SignInForm) -> any Disposable {
    form.signInButton.isEnabled = form.nameField.text.count >= 3 && form.passwordField.text.count >= 6
    return CompositeDisposable()
}
