// Chapter 01, Validation: the reference solution.

import Exercises
import ReactiveCore
import StarterProject
import TerminalUI

/// A search is worth sending when its text is longer than two characters.
func isValidSearchText(_ text: String) -> Bool {
    text.count > 2
}

// MARK: - Task 1: show whether the text is valid

/// The background of the field is white while its text is valid, and yellow while it is not.
@MainActor
func validate(_ searchField: TextField) -> any Disposable {
    searchField.textSignal
        .map { text in isValidSearchText(text) ? Color.white : .yellow }
        .subscribe(next: { color in searchField.background = color })
}

// MARK: - Task 2: predict

/// The backgrounds that task 1's pipeline sets, as marbles, one character per step: `y` for yellow, `w` for white, `-`
/// for a step in which nothing is set. The first step is the subscription, on an empty field. In the 6 steps after it,
/// a user types m, a, g, i and then presses the delete key twice.
let predictedBackgrounds = "yyywwwy"

// MARK: - Task 3: stop by hand

/// A form that validates its field while it is open, and leaves the color alone while it is closed.
/// It can be opened again.
@MainActor
final class ColoredForm: OpenableForm {
    private let searchField: TextField
    private var subscription: (any Disposable)?

    init(searchField: TextField) {
        self.searchField = searchField
    }

    func open() {
        let searchField = searchField
        subscription = searchField.textSignal
            .map { text in isValidSearchText(text) ? Color.white : .yellow }
            .subscribe(next: { color in searchField.background = color })
    }

    func close() {
        subscription?.dispose()
        subscription = nil
    }
}

// MARK: - Task 4: wake the silent pipeline

/// Logs every text of the field once, and colors the field as task 1 does.
/// Disposing of the returned disposable ends both.
@MainActor
func validateAndLog(
    _ searchField: TextField,
    log: @escaping @MainActor @Sendable (String) -> Void
) -> any Disposable {
    searchField.textSignal
        .doNext { text in log(text) }
        .map { text in isValidSearchText(text) ? Color.white : .yellow }
        .subscribe(next: { color in searchField.background = color })
}

// MARK: - Task 5: the gold star

/// Colors the field as task 1 does, and doesn't keep it alive: when nothing else holds the field, it is freed.
@MainActor
func bindColor(of searchField: TextField) -> any Disposable {
    searchField.textSignal
        .map { text in isValidSearchText(text) ? Color.white : .yellow }
        .bind(to: searchField, \.background)
}

// MARK: - What the workbook reads

@MainActor
let exercise = ValidationExercise(
    validate: validate,
    form: ColoredForm.init(searchField:),
    validateAndLog: validateAndLog,
    bindColor: bindColor,
    predictedBackgrounds: predictedBackgrounds
)
