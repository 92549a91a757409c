// Says: without a tap
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

    let typed = form.nameField.textSignal.combineLatest(with: form.passwordField.textSignal)

    return form.signInButton.tapSignal
        .combineLatest(with: typed)
        .map { _, texts in Credentials(name: texts.0, password: texts.1) }
        .flatMap { credentials in signIn(with: credentials, at: service) }
        .deliver(on: form.schedulers.main)
        .subscribe(next: { [weak form] signedIn in form?.errorLabel.isHidden = signedIn })
}
