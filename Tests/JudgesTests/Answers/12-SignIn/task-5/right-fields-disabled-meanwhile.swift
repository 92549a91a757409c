@MainActor
func signInForm(_ form: SignInForm) -> any Disposable {
    let service = form.signInService
    let ending = CompositeDisposable()

    ending.add(
        form.nameField.textSignal
            .map { text in text.count >= 3 ? Color.white : .yellow }
            .bind(to: form.nameField, \.background))

    ending.add(
        form.passwordField.textSignal
            .map { text in text.count >= 6 ? Color.white : .yellow }
            .bind(to: form.passwordField, \.background))

    let areValid = form.nameField.textSignal
        .combineLatest(with: form.passwordField.textSignal)
        .map { name, password in name.count >= 3 && password.count >= 6 }

    ending.add(areValid.bind(to: form.signInButton, \.isEnabled))

    ending.add(
        form.signInButton.tapSignal
            .doNext { [weak form] in
                form?.signInButton.isEnabled = false
                form?.nameField.isEnabled = false
                form?.passwordField.isEnabled = false
                form?.errorLabel.isHidden = true
            }
            .compactMap { [weak form] in form?.credentials }
            .flatMap { credentials in signIn(with: credentials, at: service) }
            .deliver(on: form.schedulers.main)
            .subscribe(next: { [weak form] signedIn in
                form?.nameField.isEnabled = true
                form?.passwordField.isEnabled = true
                form?.signInButton.isEnabled = true
                form?.errorLabel.isHidden = signedIn
                if signedIn { form?.showNextScreen() }
            }))

    return ending
}
