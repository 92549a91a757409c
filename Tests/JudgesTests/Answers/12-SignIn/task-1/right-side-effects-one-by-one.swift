@MainActor
func signInWhenTapped(_ form: SignInForm) -> any Disposable {
    let service = form.signInService

    return form.signInButton.tapSignal
        .doNext { [weak form] in form?.errorLabel.isHidden = true }
        .doNext { [weak form] in form?.isSigningIn = true }
        .compactMap { [weak form] in form?.credentials }
        .flatMap { credentials in signIn(with: credentials, at: service) }
        .deliver(on: form.schedulers.main)
        .doNext { [weak form] _ in form?.isSigningIn = false }
        .subscribe(next: { [weak form] signedIn in
            form?.errorLabel.isHidden = signedIn
            if signedIn { form?.showNextScreen() }
        })
}
