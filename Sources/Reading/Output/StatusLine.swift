/// A line that shows the progress of some work, and disappears at its end. Without a terminal, only the first text is
/// shown.
@MainActor
package final class StatusLine {
    private let output: Output
    private var shown: String?

    package init(_ output: Output) {
        self.output = output
    }

    package func show(_ text: String) {
        guard output.canRedraw else {
            if shown == nil { output.report(text + "\n") }
            shown = text
            return
        }
        guard text != shown else { return }
        shown = text
        let line = output.inline(text, base: .dim).cut(
            to: max(10, output.columns - 1))[0]
        output.report("\r\u{1B}[K" + line.rendered(colored: output.isColored))
    }

    package func clear() {
        if shown != nil, output.canRedraw { output.report("\r\u{1B}[K") }
        shown = nil
    }
}
