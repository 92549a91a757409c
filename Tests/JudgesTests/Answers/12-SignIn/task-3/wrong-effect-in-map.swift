// Says: yours also has an effect
@MainActor
func enableButton(_ form: SignInForm) -> any Disposable {
    let nameIsValid = form.nameField.textSignal.map { $0.count >= 3 }
    let passwordIsValid = form.passwordField.textSignal.map { $0.count >= 6 }

    return
        nameIsValid
        .combineLatest(with: passwordIsValid)
        .map { name, password in name && password }
        .combineLatest(with: form.isSigningInSignal)
        .map { [weak form] areValid, isSigningIn in
            form?.signInButton.isEnabled = areValid && !isSigningIn
        }
        .subscribe(next: { _ in })
}
