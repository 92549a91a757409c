import ReactiveCore

/// Owns a search form and puts a pipeline on it. Task 1 of chapter 02 writes one.
@MainActor
public protocol FormController: AnyObject {
    /// Shows in the form whether its text is valid.
    func validate() -> any Disposable
}
