/// A source of lines: a terminal that edits them (`LineEditor`), or any other input (`PlainLineReader`).
@MainActor
public protocol LineReading: AnyObject {
    /// Reads the next line, until Return or another ``LineOutcome``. Wait for the result before reading another.
    /// - Parameter text: the line's beginning, which a `LineEditor` shows; other readers ignore it.
    func readLine(_ prompt: Prompt, begun text: String) async -> LineOutcome

    /// Prints a text and a newline, above the edited line if there is one.
    func printAbove(_ text: String)
}

extension LineReading {
    /// Reads the next line.
    public func readLine(_ prompt: Prompt) async -> LineOutcome { await readLine(prompt, begun: "") }
}

/// How the editing of a line ended.
public enum LineOutcome: Sendable, Equatable {
    /// Return was pressed: the line, without its newline.
    case line(String)
    /// Ctrl-C was pressed: the line is dropped.
    case interrupted
    /// Ctrl-D, or the end of the input.
    case endOfFile
    /// The program, Escape, or Ctrl-G ended the editing.
    case canceled
}

/// The prompt in front of a typed line.
public struct Prompt: Sendable, Equatable, ExpressibleByStringLiteral {
    /// The text. It may contain SGR escape sequences ("\u{1b}[1m"), which take no columns.
    public var text: String

    /// A prompt of one line.
    public init(_ text: String) { self.text = text }

    /// A prompt written as a literal.
    public init(stringLiteral text: String) { self.init(text) }

    /// The text without escape sequences.
    public var plain: String { EscapeSequences.removed(from: text) }
}
