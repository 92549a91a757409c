// Says: nothing follows the fields after that
/// The button is enabled while the name and the password are both valid.
@MainActor
func enableButton(_ form: SignInForm) -> any Disposable {
    form.signInButton.isEnabled = isValidName(form.nameField.text) && isValidPassword(form.passwordField.text)
    return CompositeDisposable()
}
