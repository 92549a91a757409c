@MainActor
func enableButton(_ form: SignInForm) -> any Disposable {
    let changes = form.nameField.textSignal.map { _ in }
        .merge(with: form.passwordField.textSignal.map { _ in })
        .merge(with: form.isSigningInSignal.map { _ in })

    return changes.subscribe(next: { [weak form] in
        guard let form else { return }
        form.signInButton.isEnabled =
            form.nameField.text.count >= 3 && form.passwordField.text.count >= 6 && !form.isSigningIn
    })
}
