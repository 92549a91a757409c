import ReactiveCore
import SocialService
import StarterProject
import TerminalUI

/// The step of this chapter: the whole form. Its fields show whether they're valid, its button knows when it may be
/// tapped, and each tap signs in.
@MainActor
func signInForm(_ form: SignInForm) -> any Disposable {
    let service = form.signInService
    let nameIsValid = form.nameField.textSignal.map { $0.count >= 3 }
    let passwordIsValid = form.passwordField.textSignal.map { $0.count >= 6 }
    let ending = CompositeDisposable()

    ending.add(
        nameIsValid
            .map { isValid in isValid ? Color.white : .yellow }
            .bind(to: form.nameField, \.background))

    ending.add(
        passwordIsValid
            .map { isValid in isValid ? Color.white : .yellow }
            .bind(to: form.passwordField, \.background))

    ending.add(
        nameIsValid
            .combineLatest(with: passwordIsValid)
            .map { name, password in name && password }
            .combineLatest(with: form.isSigningInSignal)
            .map { areValid, isSigningIn in areValid && !isSigningIn }
            .bind(to: form.signInButton, \.isEnabled))

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
                form?.errorLabel.isHidden = signedIn
                if signedIn { form?.showNextScreen() }
            }))

    return ending
}

/// Signs in, once per subscription.
///
/// Sends whether it worked, and completes. It never fails. Delivers on the service's queue. Disposal doesn't cancel the
/// call.
func signIn(with credentials: Credentials, at service: SignInService) -> Signal<Bool, Never> {
    Signal { subscriber in
        service.signIn(name: credentials.name, password: credentials.password) { signedIn in
            subscriber.send(signedIn)
            subscriber.complete()
        }
        return nil
    }
}
