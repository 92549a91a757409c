import LineEditor
import Marbles

/// The lanes of a run, drawn under its output.
struct TraceReport {
    let tracer: Tracer

    /// Prints the lanes on one ruler in the window's width, with the times above, and the threads below each lane.
    func print() {
        let drawing = LaneDrawing(
            tracer.recorded,
            step: TypingScript.pace, width: TerminalSize.current.columns, showsTimes: true, showsThreads: true
        )
        Swift.print()
        guard !tracer.recorded.isEmpty else {
            return Swift.print(
                "No stage is traced. Write `import Marbles`, and `.traced(\"text\")` after a stage."
            )
        }
        for line in drawing.lines { Swift.print(line) }
    }
}
