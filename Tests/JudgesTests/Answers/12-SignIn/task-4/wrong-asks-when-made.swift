// Says: asked the service once
func signIn(with credentials: Credentials, at service: SignInService) -> Signal<Bool, Never> {
    let answer = ReplaySubject<Bool, Never>(capacity: 1)
    service.signIn(name: credentials.name, password: credentials.password) { signedIn in
        answer.send(signedIn)
        answer.complete()
    }
    return answer.signal
}

@MainActor
func signInAtTheTap(_ form: SignInForm) -> any Disposable {
    let service = form.signInService

    return form.signInButton.tapSignal
        .compactMap { [weak form] in form?.credentials }
        .flatMap { credentials in signIn(with: credentials, at: service) }
        .deliver(on: form.schedulers.main)
        .subscribe(next: { [weak form] signedIn in form?.errorLabel.isHidden = signedIn })
}
