// Says: A subscription is made inside another one
// Breaks: disposal
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

    return form.signInButton.tapSignal
        .compactMap { [weak form] in form?.credentials }
        .subscribe(next: { [weak form] credentials in
            signIn(with: credentials, at: service)
                .deliver(on: main)
                .subscribe(next: { signedIn in form?.errorLabel.isHidden = signedIn })
        })
}
