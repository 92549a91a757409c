import Terminal

/// Reads lines at the prompt, and has a reading session run them until the reader leaves.
@MainActor
package final class Conversation {
    private static let longestRemembered = 4_096
    private let session: ReadingSession
    private let complete: (String) -> Completion
    private lazy var editor = makeEditor()
    private lazy var plain = makePlainReader()
    private var running: Task<ExitStatus, Never>?
    private var presses = ForegroundPresses()

    /// - Parameter complete: completes the beginning of a line at Tab.
    package init(about session: ReadingSession, complete: @escaping (String) -> Completion = { _ in .none }) {
        self.session = session
        self.complete = complete
        session.dialog.ask = { [weak self] question in await self?.answer(to: question) }
        session.dialog.readAnswer = { [weak self] prompt in await self?.reader.readLine(prompt) ?? .endOfFile }
        // Creating the reader keeps Ctrl-C from ending the program.
        _ = reader
    }

    /// The line editor; for a screen reader, or on a terminal without escape sequences, the reader of plain lines.
    private var reader: any LineReading {
        if !session.output.isSpoken, let editor { editor } else { plain }
    }

    private func makeEditor() -> LineEditor? {
        guard let editor = LineEditor(program: "workbook", history: History(path: History.file(for: "workbook"))) else {
            return nil
        }
        editor.complete = complete
        editor.onInterrupt = { [weak self, weak editor] in
            if let self, self.reader === editor { self.interrupt() }
        }
        return editor
    }

    private func makePlainReader() -> PlainLineReader {
        let plain = PlainLineReader()
        plain.onInterrupt = { [weak self, weak plain] in
            if let self, self.reader === plain { self.interrupt() }
        }
        return plain
    }

    /// Reads and runs lines until the reader quits. Builds ahead during that time.
    /// - Parameter firstLine: the line that the reader typed in a smaller program, which then became this one. The
    ///   reader has already been greeted.
    package func talk(after firstLine: String? = nil) async {
        session.background?.onFailure = { [weak self] in self?.reportFailedBuild() }
        if firstLine == nil { session.greet() }
        session.background?.start()
        if let firstLine { await take(firstLine) }
        while !session.dialog.wantsToLeave {
            reportFailedBuild()
            let line = await nextLine()
            rememberGround()
            switch line {
            case .line(let line): await take(line)
            case .interrupted, .canceled: continue
            case .endOfFile: session.dialog.wantsToLeave = true
            }
        }
        await session.background?.pause()
        session.output.say("See you.")
    }

    private func reportFailedBuild() {
        guard running == nil, let sentences = session.newFailure() else { return }
        reader.printAbove((session.output.errorLines(sentences) + [""]).joined(separator: "\n"))
    }

    /// Saves the terminal's background, so the next start has the right colors at once.
    private func rememberGround() {
        let settings = session.stores.settings.current
        guard settings.colors == .auto, TerminalLook.ground != settings.ground ?? .dark else { return }
        session.stores.settings.update { $0.ground = TerminalLook.ground }
    }

    private func nextLine() async -> LineOutcome {
        defer { session.dialog.typedAhead = "" }
        return await reader.readLine(session.output.prompt, begun: session.dialog.typedAhead)
    }

    private func take(_ typed: String) async {
        // If the reader types `quit` at the end of a page, its q skips the rest of the page, and "uit" remains.
        let line = typed == "uit" ? "quit" : typed
        let isEnter = line.allSatisfy(\.isWhitespace)
        // A long text that was pasted by mistake doesn't belong in the history.
        if !isEnter, line.utf8.count <= Self.longestRemembered {
            (reader as? LineEditor)?.remember(line)
        }
        let session = session
        let task = Task { isEnter ? await session.advance() : await session.run(line: line) }
        running = task
        _ = await task.value
        running = nil
        if !session.dialog.wantsToLeave { session.output.blankLine() }
    }

    private func interrupt() {
        if !session.dialog.hasForegroundProgram || presses.stopsTheProgram() { running?.cancel() }
    }

    private func answer(to question: String) async -> String? {
        if case .line(let answer) = await reader.readLine(Prompt(question)) { return answer }
        return nil
    }
}
