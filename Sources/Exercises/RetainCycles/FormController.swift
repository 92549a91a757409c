import ReactiveCore
import TerminalUI

/// Owns a search form and puts a pipeline on it. Task 1 of chapter 02 writes one.
@MainActor
public protocol FormController: AnyObject {
    /// Shows in the form whether its text is valid.
    func validate() -> any Disposable
}

/// A controller with a minimum length. Task 2 repairs one.
@MainActor
public protocol StrictController: FormController {
    /// The fewest characters of a valid text.
    var minimumLength: Int { get set }
}

/// A controller whose form follows something that lives longer than the controller does. Task 4 writes one.
@MainActor
public protocol ColorFollower: AnyObject {
    /// Shows each color in the form, for as long as the controller lives.
    func follow(_ colors: MainSignal<Color, Never>)
}
