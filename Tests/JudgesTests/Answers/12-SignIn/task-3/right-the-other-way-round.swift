@MainActor
func enableButton(_ form: SignInForm) -> any Disposable {
    form.isSigningInSignal
        .combineLatest(with: form.passwordField.textSignal)
        .combineLatest(with: form.nameField.textSignal)
        .map { others, name in name.count >= 3 && others.1.count >= 6 && !others.0 }
        .distinct()
        .subscribe(next: { [weak form] isEnabled in form?.signInButton.isEnabled = isEnabled })
}
