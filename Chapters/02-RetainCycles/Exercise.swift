// Chapter 02, Retain cycles: the file that is yours.
//
// A task is everything between its `MARK: - Task` and the next `MARK`. Change it, save the file, and ask the workbook
// for a verdict: `check 2` for the whole file, `check 2.2` for task 2 alone.

import Exercises
import ReactiveCore
import StarterProject
import TerminalUI

// MARK: - Task 1: break the cycle

/// Owns a search form, and shows in it whether its text is valid. When nothing else holds the controller, it is freed,
/// and its form with it.
@MainActor
final class SearchFormController: FormController {
    private let form: SearchForm

    init(form: SearchForm) {
        self.form = form
    }

    deinit {
        form.log("deinit")
    }

    func validate() -> any Disposable {
        form.searchField.textSignal
            .map { text in isValidSearchText(text) ? Color.white : .yellow }
            .subscribe(next: { color in self.form.searchField.background = color })
    }
}

// MARK: - Task 2: the closure that was overlooked

/// As in task 1, with a minimum that may change while the form is open: the next text is judged by the new one.
@MainActor
final class StrictFormController: StrictController {
    var minimumLength = 3
    private let form: SearchForm

    init(form: SearchForm) {
        self.form = form
    }

    func validate() -> any Disposable {
        form.searchField.textSignal
            .map { text in text.count >= self.minimumLength ? Color.white : .yellow }
            .bind(to: form.searchField, \.background)
    }
}

// MARK: - Task 3: predict

/// Six controllers, each with one of these pipelines on the text of its own field. They are opened together, and a user
/// types into each. Then they are released: a in the first step, b in the second, and so on.
///
///     a   text.map(rule).subscribe(next: { color in self.show(color) })
///     b   text.map(rule).subscribe(next: { [weak self] color in self?.show(color) })
///     c   text.map { text in self.color(for: text) }.subscribe(next: { [weak self] color in self?.show(color) })
///     d   text.map(rule).take(first: 1).subscribe(next: { color in self.show(color) })
///     e   text.map { text in self.color(for: text) }, never subscribed to
///     f   text.map(rule).subscribe(next: show)
///
/// When does a `deinit` run? As marbles, one character per step: the letter of the controller, or `-` where none is
/// freed.
let predictedDeinits = "?"

// MARK: - Task 4: leave nothing behind

/// Shows the app's color in its form. The color lives as long as the app does, the controller doesn't: the moment the
/// controller is freed, its subscription ends too.
@MainActor
final class FollowingController: ColorFollower {
    private let form: SearchForm

    init(form: SearchForm) {
        self.form = form
    }

    func follow(_ colors: MainSignal<Color, Never>) {
        colors
            .subscribe(next: { [weak self] color in self?.form.searchField.background = color })
    }
}

// MARK: - Task 5: break it

/// What the user types and answers, and how the service answers, so that the controller outlives the app.
/// Write them as you would after `--type`, `--access` and `--plan`.
let breakingScript = BreakScript(
    keys: "swift",
    access: "grant",
    plan: "200@80ms"
)

// MARK: - What the workbook reads

@MainActor
let exercise = RetainCyclesExercise(
    controller: SearchFormController.init(form:),
    strictController: StrictFormController.init(form:),
    predictedDeinits: predictedDeinits,
    follower: FollowingController.init(form:),
    script: breakingScript
)
