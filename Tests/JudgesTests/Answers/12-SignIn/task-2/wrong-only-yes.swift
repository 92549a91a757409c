// Says: Once it's enabled
@MainActor
func enableButton(_ form: SignInForm) -> any Disposable {
    form.signInButton.isEnabled = false

    return form.nameField.textSignal.map(isValidName)
        .combineLatest(with: form.passwordField.textSignal.map(isValidPassword))
        .filter { name, password in name && password }
        .subscribe(next: { [weak form] _ in form?.signInButton.isEnabled = true })
}
