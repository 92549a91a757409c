// Says: it is still alive
// Breaks: lifetime
@MainActor
func logTaps(_ form: SignInForm) -> any Disposable {
    form.signInButton.tapSignal
        .subscribe(next: { form.log("tapped") })
}
