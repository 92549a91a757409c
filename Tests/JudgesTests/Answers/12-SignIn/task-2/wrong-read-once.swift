// Says: reads the fields once
@MainActor
func enableButton(_ form: SignInForm) -> any Disposable {
    form.signInButton.isEnabled = isValidName(form.nameField.text) && isValidPassword(form.passwordField.text)
    return CompositeDisposable()
}
