// Says: about the texts of the first one
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
    let taps = form.signInButton.tapSignal
    let first = taps.compactMap { [weak form] in form?.credentials }.take(first: 1).signal.replay(1)
    let ending = CompositeDisposable()
    ending.add(first.subscribe(next: { _ in }))
    ending.add(
        taps
            .flatMap { first }
            .flatMap { credentials in signIn(with: credentials, at: service) }
            .deliver(on: form.schedulers.main)
            .subscribe(next: { [weak form] signedIn in form?.errorLabel.isHidden = signedIn }))
    return ending
}
