// Says: the subscriber was right as it was
/// Each tap asks the service about what stands in the fields at that moment, and the error is shown unless the answer is yes.
@MainActor
func signInAtTheTap(_ form: SignInForm) -> any Disposable {
    let service = form.signInService

    return form.signInButton.tapSignal
        .compactMap { [weak form] in form?.credentials }
        .flatMap { credentials in signIn(with: credentials, at: service) }
        .deliver(on: form.schedulers.main)
        .subscribe(next: { [weak form] signedIn in form?.errorLabel.isHidden = !signedIn })
}
