import LineEditor
import Marbles

/// The lanes of a run, drawn under its output.
struct TraceReport {
    let tracer: Tracer

    /// Prints the lanes on one ruler, as wide as the window, with the times above and the threads of each lane below it.
    func print() {
        let drawing = LaneDrawing(
            tracer.recorded,
            options: .init(
                step: TypingScript.pace, width: TerminalSize.current.columns, showsTimes: true, showsThreads: true)
        )
        Swift.print()
        guard !tracer.recorded.isEmpty else {
            return Swift.print(
                "No stage has a name to trace: with `import Marbles`, `.traced(\"text\")` behind a stage gives it a lane."
            )
        }
        drawing.lines.forEach { Swift.print($0) }
    }
}
