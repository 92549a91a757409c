/// Chapters/00-SignIn/Exercise.swift as it was before anybody touched it: what `reset` brings back, and what "not started" is
/// measured by. On a fresh checkout the two are equal; the `Mine` tests are skipped then.
let signInStarter = #"""
// Chapter 00, SignIn: the file that is yours.
//
// A task is everything between its `MARK: - Task` and the next `MARK`. Change what stands there, save, and ask
// the workbook for a verdict: `check 0` for the whole file, `check 0.2` for task 2 alone.

import EarlierSteps
import Exercises
import ReactiveCore
import StarterProject

// MARK: - Task 1: sign in when tapped

/// Each tap of the button signs in with what stands in the fields, and the form shows how that went.
@MainActor
func signInWhenTapped(_ form: SignInForm) -> any Disposable {
    let service = form.signInService
    _ = service

    return form.signInButton.tapSignal
        .subscribe(next: { [weak form] in form?.log("tapped") })
}

// MARK: - What the workbook reads

@MainActor
let exercise = SignInExercise(
    signInWhenTapped: signInWhenTapped
)
"""#
