// Says: soon after another one
@MainActor
func logTaps(_ form: SignInForm) -> any Disposable {
    form.signInButton.tapSignal
        .throttleFirst(.milliseconds(500), on: form.schedulers.main)
        .subscribe(next: { [weak form] in form?.log("tapped") })
}
