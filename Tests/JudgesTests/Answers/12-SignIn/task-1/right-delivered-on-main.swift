@MainActor
func logTaps(_ form: SignInForm) -> any Disposable {
    let ending = CompositeDisposable()
    ending.add(
        form.signInButton.tapSignal.signal
            .deliver(on: form.schedulers.main)
            .subscribe(next: { [weak form] in
                guard let form else { return }
                form.log("tapped")
            }))
    return ending
}
