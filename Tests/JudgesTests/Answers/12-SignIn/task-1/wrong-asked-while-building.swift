// Says: before the first tap
@MainActor
func signInWhenTapped(_ form: SignInForm) -> any Disposable {
    let service = form.signInService
    signIn(with: form.credentials, at: service).subscribe(next: { _ in })

    return form.signInButton.tapSignal
        .doNext { [weak form] in
            form?.isSigningIn = true
            form?.errorLabel.isHidden = true
        }
        .compactMap { [weak form] in form?.credentials }
        .flatMap { credentials in signIn(with: credentials, at: service) }
        .deliver(on: form.schedulers.main)
        .subscribe(next: { [weak form] signedIn in
            form?.isSigningIn = false
            form?.errorLabel.isHidden = signedIn
            if signedIn { form?.showNextScreen() }
        })
}
