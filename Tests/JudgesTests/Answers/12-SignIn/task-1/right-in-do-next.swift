@MainActor
func logTaps(_ form: SignInForm) -> any Disposable {
    form.signInButton.tapSignal
        .doNext { [weak form] in form?.log("tapped") }
        .subscribe(next: {})
}
