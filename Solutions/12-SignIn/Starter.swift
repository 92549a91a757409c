// Chapter 12, Sign in: the file that is yours.
//
// A task is everything between its `MARK: - Task` and the next `MARK`. Change it, save the file, and ask the workbook
// for a verdict: `check 12` for the whole file, `check 12.2` for task 2 alone.
//
// Keep the signatures. The rest of the page is yours.

import Exercises
import ReactiveCore
import SocialService
import StarterProject
import TerminalUI

// MARK: - Task 1: log each tap

@MainActor
func logTaps(_ form: SignInForm) -> any Disposable {
    // your code
    CompositeDisposable()
}

// MARK: - Task 2: predict

/// Whether both fields are valid, as marbles, one character per step: `y` for yes, `n` for no, `-` for a step in which
/// nothing comes out of `name.combineLatest(with: password).map { $0 && $1 }`. The two signals:
///
///     name      n-y----n-y
///     password  ----y-n-y-
let predictedValidity = "?"

// MARK: - Task 3: three signals, one button

@MainActor
func enableButton(_ form: SignInForm) -> any Disposable {
    // your code
    CompositeDisposable()
}

// MARK: - Task 4: sign in at the tap

func signIn(with credentials: Credentials, at service: SignInService) -> Signal<Bool, Never> {
    // your code
    .never
}

@MainActor
func signInAtTheTap(_ form: SignInForm) -> any Disposable {
    // your code
    CompositeDisposable()
}

// MARK: - Task 5: the whole form

@MainActor
func signInForm(_ form: SignInForm) -> any Disposable {
    // your code
    CompositeDisposable()
}

// MARK: - Task 6: the album

@Sendable
func album(
    taps: Signal<Void, Never>,
    keys: Signal<Void, Never>,
    refreshes: Signal<Void, Never>,
    page: @escaping @Sendable (Int) -> Signal<String, LostConnection>
) -> Signal<[String], Never> {
    // your code
    .never
}

// MARK: - Task 7: choose a name

@Sendable
func nameStatus(
    of names: Signal<String, Never>,
    asking isFree: @escaping @Sendable (String) -> Signal<Bool, LostConnection>,
    on main: MainScheduler
) -> Signal<NameStatus, Never> {
    // your code
    .never
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
