import Dispatch
import Platform

/// Reads lines where they can't be edited: from a pipe, a file, a terminal without escape sequences (TERM=dumb).
///
/// A last line without a newline counts. A carriage return before the newline is dropped, and bytes that aren't UTF-8
/// are repaired. The prompt shows only where a person types. Another thread waits for the input: the main actor goes
/// on.
@MainActor
public final class PlainLineReader: LineReading {
    private let queue = DispatchQueue(label: "input")
    private let input: PlainInput
    private let showsPrompt: Bool
    private var isReading = false
    /// Called for Ctrl-C on a terminal, while no line is being read.
    public var onInterrupt: (() -> Void)?

    /// A reader of standard input.
    public init() {
        input = PlainInput()
        showsPrompt = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
        // In a script, Ctrl-C ends the program, as it ends any other filter.
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

    /// The next line. If a person types, the prompt is shown, without its escape sequences.
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
