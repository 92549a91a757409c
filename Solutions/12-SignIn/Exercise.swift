// Chapter 12, SignIn: the reference solution.

import Exercises
import ReactiveCore
import SocialService
import StarterProject
import TerminalUI

// MARK: - Task 1: log each tap

@MainActor
func logTaps(_ form: SignInForm) -> any Disposable {
    form.signInButton.tapSignal
        .subscribe(next: { [weak form] in form?.log("tapped") })
}

// MARK: - Task 2: predict

/// Whether both fields are valid, as marbles, one character per step: `y` for yes, `n` for no, `-` for a step in which
/// nothing comes out of `name.combineLatest(with: password).map { $0 && $1 }`. The two signals:
///
///     name      n-y----n-y
///     password  ----y-n-y-
let predictedValidity = "----y-nnny"

// MARK: - Task 3: three signals, one button

@MainActor
func enableButton(_ form: SignInForm) -> any Disposable {
    let nameIsValid = form.nameField.textSignal.map { $0.count >= 3 }
    let passwordIsValid = form.passwordField.textSignal.map { $0.count >= 6 }

    return
        nameIsValid
        .combineLatest(with: passwordIsValid)
        .map { name, password in name && password }
        .combineLatest(with: form.isSigningInSignal)
        .map { areValid, isSigningIn in areValid && !isSigningIn }
        .bind(to: form.signInButton, \.isEnabled)
}

// MARK: - Task 4: sign in at the tap

func signIn(with credentials: Credentials, at service: SignInService) -> Signal<Bool, Never> {
    Signal { subscriber in
        service.signIn(name: credentials.name, password: credentials.password) { signedIn in
            subscriber.send(signedIn)
            subscriber.complete()
        }
        return nil
    }
}

@MainActor
func signInAtTheTap(_ form: SignInForm) -> any Disposable {
    let service = form.signInService

    return form.signInButton.tapSignal
        .compactMap { [weak form] in form?.credentials }
        .flatMap { credentials in signIn(with: credentials, at: service) }
        .deliver(on: form.schedulers.main)
        .subscribe(next: { [weak form] signedIn in form?.errorLabel.isHidden = signedIn })
}

// MARK: - Task 5: the whole form

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
                form?.errorLabel.isHidden = signedIn
                if signedIn { form?.showNextScreen() }
            }))

    return ending
}

// MARK: - Task 6: the album

@Sendable
func album(
    taps: Signal<Void, Never>,
    keys: Signal<Void, Never>,
    refreshes: Signal<Void, Never>,
    page: @escaping @Sendable (Int) -> Signal<String, LostConnection>
) -> Signal<[String], Never> {
    refreshes
        .startWith(())
        .flatMapLatest {
            taps.merge(with: keys)
                .scan(0) { number, _ in number + 1 }
                .startWith(0)
                .flatMap(.concat) { number in
                    page(number).retry(1).catch { _ in .just("?") }
                }
                .scan([]) { shown, kitten in shown + [kitten] }
        }
}

// MARK: - Task 7: choose a name

@Sendable
func nameStatus(
    of names: Signal<String, Never>,
    asking isFree: @escaping @Sendable (String) -> Signal<Bool, LostConnection>,
    on main: MainScheduler
) -> Signal<NameStatus, Never> {
    names.flatMapLatest { name -> Signal<NameStatus, Never> in
        guard name.count >= 3 else { return .just(.tooShort) }
        return Signal<Void, Never>.timer(after: .milliseconds(400), on: main)
            .then { isFree(name).retry(1) }
            .map { isFree in isFree ? NameStatus.free : .taken }
            .catch { _ in .just(.unknown) }
            .startWith(.checking)
    }
}

// MARK: - What the workbook reads

@MainActor
let exercise = SignInExercise(
    logTaps: logTaps,
    predictedValidity: predictedValidity,
    enableButton: enableButton,
    signIn: signIn(with:at:),
    signInAtTheTap: signInAtTheTap,
    signInForm: signInForm,
    album: album(taps:keys:refreshes:page:),
    nameStatus: nameStatus(of:asking:on:)
)
