// Says: One field is read at the tap
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
    let name = form.nameField.text

    return form.signInButton.tapSignal
        .compactMap { [weak form] in form?.passwordField.text }
        .flatMap { password in signIn(with: Credentials(name: name, password: password), at: service) }
        .deliver(on: form.schedulers.main)
        .subscribe(next: { [weak form] signedIn in form?.errorLabel.isHidden = signedIn })
}
