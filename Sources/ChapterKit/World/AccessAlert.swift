import LineEditor
import ReactiveCore
import TerminalUI
import TextLayout

/// The question whether the app may use the accounts, as a person sees it: two buttons, and nothing else gets the keys until one of them is
/// pressed.
@MainActor
struct AccessAlert {
    let views: [any ScreenView]
    let buttons: [any Focusable]

    /// - Parameters:
    ///   - sentence: the question.
    ///   - answer: is told once a button is pressed.
    init(_ sentence: String, answer: @escaping @MainActor @Sendable (Bool) -> Void) {
        let allow = Button(title: "Allow")
        let deny = Button(title: "Don't allow")
        allow.tapSignal.subscribe(next: { answer(true) })
        deny.tapSignal.subscribe(next: { answer(false) })
        // In rows that a window of 40 columns shows whole.
        let question = DisplayWidth.wrapped(sentence, columns: 38, rows: 3).map { Label($0, style: .bold) }
        views = question + [allow, deny, Label()]
        buttons = [allow, deny]
    }
}
