import Terminal

/// A line that shows the progress of work, and disappears when the work ends. If it can't be redrawn, only the first
/// text is printed, or for a screen reader, a text at most every 20 seconds. At a prompt, keys typed during the work
/// are kept for the prompt.
@MainActor
package final class StatusLine {
    private let output: Output
    private var shown: String?
    private var lastSaid = ContinuousClock.now
    private var typedAhead: TypedAhead?

    package init(_ output: Output) { self.output = output }

    package func show(_ text: String) {
        guard output.canRedraw else {
            if shown == nil || output.isSpoken && ContinuousClock.now - lastSaid > .seconds(20) {
                output.report(text + "\n")
                lastSaid = .now
            }
            shown = text
            return
        }
        guard text != shown else { return }
        if shown == nil, output.isConversation { typedAhead = TypedAhead() }
        shown = text
        let line = output.inline(text, base: .dim).cut(to: max(10, output.columns - 1))[0]
        output.report("\r\u{1B}[K" + line.rendered(colored: output.isColored))
    }

    package func clear() {
        if shown != nil, output.canRedraw { output.report("\r\u{1B}[K") }
        shown = nil
        typedAhead?.end()
        typedAhead = nil
    }
}
