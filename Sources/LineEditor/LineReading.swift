/// A source of lines: a terminal where they are edited (`LineEditor`), or anything else (`PlainLineReader`).
@MainActor
public protocol LineReading: AnyObject {
    /// The next line. Wait for it before asking for another.
    func readLine(_ prompt: Prompt) async -> Outcome

    /// Called for Ctrl-C while no line is read, as when a command runs.
    var onInterrupt: (() -> Void)? { get set }

    /// Prints a text and a newline, above the line being edited if there is one.
    func printAbove(_ text: String)
}
