// Says: Only the first tap was logged
// Breaks: repetition
@MainActor
func logTaps(_ form: SignInForm) -> any Disposable {
    form.signInButton.tapSignal
        .take(first: 1)
        .subscribe(next: { [weak form] in form?.log("tapped") })
}
