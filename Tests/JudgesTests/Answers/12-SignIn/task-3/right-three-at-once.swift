@MainActor
func enableButton(_ form: SignInForm) -> any Disposable {
    combineLatest(form.nameField.textSignal.signal, form.passwordField.textSignal.signal, form.isSigningInSignal.signal)
        .map { name, password, isSigningIn in name.count > 2 && password.count > 5 && !isSigningIn }
        .deliver(on: form.schedulers.main)
        .bind(to: form.signInButton, \.isEnabled)
}
