// Says: without a tap
@MainActor
func signInAtTheTap(_ form: SignInForm) -> any Disposable {
    let service = form.signInService
    let typed = form.nameField.textSignal.combineLatest(with: form.passwordField.textSignal)

    return form.signInButton.tapSignal
        .combineLatest(with: typed)
        .map { _, texts in Credentials(name: texts.0, password: texts.1) }
        .flatMap { credentials in signIn(with: credentials, at: service) }
        .deliver(on: form.schedulers.main)
        .subscribe(next: { [weak form] signedIn in form?.errorLabel.isHidden = signedIn })
}
