import Dispatch
import Synchronization

/// Reads lines that can't be edited: from a pipe, a file, or a terminal without escape sequences (TERM=dumb).
///
/// A last line without a newline counts. A carriage return before the newline is dropped, and invalid UTF-8 is
/// repaired. The prompt shows only if standard input and output are terminals. Another thread waits for the input, so
/// the main actor stays free.
@MainActor
public final class PlainLineReader: LineReading {
    private let queue = DispatchQueue(label: "input")
    private let input: PlainInput
    private let showsPrompt: Bool
    private var isReading = false
    /// Called for Ctrl-C on a terminal while no line is being read.
    public var onInterrupt: (() -> Void)?

    /// Makes a reader of standard input.
    public init() {
        input = PlainInput()
        showsPrompt = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
        // In a script, Ctrl-C ends the program, as usual for a filter.
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

    /// Reads the next line. Shows the prompt, without its escape sequences, if a user types at a terminal.
    public func readLine(_ prompt: Prompt, begun text: String) async -> LineOutcome {
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
    public func printAbove(_ text: String) { TerminalOutput.write(text + "\n") }
}

final class PlainInput: Sendable {
    private struct Buffer {
        var bytes: [UInt8] = []
        var isAtEnd = false
    }

    // The reader takes the buffer out and puts it back, so that it doesn't hold the lock while it waits.
    private let buffer = Mutex(Buffer())
    private let wake = WakePipe()

    func interrupt() { wake.wake() }

    /// Blocks the calling thread. Only one thread may wait at a time.
    func next() -> LineOutcome {
        var taken = buffer.withLock { buffer in
            defer { buffer = Buffer() }
            return buffer
        }
        let outcome = next(&taken)
        let left = taken
        buffer.withLock { $0 = left }
        return outcome
    }

    private func next(_ buffer: inout Buffer) -> LineOutcome {
        var searched = 0
        while true {
            if let newline = buffer.bytes[searched...].firstIndex(of: 0x0a) {
                defer { buffer.bytes.removeFirst(newline + 1) }
                return .line(PlainInput.text(buffer.bytes[..<newline]))
            }
            if buffer.isAtEnd {
                defer { buffer.bytes = [] }
                return buffer.bytes.isEmpty ? .endOfFile : .line(PlainInput.text(buffer.bytes[...]))
            }
            searched = buffer.bytes.count
            if !read(&buffer) { return .interrupted }
        }
    }

    private static func text(_ line: ArraySlice<UInt8>) -> String {
        String(decoding: line.last == 0x0d ? line.dropLast() : line, as: UTF8.self)
    }

    /// Returns false if the wait was interrupted.
    private func read(_ buffer: inout Buffer) -> Bool {
        var sources = [pollfd(reading: STDIN_FILENO), pollfd(reading: wake.readEnd)]
        while poll(&sources, 2, -1) < 0, errno == EINTR {}
        if sources[1].isReady {
            _ = wake.drain()
            return false
        }
        if let bytes = readBytes(from: STDIN_FILENO, atMost: 65_536) {
            buffer.bytes += bytes
            buffer.isAtEnd = bytes.isEmpty
        } else {
            buffer.isAtEnd = !errnoIsTemporary
        }
        return true
    }
}
