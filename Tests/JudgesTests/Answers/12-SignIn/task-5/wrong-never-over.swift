// Says: The answer came and both fields are valid
@MainActor
func signInUndisturbed(_ form: SignInForm) -> any Disposable {
    let service = form.signInService
    let ending = CompositeDisposable()

    ending.add(
        form.nameField.textSignal.map(isValidName)
            .combineLatest(with: form.passwordField.textSignal.map(isValidPassword))
            .map { name, password in name && password }
            .combineLatest(with: form.isSigningInSignal)
            .map { areValid, isSigningIn in areValid && !isSigningIn }
            .bind(to: form.signInButton, \.isEnabled))

    ending.add(
        form.signInButton.tapSignal
            .doNext { [weak form] in
                form?.isSigningIn = true
                form?.errorLabel.isHidden = true
            }
            .compactMap { [weak form] in form?.credentials }
            .flatMap { credentials in signIn(with: credentials, at: service) }
            .deliver(on: form.schedulers.main)
            .subscribe(next: { [weak form] signedIn in
                form?.errorLabel.isHidden = signedIn
                if signedIn { form?.showNextScreen() }
            }))

    return ending
}
