import ArgumentParser
import BookText
import Grading
import Platform
import Reading
import TextStyles

struct RunCommand: WorkbookCommand {
    static let command = Command(
        "run",
        usage: "[CHAPTER] [OPTIONS OF THE CHAPTER]",
        summary: "Run a chapter's program: live, or with keys that you script.",
        details: """
            Everything after the chapter goes to its program: `--type "mag{delete}"` types keys on a virtual clock, \
            `--trace` draws the events of each stage, `--trace --svg FILE` also draws them as a picture, `--trace \
            --pipeline` counts them in boxes and arrows, `--step` steps through the run, forward and back, `--mine` \
            runs your own pipeline from Exercise.swift. `run CHAPTER --help` lists all options. Ctrl-D ends a live \
            program and brings you back here. If a program stops responding, press Ctrl-C three times.
            """,
        example: "run validation --type \"mag\" --trace",
        completes: .chapters,
        options: [
            "--type", "--mine", "--trace", "--step", "--svg", "--pipeline", "--realtime", "--no-color", "--spoken",
            "--seed",
            "--access",
            "--forget-access",
            "--accounts", "--respond",
            "--latency", "--plan", "--avatar-latency", "--avatar-plan", "--query", "--help",
        ]
    )

    @Argument(
        parsing: .captureForPassthrough, help: "The chapter, then the options of its program.", completion: .chapters)
    var words: [String] = []

    func perform(in session: Session) async throws -> ExitStatus {
        var options = words
        let chapter: Chapter
        if let first = options.first, !first.hasPrefix("-") {
            chapter = try session.book.chapter(named: options.removeFirst())
        } else {
            chapter = try session.currentChapter
        }
        let program = session.buildFolder.product(of: chapter)
        try await session.build(program)
        // The learner's own pipeline is compiled against the library.
        if options.contains("--mine") { try await session.buildRuntime() }
        // A request for help and a check don't use the service.
        let isRun = options.allSatisfy { !["check", "help", "--help", "-h", "--version"].contains($0) }
        let world = isRun ? session.service.current.options(besides: options) : []
        if !world.isEmpty, session.mode == .interactive {
            session.output.say(StyledText("With service: \(Words.joined(world))", style: .dim))
        }
        // A check and a run speak; a request for help is text.
        let isSpoken = session.output.isSpoken && (isRun || options.first == "check") && !options.contains("--spoken")
        let arguments = Self.placed(options, in: session) + world + (isSpoken ? ["--spoken"] : [])
        let run = ProgramRun(program.file.path, arguments, in: session.book.checkout.root)
        let ending = try await session.runInForeground(run)
        if case .signaled(let signal) = ending {
            // The terminal has printed "^C" on this line.
            if session.mode == .interactive { session.output.blankLine() }
            let advice = options.contains("--trace") ? " `--step` in place of `--trace` shows the run up to there." : ""
            session.output.complain(
                signal == SIGINT
                    ? "Stopped."
                    : "Signal \(signal) ended the program: \(String(cString: strsignal(signal))).\(advice)")
        }
        return ending.status
    }

    /// The options with the whole path of the picture, since the program starts in the workbook's folder.
    @MainActor
    private static func placed(_ options: [String], in session: Session) -> [String] {
        options.enumerated().map { index, word in
            if index > 0, options[index - 1] == "--svg" { return session.place(word).path }
            guard word.hasPrefix("--svg=") else { return word }
            return "--svg=" + session.place(String(word.dropFirst("--svg=".count))).path
        }
    }
}
