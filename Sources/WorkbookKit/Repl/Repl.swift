import LineEditor
import TerminalUI

/// The conversation at the prompt.
@MainActor
final class Repl {
    private static let longestRemembered = 4_096
    private let session: Session
    private let reader: any LineReading
    private let editor: LineEditor?
    /// The command that runs now; Ctrl-C stops it.
    private var running: Task<ExitStatus, Never>?

    /// When Ctrl-C was pressed lately while a program had the terminal.
    private var presses: [ContinuousClock.Instant] = []

    /// A conversation with a person at a terminal: on the line editor, or on plain lines where the terminal knows no
    /// escape sequences.
    init(session: Session) {
        self.session = session
        let completer = Completer(book: session.book)
        if let editor = LineEditor(program: "workbook", history: History(path: History.file(for: "workbook"))) {
            editor.complete = { completer.complete($0) }
            self.editor = editor
            reader = editor
            editor.onInterrupt = { [weak self] in self?.interrupt() }
        } else {
            let plain = PlainLineReader()
            editor = nil
            reader = plain
            plain.onInterrupt = { [weak self] in self?.interrupt() }
        }
        session.ask = { [weak self] question in await self?.answer(to: question) }
    }

    /// Talks until the reader leaves.
    func talk() async {
        session.greet()
        while !session.wantsToLeave {
            switch await reader.readLine(prompt) {
            case .line(let line): await take(line)
            case .interrupted, .canceled: continue
            case .endOfFile: return session.output.say("See you.")
            }
        }
        session.output.say("See you.")
    }

    private var prompt: Prompt {
        Prompt(StyledText("workbook>", style: .heading).rendered(colored: session.output.isColored) + " ")
    }

    private func take(_ line: String) async {
        let isEnter = line.allSatisfy(\.isWhitespace)
        // A page that was pasted by mistake is not worth going through again.
        if !isEnter, line.utf8.count <= Self.longestRemembered { editor?.remember(line) }
        let session = session
        let task = Task { isEnter ? await session.advance() : await session.run(line: line) }
        running = task
        _ = await task.value
        running = nil
        if !session.wantsToLeave { session.output.blankLine() }
    }

    /// Ctrl-C while a command runs.
    private func interrupt() {
        guard session.hasForegroundProgram else {
            running?.cancel()
            return
        }
        // The program on the screen got the key as well, and it is the program's: the search field clears its line with it.
        // One that does not answer any more is ended by pressing it again and again.
        let now = ContinuousClock.now
        presses = presses.filter { now - $0 < .seconds(2) } + [now]
        guard presses.count >= 3 else { return }
        presses = []
        running?.cancel()
    }

    private func answer(to question: String) async -> String? {
        if case .line(let answer) = await reader.readLine(Prompt(question)) { return answer }
        return nil
    }
}
