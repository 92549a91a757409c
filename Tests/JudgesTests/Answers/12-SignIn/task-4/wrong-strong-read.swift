// Says: it is still alive
// Breaks: lifetime
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

    return form.signInButton.tapSignal
        .compactMap { form.credentials }
        .flatMap { credentials in signIn(with: credentials, at: service) }
        .deliver(on: form.schedulers.main)
        .subscribe(next: { [weak form] signedIn in form?.errorLabel.isHidden = signedIn })
}
