// Says: The service was never asked
@MainActor
func signInAtTheTap(_ form: SignInForm) -> any Disposable {
    let service = form.signInService

    return form.signInButton.tapSignal
        .compactMap { [weak form] in form?.credentials }
        .map { credentials in signIn(with: credentials, at: service) }
        .subscribe(next: { [weak form] _ in form?.errorLabel.isHidden = true })
}
