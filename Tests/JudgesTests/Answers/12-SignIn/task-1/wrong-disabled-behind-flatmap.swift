// Says: comes after `flatMap`
@MainActor
func signInWhenTapped(_ form: SignInForm) -> any Disposable {
    let service = form.signInService

    return form.signInButton.tapSignal
        .compactMap { [weak form] in form?.credentials }
        .flatMap { credentials in signIn(with: credentials, at: service) }
        .deliver(on: form.schedulers.main)
        .doNext { [weak form] _ in
            form?.isSigningIn = true
            form?.errorLabel.isHidden = true
        }
        .subscribe(next: { [weak form] signedIn in
            form?.isSigningIn = false
            form?.errorLabel.isHidden = signedIn
            if signedIn { form?.showNextScreen() }
        })
}
