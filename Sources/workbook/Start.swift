import Foundation
import Reading
import Terminal

/// Starts the workbook. At the prompt, and with a command of reading, nothing waits for the rest, which is built
/// meanwhile. Anything else waits for a larger program.
@MainActor
struct Start {
    private let arguments: [String]
    private let startFolder = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)

    init(_ arguments: [String]) { self.arguments = arguments }

    /// - Returns: the status of a session that ended here, or of a failure. Otherwise, the whole workbook replaces this
    ///   process.
    func run() async -> ExitStatus {
        let isTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
        var isConversation = isTerminal && arguments.allSatisfy { $0 == "--no-color" }
        let output = Output.standard(noColor: arguments.contains("--no-color"), isConversation: isConversation)
        do {
            let given = arguments.firstIndex(of: "--package-path").map { arguments[($0 + 1)...].first ?? "" }
            let checkout = try Checkout.find(given: given, from: startFolder, program: Bundle.main.executableURL)
            let settings = StateStore<WorkbookSettings>(folder: checkout.stateFolder) { output.complain($0) }.current
            settings.color(output)
            if arguments.contains("--spoken") || settings[.spoken] {
                // This small program can't read lessons to a screen reader; only the whole workbook can.
                isConversation = false
                output.speech = BriefSpeech()
            }
            let whole = LargerProgram(\.wholeWorkbook, checkout, arguments)
            let words = arguments.filter { $0 != "--no-color" }
            guard whole.isOutdated, output.speech == nil, isConversation || isOfReading(words, checkout) else {
                return await largerProgram(checkout).run(showing: output)
            }
            guard isConversation else { return await perform(words, whole, output) }
            // This makes paths in messages relative.
            _ = FileManager.default.changeCurrentDirectoryPath(checkout.root.path)
            return await read(whole, output)
        } catch {
            output.complain(error.sentence)
            return .usage
        }
    }

    /// Reads lessons while the rest is built. The first line that needs more goes to the whole workbook.
    private func read(_ whole: LargerProgram, _ output: Output) async -> ExitStatus {
        let folder = whole.folder
        folder.mend(reporting: output)
        let session = session(.interactive, in: folder, output)
        let check = LargerProgram(\.checkProgram, folder.checkout, arguments)
        session.beyond = { [unowned session] words in
            try await session.handOver(words, to: session.isAboutFirstTasks(words) ? check : whole)
        }
        session.background = BackgroundBuild(
            in: folder, by: SystemPrograms(),
            wanted: { [unowned session] in
                guard session.stores.settings.current[.backgroundBuild], let chapter = try? session.currentChapter
                else { return [] }
                let isFirst = chapter == ChapterHeading.all.first
                let next = ChapterHeading.all.drop { $0 != chapter }.dropFirst().first
                return [folder.product(of: chapter)] + (isFirst ? [check.product] : [])
                    + (isFirst ? [folder.library, whole.product] : [whole.product, folder.library])
                    + (next.map { [folder.product(of: $0)] } ?? [])
            }, isStale: folder.isStale)
        if TerminalAbilities.current.isInteractive { session.dialog.pager = Pager(output: output) }
        await Conversation(about: session).talk()
        return .passed
    }

    /// Whether a command line names a command, with arguments that it takes.
    private func isOfReading(_ words: [String], _ checkout: Checkout) -> Bool {
        guard let word = words.first, let command = try? Command.named(word), !words.contains("--help") else {
            return false
        }
        let isTaken: Void? = try? command.check(Array(words.dropFirst()), chapters: ChapterHeading.all) {
            checkout.tasks(of: $0).map(\.number)
        }
        return isTaken != nil
    }

    private func perform(_ words: [String], _ whole: LargerProgram, _ output: Output) async -> ExitStatus {
        let session = session(.oneShot, in: whole.folder, output)
        session.beyond = { _ in await largerProgram(whole.folder.checkout).run(showing: output) }
        return await session.run(words)
    }

    private func largerProgram(_ checkout: Checkout) -> LargerProgram {
        LargerProgram.smallest(for: arguments, of: ChapterHeading.all, checkout, arguments)
    }

    private func session(_ mode: ReadingSession.Mode, in folder: BuildFolder, _ output: Output) -> ReadingSession {
        ReadingSession(
            CourseOutline(
                title: Contents.title, abstract: Contents.abstract, lastWords: Contents.lastWords,
                chapters: ChapterHeading.all, tasks: folder.checkout.tasks),
            mode: mode, in: folder, output: output, system: ReadingSession.System(startFolder: startFolder),
            reach: .pages)
    }
}

/// Says this program's few sentences as plain text, for a screen reader.
struct BriefSpeech: Speech {
    func lines(of blocks: [MarkdownBlock], width: Int) -> [String] {
        MarkdownRenderer(width: width, colored: false).lines(blocks)
    }

    func code(_ text: String) -> String { text }
}
