import ReactiveCore
import SocialService
import Terminal
import TerminalUI

/// The app's screen: the title, the app's question if there is one, the views of the step, and the log.
@MainActor
final class AppScreen {
    let log: LogView
    private let title: String?
    private let parts: String?
    private let context: ChapterContext
    private let hint: String?
    private var alert: (views: [any ScreenView], buttons: [any Focusable])?
    private var focusBefore: [any Focusable] = []
    var onLayout: () -> Void = {}

    private let givesQuestionsFocus: Bool

    /// - Parameters:
    ///   - title: the first line; nil for none.
    ///   - parts: a line below the title; nil for none.
    ///   - hint: a line above the log.
    ///   - givesQuestionsFocus: whether the keys go to a question while it's on the screen. A script answers it with a
    ///     word instead.
    init(
        title: String?, parts: String? = nil, context: ChapterContext, log: LogView = LogView(), hint: String? = nil,
        givesQuestionsFocus: Bool
    ) {
        self.givesQuestionsFocus = givesQuestionsFocus
        (self.title, self.parts) = (title, parts)
        self.context = context
        self.log = log
        self.hint = hint
        context.onLayout = { [weak self] in self?.onLayout() }
        context.user.onQuestion = { [weak self] question in self?.ask(question) }
    }

    var views: [any ScreenView] {
        log.height = context.logHeight
        return heading + content + [log]
    }

    func views(beside others: [any ScreenView]) -> [any ScreenView] {
        log.height = .rest
        let right = others + [Label("Log", style: .dim), log]
        return heading + [SplitView(left: content, right: right)]
    }

    private var heading: [any ScreenView] {
        let title = title.map { [Label(" \($0)", style: .reversed, fillsRow: true)] } ?? []
        return title + (parts.map { [Label($0, style: .dim)] } ?? [])
    }

    private var content: [any ScreenView] {
        (alert?.views ?? []) + context.views + (hint.map { [Label($0, style: .dim)] } ?? [])
    }

    private func ask(_ question: AccessQuestion?) {
        if let question {
            alert = makeAlert(question.sentence)
            guard givesQuestionsFocus else { return onLayout() }
            focusBefore = context.focus.views
            context.focus.replace(with: alert?.buttons ?? [])
        } else {
            alert = nil
            if givesQuestionsFocus { context.focus.replace(with: focusBefore) }
        }
        onLayout()
    }

    /// The question whether the app may use the accounts, with two buttons.
    private func makeAlert(_ sentence: String) -> (views: [any ScreenView], buttons: [any Focusable]) {
        let allow = Button(title: "Allow")
        let deny = Button(title: "Don't allow")
        allow.tapSignal.subscribe(next: { [context] in context.user.answer(true) })
        deny.tapSignal.subscribe(next: { [context] in context.user.answer(false) })
        // Each row fits a window of 40 columns.
        let question = DisplayWidth.wrapped(sentence, columns: 38, rows: 3).map { Label($0, style: .bold) }
        return (question + [allow, deny, Label()], [allow, deny])
    }
}
