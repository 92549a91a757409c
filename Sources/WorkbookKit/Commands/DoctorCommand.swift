import ArgumentParser
import BookText
import Foundation
import Grading
import LineEditor
import Reading
import TextStyles

struct DoctorCommand: WorkbookCommand {
    static let command = Command(
        "doctor",
        summary: "Check what the workbook needs on this machine, and say how to get what is missing.",
        details: "Each line names one requirement. If it isn't met, the line below says what to do.",
        example: "doctor"
    )

    func perform(in session: Session) async throws -> ExitStatus {
        var examination = Examination(session: session)
        return try await examination.run() ? .passed : .notPassed
    }
}

/// Shows one line per requirement.
@MainActor
private struct Examination {
    let session: Session
    private var isWell = true

    init(session: Session) {
        self.session = session
    }

    /// Returns whether all requirements are met.
    mutating func run() async throws -> Bool {
        try await swift()
        libedit()
        folders()
        built()
        await isolation()
        terminal()
        colors()
        session.output.blankLine()
        session.output.say(
            isWell
                ? "Everything is fine."
                : "Fix what is marked \(session.output.isSpoken ? "\"missing\"" : "✗"). The rest is fine.")
        return isWell
    }

    private mutating func swift() async throws {
        let version = PrintedLines()
        let run = ProgramRun("swift", ["--version"], in: session.book.checkout.root)
        let ending = try? await session.programs.runQuietly(run) { await version.add($0) }
        try Task.checkCancellation()
        let text = await version.all.map { $0.trimmingCharacters(in: .whitespaces) }.first { !$0.isEmpty } ?? ""
        let number = text.split { !$0.isNumber && $0 != "." }.first { $0.contains(".") } ?? ""
        let parts = number.split(separator: ".").compactMap { Int($0) }
        let isNewEnough = !parts.lexicographicallyPrecedes([6, 2])
        note(
            ending == .exited(0) && isNewEnough, "Swift: \(text.isEmpty ? "not found" : text)",
            cure: "Install Swift 6.2 or newer from https://www.swift.org/install and put it on your PATH."
        )
    }

    private mutating func folders() {
        let root = session.book.checkout.root
        note(
            FileManager.default.isWritableFile(atPath: root.path), "Checkout: \(root.path)",
            cure: """
                The folder is read-only, so progress isn't saved and nothing can be built. Copy it to your own folder.
                """
        )
        let state = session.book.checkout.stateFolder
        note(
            Self.canWrite(in: state), "Progress: \(session.book.checkout.shortPath(state))",
            cure: """
                The folder is read-only, so your progress is lost when you quit. Check its owner and the free space.
                """
        )
        if let history = History.file(for: "workbook") {
            let folder = URL(filePath: history).deletingLastPathComponent()
            note(
                Self.canWrite(in: folder), "Line history: \(history)",
                cure: """
                    The file is read-only, so the lines you type are lost when you quit. Make \(folder.path) writable, \
                    or name another file in WORKBOOK_HISTORY.
                    """
            )
        } else {
            note(true, "Line history: not kept, because there is no home folder")
        }
        let missing = session.book.chapters.filter {
            !FileManager.default.isReadableFile(atPath: session.book.exerciseFile(of: $0).path)
        }
        for chapter in missing {
            note(
                false, "Yours to edit: \(chapter.exercisePath)",
                cure: "It is missing. `reset \(chapter.product)` restores it.")
        }
        if missing.isEmpty {
            note(true, "Yours to edit: Chapters/*/Exercise.swift, \(session.book.chapters.count) of them")
        }
    }

    /// Whether a file can be created in a folder, which is created if it doesn't exist.
    private static func canWrite(in folder: URL) -> Bool {
        let files = FileManager.default
        let probe = folder.appending(path: ".probe-\(ProcessInfo.processInfo.processIdentifier)")
        do {
            let wasThere = files.fileExists(atPath: folder.path)
            try files.createDirectory(at: folder, withIntermediateDirectories: true)
            // At least one byte: an empty file can be created even on a full disk.
            try Data([0x0a]).write(to: probe)
            try files.removeItem(at: wasThere ? probe : folder)
            return true
        } catch {
            try? files.removeItem(at: probe)
            return false
        }
    }

    private mutating func libedit() {
        let settings = session.environment["HOME"].map { $0 + "/.editrc" }
        let isThere = settings.map(FileManager.default.fileExists(atPath:)) ?? false
        note(
            true,
            "libedit: \(LibeditVersion.text), "
                + (isThere ? "with your ~/.editrc" : "with Emacs keys; for vi keys, put `bind -v` into ~/.editrc")
        )
    }

    private mutating func built() {
        let isReady = session.grader.canUseLibrary(in: session.buildFolder.layout)
        note(
            true,
            isReady
                ? "Built: the library for exercises is ready"
                : "Built: the first `check` will build the library for exercises")
        let builder = session.buildFolder.runningBuild
        note(
            builder == nil,
            builder.map { "Another build is running here\($0.process.map { ", process \($0)" } ?? "")" }
                ?? "No other build is running here",
            cure: """
                `run` and `check` wait for it if they need to build. An editor's indexing ends by itself; if you \
                forgot a `swift build`, stop it.
                """
        )
    }

    private mutating func isolation() async {
        guard let support = await session.grader.isolation(in: session.buildFolder.binaries) else { return }
        let found =
            (support.landlock > 0 ? ["Landlock \(support.landlock)"] : [])
            + (support.limitsSystemCalls ? ["seccomp"] : [])
        let lack = support.missing.joined(separator: " and ")
        // Nothing to cure: a learner's own code needs no isolation.
        let meaning =
            switch (support.isUsable, lack.isEmpty) {
            case (true, true): "the code that is checked reaches nothing but its own folder"
            case (true, false): "enough for your own code; `grade` also needs \(lack)"
            case (false, _):
                "checked code has all your rights, and `grade` needs `--without-isolation`. Missing: \(lack)"
            }
        let name = support.isUsable ? found.joined(separator: " and ") : "none"
        note(true, "Isolation: \(name): \(meaning)")
    }

    private mutating func terminal() {
        let size = TerminalSize.current
        let abilities = TerminalAbilities.current
        let name = session.environment["TERM"] ?? "unknown"
        note(
            size.columns >= 40 && size.rows >= 12, "Window: \(size.columns) columns, \(size.rows) rows",
            cure: "Make it larger. 40 columns and 12 rows are enough, 80 and 24 are comfortable."
        )
        note(
            abilities.isInteractive || session.mode != .interactive,
            "Terminal: \(name), \(abilities.isInteractive ? "with line editing" : "without line editing")",
            cure: """
                TERM says that it understands no escape sequences. If it does, run `export TERM=xterm-256color`.
                """
        )
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { session.environment[$0] }.first { !$0.isEmpty } ?? ""
        note(
            locale.isEmpty || locale.uppercased().replacing("-", with: "").contains("UTF8"),
            "Characters: \(locale.isEmpty ? "UTF-8" : locale)",
            cure: "The book uses letters beyond ASCII. Choose UTF-8, for example with `export LANG=C.UTF-8`."
        )
    }

    private mutating func colors() {
        let variables = session.environment
        let depth =
            switch (variables["COLORTERM"], variables["TERM"]) {
            case ("truecolor", _), ("24bit", _): "16 million"
            case (_, let name?) where name.contains("256"): "256"
            default: "8"
            }
        let isRefused = variables["NO_COLOR"]?.isEmpty == false
        note(
            true, session.output.isColored ? "Colors: \(depth)" : "Colors: none\(isRefused ? ", as NO_COLOR asks" : "")"
        )
        if session.output.isSpoken { note(true, "Spoken: on, so everything is said in sentences") }
    }

    private mutating func note(_ isRight: Bool, _ text: String, cure: String = "") {
        let output = session.output
        let mark = isRight ? output.mark("✓", "", .good) : output.mark("✗", "Missing", .bad)
        output.say(mark + output.inline(text))
        guard !isRight else { return }
        isWell = false
        for line in output.inline(cure).wrapped(to: output.columns - 2) {
            output.verbatim("  " + line.rendered(colored: output.isColored))
        }
    }
}
