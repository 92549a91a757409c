@MainActor
func signInForm(_ form: SignInForm) -> any Disposable {
    let service = form.signInService
    let taps = form.signInButton.tapSignal
    let answers = MainSubject<Bool>(scheduler: form.schedulers.main)
    let ending = CompositeDisposable()

    for (field, minimum) in [(form.nameField, 3), (form.passwordField, 6)] {
        ending.add(
            field.textSignal
                .map { $0.count < minimum ? .yellow : .white }
                .bind(to: field, \.background))
    }
    ending.add(enableButton(form))
    ending.add(
        taps.map { true }.merge(with: answers.signal.map { _ in false })
            .subscribe(next: { [weak form] isSigningIn in form?.isSigningIn = isSigningIn }))
    ending.add(
        taps.map { true }.merge(with: answers.signal)
            .bind(to: form.errorLabel, \.isHidden))
    ending.add(
        answers.signal.filter { $0 }.subscribe(next: { [weak form] _ in form?.showNextScreen() }))
    ending.add(
        taps.compactMap { [weak form] in form?.credentials }
            .flatMap { signIn(with: $0, at: service) }
            .deliver(on: form.schedulers.main)
            .subscribe(next: { answers.send($0) }))
    return ending
}
