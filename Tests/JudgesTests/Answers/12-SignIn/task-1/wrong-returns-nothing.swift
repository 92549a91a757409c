// Says: still logs after `dispose()`
// Breaks: disposal
@MainActor
func logTaps(_ form: SignInForm) -> any Disposable {
    form.signInButton.tapSignal
        .subscribe(next: { [weak form] in form?.log("tapped") })
    return CompositeDisposable()
}
