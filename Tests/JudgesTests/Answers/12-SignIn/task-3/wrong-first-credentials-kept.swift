// Says: about the texts of the first one
@MainActor
func signInAtTheTap(_ form: SignInForm) -> any Disposable {
    let service = form.signInService
    let taps = form.signInButton.tapSignal
    let first = taps.compactMap { [weak form] in form?.credentials }.take(first: 1).signal.replay(1)
    first.subscribe(next: { _ in })

    return
        taps
        .flatMap { first }
        .flatMap { credentials in signIn(with: credentials, at: service) }
        .deliver(on: form.schedulers.main)
        .subscribe(next: { [weak form] signedIn in form?.errorLabel.isHidden = signedIn })
}
