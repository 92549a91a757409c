// Says: The log says "tap"
@MainActor
func logTaps(_ form: SignInForm) -> any Disposable {
    form.signInButton.tapSignal
        .subscribe(next: { [weak form] in form?.log("tap") })
}
