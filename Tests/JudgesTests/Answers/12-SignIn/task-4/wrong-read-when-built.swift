// Says: ran when the pipeline was built
func signIn(with credentials: Credentials, at service: SignInService) -> Signal<Bool, Never> {
    Signal { subscriber in
        service.signIn(name: credentials.name, password: credentials.password) { signedIn in
            subscriber.send(signedIn)
            subscriber.complete()
        }
        return nil
    }
}

@MainActor
func signInAtTheTap(_ form: SignInForm) -> any Disposable {
    let service = form.signInService
    let credentials = form.credentials

    return form.signInButton.tapSignal
        .flatMap { signIn(with: credentials, at: service) }
        .deliver(on: form.schedulers.main)
        .subscribe(next: { [weak form] signedIn in form?.errorLabel.isHidden = signedIn })
}
