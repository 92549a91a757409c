// Says: No tap was logged
// Breaks: second run
private let ending = CompositeDisposable()

@MainActor
func logTaps(_ form: SignInForm) -> any Disposable {
    ending.add(
        form.signInButton.tapSignal
            .subscribe(next: { [weak form] in form?.log("tapped") }))
    return ending
}
