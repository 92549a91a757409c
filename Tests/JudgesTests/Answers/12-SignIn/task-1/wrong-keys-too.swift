// Says: A key in a field logged
@MainActor
func logTaps(_ form: SignInForm) -> any Disposable {
    form.signInButton.tapSignal
        .combineLatest(with: form.nameField.textSignal)
        .subscribe(next: { [weak form] _, _ in form?.log("tapped") })
}
