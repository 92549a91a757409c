// Chapter 12, SignIn: the file that is yours.
//
// A task is everything between its `MARK: - Task` and the next `MARK`. Change it, save the file, and ask the workbook
// for a verdict: `check 12` for the whole file, `check 12.2` for task 2 alone.

import Exercises
import ReactiveCore
import StarterProject

// MARK: - Task 1: sign in when tapped

/// Each tap of the button signs in with what the fields contain, and the form shows how that went.
@MainActor
func signInWhenTapped(_ form: SignInForm) -> any Disposable {
    let service = form.signInService
    _ = service

    return form.signInButton.tapSignal
        .subscribe(next: { [weak form] in form?.log("a tap came through") })
}

// MARK: - Task 2: both fields, one button

/// The button is enabled while the name and the password are both valid.
@MainActor
func enableButton(_ form: SignInForm) -> any Disposable {
    let nameIsValid = form.nameField.textSignal.map(isValidName)
    let passwordIsValid = form.passwordField.textSignal.map(isValidPassword)

    return nameIsValid.zip(with: passwordIsValid)
        .map { name, password in name && password }
        .bind(to: form.signInButton, \.isEnabled)
}

// MARK: - Task 3: at the tap, and not before

/// Each tap asks the service about what the fields contain at that moment. The error is shown unless the answer is yes.
@MainActor
func signInAtTheTap(_ form: SignInForm) -> any Disposable {
    let attempt = signIn(with: form.credentials, at: form.signInService)

    return form.signInButton.tapSignal
        .flatMap { attempt }
        .deliver(on: form.schedulers.main)
        .subscribe(next: { [weak form] signedIn in form?.errorLabel.isHidden = signedIn })
}

// MARK: - Task 4: predict

/// Whether both fields are valid, as marbles, one character per step: `y` for yes, `n` for no, `-` for a step in which
/// nothing comes out of `name.combineLatest(with: password).map { $0 && $1 }`. The two signals:
///
///     name      n-y----n-y
///     password  ----y-n-y-
let predictedValidity = "?"

// MARK: - Task 5: one writer

/// The whole form: the button follows the fields, a tap signs in, and the answer is shown.
@MainActor
func signInUndisturbed(_ form: SignInForm) -> any Disposable {
    let service = form.signInService
    let ending = CompositeDisposable()

    ending.add(
        form.nameField.textSignal.map(isValidName)
            .combineLatest(with: form.passwordField.textSignal.map(isValidPassword))
            .map { name, password in name && password }
            .bind(to: form.signInButton, \.isEnabled))

    ending.add(
        form.signInButton.tapSignal
            .doNext { [weak form] in
                form?.signInButton.isEnabled = false
                form?.errorLabel.isHidden = true
            }
            .compactMap { [weak form] in form?.credentials }
            .flatMap { credentials in signIn(with: credentials, at: service) }
            .deliver(on: form.schedulers.main)
            .subscribe(next: { [weak form] signedIn in
                form?.signInButton.isEnabled = true
                form?.errorLabel.isHidden = signedIn
                if signedIn { form?.showNextScreen() }
            }))

    return ending
}

// MARK: - What the workbook reads

@MainActor
let exercise = SignInExercise(
    signInWhenTapped: signInWhenTapped,
    enableButton: enableButton,
    signInAtTheTap: signInAtTheTap,
    predictedValidity: predictedValidity,
    signInUndisturbed: signInUndisturbed
)
