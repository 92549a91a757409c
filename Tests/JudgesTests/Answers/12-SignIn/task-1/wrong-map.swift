// Says: `map` turns each tap into a sign-in, but nothing subscribes to it
@MainActor
func signInWhenTapped(_ form: SignInForm) -> any Disposable {
    let service = form.signInService

    return form.signInButton.tapSignal
        .doNext { [weak form] in
            form?.isSigningIn = true
            form?.errorLabel.isHidden = true
        }
        .compactMap { [weak form] in form?.credentials }
        .map { credentials in signIn(with: credentials, at: service) }
        .subscribe(next: { [weak form] signedIn in
            form?.isSigningIn = false
            form?.errorLabel.isHidden = true
            form?.showNextScreen()
        })
}
