// Says: still sets the button's state after `dispose()`
// Breaks: disposal
@MainActor
func enableButton(_ form: SignInForm) -> any Disposable {
    form.isSigningInSignal.subscribe(next: { [weak form] isSigningIn in
        guard let form else { return }
        form.signInButton.isEnabled =
            form.nameField.text.count >= 3 && form.passwordField.text.count >= 6 && !isSigningIn
    })
    return form.nameField.textSignal
        .combineLatest(with: form.passwordField.textSignal)
        .subscribe(next: { [weak form] name, password in
            form?.signInButton.isEnabled = name.count >= 3 && password.count >= 6 && form?.isSigningIn == false
        })
}
