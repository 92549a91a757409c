@MainActor
func signInForm(_ form: SignInForm) -> any Disposable {
    let service = form.signInService
    let isBusy = MainProperty(false, scheduler: form.schedulers.main)
    let ending = CompositeDisposable()

    ending.add(
        form.nameField.textSignal
            .map { text in text.count >= 3 ? Color.white : .yellow }
            .bind(to: form.nameField, \.background))

    ending.add(
        form.passwordField.textSignal
            .map { text in text.count >= 6 ? Color.white : .yellow }
            .bind(to: form.passwordField, \.background))

    ending.add(
        form.nameField.textSignal
            .combineLatest(with: form.passwordField.textSignal)
            .combineLatest(with: isBusy.signal)
            .map { texts, isBusy in texts.0.count >= 3 && texts.1.count >= 6 && !isBusy }
            .bind(to: form.signInButton, \.isEnabled))

    ending.add(
        form.signInButton.tapSignal
            .doNext { [weak form] in
                isBusy.value = true
                form?.errorLabel.isHidden = true
            }
            .compactMap { [weak form] in form?.credentials }
            .flatMap { credentials in signIn(with: credentials, at: service) }
            .deliver(on: form.schedulers.main)
            .subscribe(next: { [weak form] signedIn in
                isBusy.value = false
                form?.errorLabel.isHidden = signedIn
                if signedIn { form?.showNextScreen() }
            }))

    return ending
}
