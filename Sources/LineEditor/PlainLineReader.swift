#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif
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
        showsPrompt = isatty(STDIN_FILENO) == 1
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
        if showsPrompt, outcome != .endOfFile, outcome == .interrupted { TerminalOutput.write("\n") }
        return outcome
    }

    /// Prints a text and a newline.
    public func printAbove(_ text: String) {
        TerminalOutput.write(text + "\n")
    }
}

/// Bytes from standard input, cut into lines, on the reader's queue.
private final class PlainInput: @unchecked Sendable {  // `bytes` and `isAtEnd` are touched only on the reader's serial queue
    private var bytes: [UInt8] = []
    private var position = 0
    private var isAtEnd = false
    private let wake = WakePipe()

    /// Ends the wait for a line. Any thread.
    func interrupt() {
        wake.wake()
    }

    func next() -> Outcome {
        var searched = position
        while true {
            if let newline = bytes[searched...].firstIndex(of: 0x0a) {
                defer { position = newline + 1 }
                return .line(text(position..<newline))
            }
            searched = bytes.count
            if isAtEnd {
                guard position < bytes.count else { return .endOfFile }
                defer { position = bytes.count }
                return .line(text(position..<bytes.count))
            }
            searched -= position
            bytes.removeFirst(position)
            position = 0
            if !read() { return .interrupted }
        }
    }

    private func text(_ range: Range<Int>) -> String {
        var line = bytes[range]
        if line.last == 0x0d { line.removeLast() }
        return String(decoding: line, as: UTF8.self)
    }

    /// False when the wait was interrupted.
    private func read() -> Bool {
        var sources = [
            pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
            pollfd(fd: wake.readEnd, events: Int16(POLLIN), revents: 0),
        ]
        while poll(&sources, 2, -1) < 0, errno == EINTR {}
        if sources[1].revents != 0 {
            _ = wake.drain()
            return false
        }
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = systemRead(STDIN_FILENO, &buffer, buffer.count)
        if count > 0 {
            bytes += buffer[..<count]
        } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
            isAtEnd = true
        }
        return true
    }
}
