import Foundation
import Marbles
import Reading
import Terminal

/// Checks the workbook's requirements, and prints what it finds.
@MainActor
struct Examination {
    struct Requirement {
        let name: String
        let isMet: Bool
        let cure: String
    }

    let checkout: Checkout
    let folder: BuildFolder
    let isAtPrompt: Bool
    /// Whether this program is building in the background.
    let isBuilding: Bool
    let environment: [String: String]
    let programs: any Programs
    let output: Output
    private(set) var isWell = true

    /// - Parameters:
    ///   - chapters: the chapters whose files should exist.
    ///   - built: facts about built programs, one line each.
    ///   - checking: whether an exercise can be checked here; nil if that wasn't tried.
    /// - Returns: whether all requirements are met.
    mutating func run(
        chapters: [ChapterHeading], built: [String], checking: Requirement? = nil
    ) async throws -> Bool {
        try await swift()
        libedit()
        folders()
        exercises(of: chapters)
        await starters(of: chapters)
        for finding in built { note(true, finding) }
        if let checking { note(checking.isMet, checking.name, cure: checking.cure) }
        if let obstacle = SteppedTasks.obstacle { note(true, obstacle) }
        otherBuild()
        space()
        terminal()
        colors()
        output.blankLine()
        output.say(
            isWell
                ? "Everything is fine."
                : "Fix what is marked \(output.isSpoken ? "\"missing\"" : "✗"). The rest is fine.")
        return isWell
    }

    private mutating func swift() async throws {
        let version = PrintedLines()
        let run = ProgramRun("swift", ["--version"], in: checkout.root)
        let ending = try? await programs.runQuietly(run) { await version.add($0) }
        try Task.checkCancellation()
        let text = await version.all.map { $0.trimmingCharacters(in: .whitespaces) }.first { !$0.isEmpty } ?? ""
        let number = text.split { !$0.isNumber && $0 != "." }.first { $0.contains(".") } ?? ""
        let parts = number.split(separator: ".").compactMap { Int($0) }
        let isNewEnough = !parts.lexicographicallyPrecedes([6, 2])
        note(
            ending == .exited(0) && isNewEnough, "Swift: \(text.isEmpty ? "not found" : text)",
            cure: "Install Swift 6.2 or newer from https://www.swift.org/install and put it on your PATH."
        )
        let products = checkout.shortPath(URL(filePath: folder.layout.products))
        note(true, "Build system: \(folder.layout.system.rawValue), in \(products)")
        // https://github.com/swiftlang/swift-package-manager/issues/9441
        guard isNewEnough, parts.lexicographicallyPrecedes([6, 2, 2]) else { return }
        explain(
            """
            In some virtual machines, this version stops at “Planning build” when it builds again. If yours does, \
            press Ctrl-C, remove the folder of the build, and start again; or install a newer Swift.
            """)
    }

    private mutating func folders() {
        let root = checkout.root
        note(
            FileManager.default.isWritableFile(atPath: root.path) && folder.isWritable, "Checkout: \(root.path)",
            cure: BuildFolder.isReadOnly)
        if let letter = "\"\\%\t\n".first(where: root.path.contains) {
            note(
                false, "Path: it contains \(letter.isWhitespace ? "a tab or a line break" : "`\(letter)`")",
                cure: "SwiftPM can't build in such a folder. Move or rename it; what's built goes on working.")
        }
        let state = checkout.stateFolder
        let obstacle = Self.obstacle(toWritingIn: state)
        note(
            obstacle == nil, "Progress: \(checkout.shortPath(state))",
            cure: Self.cure(of: obstacle, "The folder is read-only", "your progress is", "Check its owner.")
        )
        if let history = History.file(for: "workbook") {
            let folder = URL(filePath: history).deletingLastPathComponent()
            let obstacle = Self.obstacle(toWritingIn: folder)
            note(
                obstacle == nil, "Line history: \(history)",
                cure: Self.cure(
                    of: obstacle, "The file is read-only", "the lines you type are",
                    "Make \(folder.path) writable, or name another file in WORKBOOK_HISTORY.")
            )
        } else {
            note(true, "Line history: not kept, because there is no home folder")
        }
    }

    private mutating func exercises(of chapters: [ChapterHeading]) {
        let missing = chapters.filter {
            !FileManager.default.isReadableFile(atPath: checkout.root.appending(path: $0.exercisePath).path)
        }
        for chapter in missing {
            note(
                false, "Yours to edit: \(chapter.exercisePath)",
                cure: "It is missing. `reset \(chapter.product)` restores it.")
        }
        if missing.isEmpty { note(true, "Yours to edit: Chapters/*/Exercise.swift, \(chapters.count) of them") }
    }

    private mutating func starters(of chapters: [ChapterHeading]) async {
        let changed = await ChangedStarters.find(of: chapters, in: checkout, by: programs)
        for path in changed.mixed {
            note(
                false, "Both versions are in it: \(path)",
                cure: """
                    Between `<<<<<<<` and `>>>>>>>` are the book's lines and yours. Keep the ones you want, and delete \
                    the rest and the marks.
                    """)
        }
        guard !changed.stopping.isEmpty, changed.mixed.isEmpty else { return }
        note(
            false, "A newer starter, and your answers: \(changed.stopping.joined(separator: ", "))",
            cure: """
                So `git pull` stops, and nothing is lost. `git commit -am "My answers"` keeps your answers, and \
                `git pull --no-rebase --no-edit -X ours` gets the rest: where both changed a line, yours stays.
                """)
    }

    /// The consequence and the remedy of `obstacle`. If the disk isn't full, the cause and the advice count.
    private static func cure(of obstacle: SystemReason?, _ cause: String, _ loss: String, _ advice: String) -> String {
        guard let obstacle, obstacle.isFullDisk else { return "\(cause), so \(loss) lost when you quit. \(advice)" }
        return "The disk is full, so \(loss) lost when you quit. \(obstacle.remedy)"
    }

    /// Why no file can be created in a folder; nil if one can. A missing folder is created and removed again, but new
    /// folders around it stay.
    static func obstacle(toWritingIn folder: URL) -> SystemReason? {
        let files = FileManager.default
        let probe = folder.appending(path: ".probe-\(ProcessInfo.processInfo.processIdentifier)")
        do {
            let wasThere = files.fileExists(atPath: folder.path)
            try files.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? files.removeItem(at: wasThere ? probe : folder) }
            // At least one byte: an empty file can be created even on a full disk.
            try Data([0x0a]).write(to: probe)
            return nil
        } catch {
            return SystemReason(error)
        }
    }

    private mutating func libedit() {
        let settings = environment["HOME"].map { $0 + "/.editrc" }
        let isThere = settings.map(FileManager.default.fileExists(atPath:)) ?? false
        note(
            true,
            "libedit: \(libeditVersion), "
                + (isThere ? "with your ~/.editrc" : "with Emacs keys; for vi keys, put `bind -v` into ~/.editrc")
        )
    }

    /// Reports whether another build is running. That isn't an error, because the workbook builds ahead, as editors do.
    private mutating func otherBuild() {
        let builder = isBuilding ? nil : folder.runningBuild
        note(
            true,
            builder.map { builder in
                let process = builder.process.map { ", process \($0)" } ?? ""
                return "A build is running here\(process). `run` and `check` wait for it if they need to build"
            } ?? (isBuilding ? "The rest is being built while you read" : "No other build is running here"))
    }

    private mutating func space() {
        guard let free = folder.freeGigabytes else { return }
        let isBuilt = FileManager.default.fileExists(atPath: folder.wholeWorkbook.file.path)
        let amount = String(format: free < 10 ? "%.1f" : "%.0f", free)
        note(
            free >= (isBuilt ? 0.2 : BuildFolder.gigabytes),
            "Disk: \(amount) GB free; all that's built takes \(BuildFolder.gigabytes) GB",
            cure: "Make room on its disk. Your work is kept, and a build goes on where it was.")
    }

    private mutating func terminal() {
        let size = TerminalSize.current
        let abilities = TerminalAbilities.current
        let name = environment["TERM"] ?? "unknown"
        note(
            size.columns >= 40 && size.rows >= 12, "Window: \(size.columns) columns, \(size.rows) rows",
            cure: "Make it larger. 40 columns and 12 rows are enough, 80 and 24 are comfortable."
        )
        note(
            abilities.isInteractive || !isAtPrompt,
            "Terminal: \(name), \(abilities.isInteractive ? "with line editing" : "without line editing")",
            cure: """
                TERM says that it understands no escape sequences. If it does, run `export TERM=xterm-256color`.
                """
        )
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        note(
            locale.isEmpty || locale.uppercased().replacing("-", with: "").contains("UTF8"),
            "Characters: \(locale.isEmpty ? "UTF-8" : locale)",
            cure: "The book uses letters beyond ASCII. Choose UTF-8, for example with `export LANG=C.UTF-8`."
        )
    }

    private mutating func colors() {
        let depth =
            switch (environment["COLORTERM"], environment["TERM"]) {
            case ("truecolor", _), ("24bit", _): "16 million"
            case (_, let name?) where name.contains("256"): "256"
            default: "8"
            }
        let isRefused = environment["NO_COLOR"]?.isEmpty == false
        note(
            true, output.isColored ? "Colors: \(depth)" : "Colors: none\(isRefused ? ", as NO_COLOR asks" : "")"
        )
        if output.isSpoken { note(true, "Spoken: on, so everything is said in sentences") }
    }

    private mutating func note(_ isRight: Bool, _ text: String, cure: String = "") {
        let mark = isRight ? output.mark("✓", "", .good) : output.mark("✗", "Missing", .bad)
        output.say(mark + output.inline(text))
        guard !isRight else { return }
        isWell = false
        explain(cure)
    }

    private func explain(_ text: String) {
        for line in output.inline(text).wrapped(to: output.columns - 2) {
            output.verbatim("  " + line.rendered(colored: output.isColored))
        }
    }
}
