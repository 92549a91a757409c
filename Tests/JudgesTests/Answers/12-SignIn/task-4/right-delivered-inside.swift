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
    let main = form.schedulers.main
    let ending = CompositeDisposable()
    ending.add(
        form.signInButton.tapSignal
            .compactMap { [weak form] in form?.credentials }
            .flatMap { credentials in signIn(with: credentials, at: service).deliver(on: main).signal }
            .deliver(on: main)
            .doNext { [weak form] signedIn in form?.errorLabel.isHidden = signedIn }
            .subscribe(next: { _ in }))
    return ending
}
