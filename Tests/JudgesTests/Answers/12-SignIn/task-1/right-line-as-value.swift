@MainActor
func logTaps(_ form: SignInForm) -> any Disposable {
    form.signInButton.tapSignal
        .map { "tapped" }
        .subscribe(next: { [weak form] line in form?.log(line) })
}
