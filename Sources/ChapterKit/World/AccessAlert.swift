import LineEditor
import ReactiveCore
import TerminalUI
import TextLayout

/// The question whether the app may use the accounts, with two buttons. Until one is pressed, no other view receives
/// keys.
@MainActor
struct AccessAlert {
    let views: [any ScreenView]
    let buttons: [any Focusable]

    /// - Parameters:
    ///   - sentence: the question.
    ///   - answer: receives the decision when a button is pressed.
    init(_ sentence: String, answer: @escaping @MainActor @Sendable (Bool) -> Void) {
        let allow = Button(title: "Allow")
        let deny = Button(title: "Don't allow")
        allow.tapSignal.subscribe(next: { answer(true) })
        deny.tapSignal.subscribe(next: { answer(false) })
        // Each row fits a window of 40 columns.
        let question = DisplayWidth.wrapped(sentence, columns: 38, rows: 3).map { Label($0, style: .bold) }
        views = question + [allow, deny, Label()]
        buttons = [allow, deny]
    }
}
