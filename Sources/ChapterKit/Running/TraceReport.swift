import LineEditor
import Marbles

/// The lanes of a run, drawn under its output.
struct TraceReport {
    let tracer: Tracer

    /// Prints the lanes on one ruler, as wide as the window, and the threads of each below.
    func print() {
        let drawing = LaneDrawing(
            tracer.recorded,
            options: .init(step: TypingScript.pace, width: TerminalSize.current.columns, showsThreads: true)
        )
        Swift.print()
        drawing.lines.forEach { Swift.print($0) }
    }
}
