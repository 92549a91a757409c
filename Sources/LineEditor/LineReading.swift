/// A source of lines: a terminal with editing (`LineEditor`) or anything else (`PlainLineReader`).
@MainActor
public protocol LineReading: AnyObject {
    /// The next line. One at a time.
    func readLine(_ prompt: Prompt) async -> Outcome

    /// Prints a text and a newline, above the line being edited if there is one.
    func printAbove(_ text: String)
}
