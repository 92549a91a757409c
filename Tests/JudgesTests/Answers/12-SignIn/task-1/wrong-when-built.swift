// Says: when the form opened
@MainActor
func logTaps(_ form: SignInForm) -> any Disposable {
    form.log("tapped")
    return form.signInButton.tapSignal.subscribe(next: {})
}
