import ArgumentParser
import Foundation
import Grading
import LineEditor

struct DoctorCommand: WorkbookCommand {
    static let command = Command(
        "doctor",
        summary: "Look at what the workbook needs on this machine, and say what is missing.",
        details: "Each line is something that it needs; where that is not right, the line below says how to get it.",
        example: "doctor"
    )

    func perform(in session: Session) async throws -> ExitStatus {
        var examination = Examination(output: session.output)
        try await swift(session, &examination)
        folders(session, &examination)
        built(session, &examination)
        terminal(session, &examination)
        session.output.blankLine()
        session.output.say(examination.isWell ? "All is well." : "What is marked ✗ needs your hand; the rest is well.")
        return examination.isWell ? .passed : .notPassed
    }

    private func swift(_ session: Session, _ examination: inout Examination) async throws {
        let version = FirstLine()
        let run = ProgramRun("swift", ["--version"], in: session.book.checkout.root)
        let ending = try? await session.programs.runQuietly(run) { await version.take($0) }
        try Task.checkCancellation()
        let text = await version.text ?? ""
        let number = text.split { !$0.isNumber && $0 != "." }.first { $0.contains(".") } ?? ""
        let parts = number.split(separator: ".").compactMap { Int($0) }
        let isNewEnough = !parts.lexicographicallyPrecedes([6, 2])
        await examination.note(
            ending == .exited(0) && isNewEnough, "Swift: \(text.isEmpty ? "not found" : text)",
            cure: "Install Swift 6.2 or newer from https://www.swift.org/install and put it on your PATH."
        )
    }

    @MainActor
    private func folders(_ session: Session, _ examination: inout Examination) {
        let root = session.book.checkout.root
        examination.note(
            FileManager.default.isWritableFile(atPath: root.path), "Checkout: \(root.path)",
            cure: "It cannot be written to, so progress is not kept and nothing can be built. Copy it to a folder of your own."
        )
        for chapter in session.book.chapters {
            let file = session.book.exerciseFile(of: chapter)
            examination.note(
                FileManager.default.isReadableFile(atPath: file.path), "Yours to edit: \(chapter.exercisePath)",
                cure: "It is missing. `reset \(chapter.product)` brings it back."
            )
        }
    }

    @MainActor
    private func built(_ session: Session, _ examination: inout Examination) {
        let isReady = session.grader.canUseLibrary(in: session.buildFolder.binaries)
        examination.note(true, isReady
            ? "Built: the library for exercises is ready"
            : "Built: the library for exercises will be built at the first `check`")
    }

    @MainActor
    private func terminal(_ session: Session, _ examination: inout Examination) {
        let size = TerminalSize.current
        let abilities = TerminalAbilities.current
        let name = session.environment["TERM"] ?? "unknown"
        examination.note(
            size.columns >= 40 && size.rows >= 12, "Window: \(size.columns) columns, \(size.rows) rows",
            cure: "Make it larger: 40 columns and 12 rows are enough, 80 and 24 are comfortable."
        )
        let editing = abilities.isInteractive ? "lines can be edited" : "lines are read as they come"
        examination.note(true, "Terminal: \(name), \(editing), \(session.output.isColoured ? "colours" : "no colours")")
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { session.environment[$0] }.first { !$0.isEmpty } ?? ""
        examination.note(
            locale.isEmpty || locale.uppercased().replacing("-", with: "").contains("UTF8"),
            "Characters: \(locale.isEmpty ? "UTF-8" : locale)",
            cure: "Choose UTF-8, for example with `export LANG=C.UTF-8`: the book has letters beyond ASCII."
        )
    }

    /// The first line that a program prints.
    private actor FirstLine {
        private(set) var text: String?

        func take(_ line: String) {
            let line = line.trimmingCharacters(in: .whitespaces)
            if text == nil, !line.isEmpty { text = line }
        }
    }

    /// What was looked at so far.
    private struct Examination {
        let output: Output
        private(set) var isWell = true

        @MainActor
        mutating func note(_ isRight: Bool, _ text: String, cure: String = "") {
            output.say(StyledText(isRight ? "✓ " : "✗ ", isRight ? .good : .bad) + StyledText(text))
            guard !isRight else { return }
            isWell = false
            for line in InlineMarkdown(coloured: output.isColoured).text(cure).wrapped(to: output.columns - 2) {
                output.verbatim("  " + line.rendered(coloured: output.isColoured))
            }
        }

        init(output: Output) {
            self.output = output
        }
    }
}
