// Says: Once it's enabled
@MainActor
func enableButton(_ form: SignInForm) -> any Disposable {
    form.signInButton.isEnabled = false
    return form.nameField.textSignal
        .combineLatest(with: form.passwordField.textSignal)
        .combineLatest(with: form.isSigningInSignal)
        .filter { texts, isSigningIn in texts.0.count >= 3 && texts.1.count >= 6 && !isSigningIn }
        .subscribe(next: { [weak form] _, _ in form?.signInButton.isEnabled = true })
}
