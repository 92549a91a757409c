@MainActor
func signInWhenTapped(_ form: SignInForm) -> any Disposable {
    let service = form.signInService
    let main = form.schedulers.main

    return form.signInButton.tapSignal
        .doNext { [weak form] in
            form?.isSigningIn = true
            form?.errorLabel.isHidden = true
        }
        .subscribe(next: { [weak form] in
            guard let form else { return }
            signIn(with: form.credentials, at: service)
                .deliver(on: main)
                .subscribe(next: { [weak form] signedIn in
                    form?.isSigningIn = false
                    form?.errorLabel.isHidden = signedIn
                    if signedIn { form?.showNextScreen() }
                })
        })
}
