// Says: The service was never asked
/// Each tap asks the service about what stands in the fields at that moment, and the error is shown unless the answer is yes.
@MainActor
func signInAtTheTap(_ form: SignInForm) -> any Disposable {
    let service = form.signInService

    return form.signInButton.tapSignal
        .compactMap { [weak form] in form?.credentials }
        .map { credentials in signIn(with: credentials, at: service) }
        .subscribe(next: { [weak form] _ in form?.errorLabel.isHidden = true })
}
