// Says: but the error stays hidden
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

    ending.add(enableButton(form))

    ending.add(
        form.signInButton.tapSignal
            .doNext { [weak form] in
                form?.isSigningIn = true
                form?.errorLabel.isHidden = true
            }
            .compactMap { [weak form] in form?.credentials }
            .flatMap { credentials in signIn(with: credentials, at: service) }
            .deliver(on: form.schedulers.main)
            .subscribe(next: { [weak form] signedIn in
                form?.isSigningIn = false
                if signedIn { form?.showNextScreen() }
            }))

    return ending
}
