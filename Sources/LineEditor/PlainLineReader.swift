import CLibedit
import Dispatch

/// Reads lines where nothing can be edited: from a pipe, a file, a terminal without escape sequences (TERM=dumb).
///
/// A last line without a newline counts, a carriage return before the newline does not, and what is not UTF-8 is
/// repaired. The prompt shows only where a person types. Reading happens on a queue of its own: the main actor goes on.
@MainActor
public final class PlainLineReader: LineReading {
    private let queue = DispatchQueue(label: "input")
    private let input: PlainInput
    private let showsPrompt: Bool
    private var isReading = false
    /// Called for Ctrl-C while no line is read, on a terminal.
    public var onInterrupt: (() -> Void)?

    /// A reader of standard input.
    public init() {
        input = PlainInput()
        showsPrompt = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
        // In a script, Ctrl-C ends the program, as of any other filter.
        guard showsPrompt else { return }
        SignalPipe.shared.add(self) { [weak self] event in
            guard event == .interrupted, let self else { return }
            if self.isReading { self.input.interrupt() } else { self.onInterrupt?() }
        }
    }

    deinit {
        let id = ObjectIdentifier(self)
        Task { @MainActor in SignalPipe.shared.remove(id) }
    }

    /// The next line. Shows the prompt without its escape sequences, if a person types.
    public func readLine(_ prompt: Prompt) async -> Outcome {
        precondition(!isReading, "PlainLineReader reads one line at a time")
        isReading = true
        defer { isReading = false }
        if showsPrompt { TerminalOutput.write(prompt.plain) }
        let outcome = await withCheckedContinuation { continuation in
            queue.async { [input] in continuation.resume(returning: input.next()) }
        }
        if showsPrompt, outcome == .interrupted { TerminalOutput.write("\n") }
        return outcome
    }

    /// Prints a text and a newline.
    public func printAbove(_ text: String) {
        TerminalOutput.write(text + "\n")
    }
}
