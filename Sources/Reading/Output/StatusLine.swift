import Terminal

/// A line that shows the progress of work, and disappears when the work ends. If it can't be redrawn, only the first
/// text is printed, or for a screen reader, a text at most every 20 seconds. At a prompt, keys typed during the work
/// are dropped when its result comes. After Ctrl-C, they're kept for the prompt.
@MainActor
package final class StatusLine {
    private let output: Output
    private var shown: String?
    private var lastSaid = ContinuousClock.now
    private var typedAhead: TypedAhead?

    package init(_ output: Output) { self.output = output }

    package func show(_ text: String) {
        if typedAhead == nil, output.isConversation { typedAhead = TypedAhead() }
        guard output.canRedraw else {
            if shown == nil || output.isSpoken && ContinuousClock.now - lastSaid > .seconds(20) {
                output.report(text + "\n")
                lastSaid = .now
            }
            shown = text
            return
        }
        guard text != shown else { return }
        shown = text
        let line = output.inline(text, base: .dim).cut(to: max(10, output.columns - 1))[0]
        output.report("\r\u{1B}[K" + line.rendered(colored: output.isColored))
    }

    /// Removes the line in the middle of the work, for a part of the result.
    package func pause() {
        if shown != nil, output.canRedraw { output.report("\r\u{1B}[K") }
        shown = nil
    }

    package func clear() {
        pause()
        typedAhead?.end(dropping: !Task.isCancelled && !Interrupt.isPending)
        typedAhead = nil
    }
}
