// Says: The button never changes
@MainActor
func enableButton(_ form: SignInForm) -> any Disposable {
    _ = form.nameField.textSignal.map(isValidName)
        .combineLatest(with: form.passwordField.textSignal.map(isValidPassword))
        .doNext { [weak form] name, password in form?.signInButton.isEnabled = name && password }

    return CompositeDisposable()
}
