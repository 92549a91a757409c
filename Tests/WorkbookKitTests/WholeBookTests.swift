import Foundation
import Grading
import ProofKit
import Reading
import Terminal
import TerminalTestKit
import Testing

import struct ProofKit.Sample

@testable import Checks
@testable import WorkbookKit

/// The whole book, from the first step to the last, in a copy of the checkout, mostly with Enter. The expected screens
/// come from the lessons, so new chapters are covered. `swift test` reads one chapter in one window size, and `graders
/// prove suites` reads all chapters in two.
@Suite("The whole book") struct WholeBookTests {
    private static let readings: [(rows: Int, columns: Int, chapters: [Chapter])] =
        Sample.current.some(1, of: [(24, 80), (40, 40)]).map { ($0.0, $0.1, Sample.current.some(1, of: catalogue)) }

    fileprivate enum Limit {
        /// Presses of Enter per chapter, without those that edit and check tasks. A third of them show the rest of a
        /// page that's longer than the window.
        static let enters = 56
        /// Words between two offers.
        static let words = 300
        static let stepsBeforeTask = 3
    }

    @Test(
        "Enter goes from the first step to the last, and every task passes on the way",
        arguments: readings)
    func fromBeginningToEnd(_ size: (rows: Int, columns: Int, chapters: [Chapter])) throws {
        let book = try BookOnATerminal(hasOwnLesson: false)
        let all = Book(checkout: Checkout(root: book.folder.url), chapters: catalogue)
        let reader = try Reader(of: book, rows: size.rows, columns: size.columns)
        let epilogue = Lesson(markdown: try book.folder.read("Chapters/Epilogue.md"), fallbackTitle: "").steps.count
        for chapter in size.chapters {
            let steps = try all.lesson(of: chapter).steps
            let opening = Sample.current.isWhole ? "" : "open \(chapter.number)"
            for (number, step) in steps.enumerated() {
                let place = "\(chapter.shortNumber) \(chapter.label) · page \(number + 1) of \(steps.count)"
                if chapter.folder == catalogue.last?.folder, number == steps.count - epilogue {
                    reader.count(in: chapter.name)
                }
                var shown = try reader.pressEnter(after: number == 0 ? opening : "", expecting: place)
                var wasGuess = false
                for part in step.parts {
                    for line in MarkdownRenderer(width: size.columns, colored: true).lines(part.blocks) {
                        let plain = EscapeSequences.removed(from: line).trimmingTrailingSpaces
                        #expect(shown.contains(plain), "\(place) did not show: \(plain)")
                    }
                    for offer in part.offers {
                        // After a guess, the command has already run.
                        if wasGuess, case .command(let line) = offer, offer.followsAGuess {
                            #expect(shown.joined().filter { $0 != " " }.contains(line.filter { $0 != " " }))
                        } else {
                            shown = try reader.take(offer, of: chapter)
                        }
                        wasGuess = if case .guess = offer { true } else { false }
                        // A drawing of lanes ends with a legend, which may contain `✗ failed`.
                        #expect(
                            !shown.contains { $0.hasPrefix("✗") && !$0.hasPrefix("✗ failed") },
                            "\(place), \(offer): \(shown.joined(separator: "\n"))")
                    }
                }
            }
            let summary = try reader.pressEnter(expecting: "End of chapter \(chapter.shortNumber)")
            #expect(
                summary.joined(separator: " ").words.contains("You have passed all of its tasks."),
                "\(summary.joined(separator: "\n"))")
            reader.count(in: chapter.folder == catalogue.last?.folder ? "the epilogue" : chapter.name)
        }
        let progress = try reader.type("progress")
        #expect(
            progress.joined(separator: " ").words.contains("You have passed every task") == Sample.current.isWhole,
            "\(progress.joined(separator: "\n"))")
        #expect(reader.session.screen.unknownSequences.isEmpty)
        reader.session.type("\u{4}")
        #expect(try reader.session.waitForEnd() == .exited(0))
    }

    @Test(
        "There is something to do after at most 300 words, and a task after at most three steps", arguments: catalogue)
    func somethingToDo(_ chapter: Chapter) throws {
        let book = Book(checkout: Checkout(root: BookCopy.original), chapters: catalogue)
        let steps = try book.lesson(of: chapter).steps
        var words = 0
        for step in steps {
            for part in step.parts {
                words += part.blocks.reduce(0) { $0 + $1.wordCount }
                #expect(words <= Limit.words, "\(words) words up to \(step.title)")
                if !part.offers.isEmpty { words = 0 }
            }
        }
        let first = steps.firstIndex { $0.offers.contains { if case .check = $0 { true } else { false } } }
        #expect(try #require(first) <= Limit.stepsBeforeTask)
    }
}

extension MarkdownBlock {
    fileprivate var wordCount: Int {
        switch self {
        case .heading(_, let text), .paragraph(let text): text.split(separator: " ").count
        case .code, .comment: 0
        case .list(_, let items): items.joined().reduce(0) { $0 + $1.wordCount }
        case .table(let header, let rows):
            ([header] + rows).joined().reduce(0) { $0 + $1.split(separator: " ").count }
        case .quote(let blocks): blocks.reduce(0) { $0 + $1.wordCount }
        }
    }
}

private final class Reader {
    let session: TerminalSession
    private let book: BookOnATerminal

    /// The presses of Enter in the chapter, at the prompt and at the end of a page, without those of edits and checks.
    private var enters = 0
    /// How many presses turned a page.
    private var pages = 0
    private let isOfUsualSize: Bool

    init(of book: BookOnATerminal, rows: Int, columns: Int) throws {
        self.book = book
        isOfUsualSize = columns == 80
        session = try book.start(
            rows: rows, columns: columns, environment: ["SWIFT_BACKTRACE": "enable=no", "EDITOR": "true"])
        try settle()
    }

    /// - Returns: the lines that were shown, without trailing spaces.
    func pressEnter(after line: String = "", expecting text: String) throws -> [String] {
        enters += 1
        let shown = try type(line)
        // A long line continues in the next row.
        guard shown.joined().filter({ $0 != " " }).contains(text.filter { $0 != " " }) else {
            throw Missing(description: "Enter did not show \"\(text)\" but:\n\(shown.joined(separator: "\n"))")
        }
        return shown
    }

    @discardableResult
    func type(_ line: String) throws -> [String] {
        let start = session.output.count
        session.type(line + "\r")
        try settle(from: start)
        // A live screen's drawing is gone once the ordinary screen is back. The ordinary screen continues in a new row.
        let output = EscapeSequences.removed(
            from: String(decoding: session.output[start...], as: UTF8.self)
                .replacing(/\e\[\?1049h(?s:.*?)\e\[\?1049l/, with: "\n").replacing(/\e\]1[01];\?\e\\/, with: ""))
        return output.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(\.trimmingTrailingSpaces)
    }

    func count(in chapter: String) {
        if isOfUsualSize {
            print("Enters in \(chapter): \(enters), \(pages) of them at the end of a page")
            #expect(enters <= WholeBookTests.Limit.enters, "\(chapter) takes \(enters) Enters")
        }
        (enters, pages) = (0, 0)
    }

    /// Takes an offer with Enter. Editing a task means copying its solution.
    /// - Returns: the lines that were shown.
    func take(_ offer: Offer, of chapter: Chapter) throws -> [String] {
        let before = enters
        switch offer {
        case .command(let line): return try pressEnter(expecting: line)
        case .guess: return try pressEnter(expecting: "It's")
        case .edit(let task):
            try solve(task, of: chapter)
            defer { enters = before }
            return try pressEnter(expecting: "edit \(chapter.shortNumber).\(task)")
        case .check(let task):
            defer { enters = before }
            return try pressEnter(expecting: "Task \(task) passed")
        }
    }

    private func solve(_ task: Int, of chapter: Chapter) throws {
        let solution = try book.folder.read(chapter.solutionPath)
        let file = TaskRegions(of: try book.folder.read(chapter.exercisePath))
        try book.folder.write(
            file.replacing(task, from: TaskRegions(of: solution)) ?? solution, to: chapter.exercisePath)
    }

    /// Waits for the prompt, and on the way turns pages, quits live programs, and answers yes.
    private func settle(from start: Int = 0) throws {
        var seen = start
        while true {
            var state = State.none
            let before = seen
            try session.wait(for: "the prompt, a page's end, or a live screen", seconds: 90) { [session] screen in
                guard session.output.count > before else { return false }
                state = State(screen)
                return state != .none
            }
            seen = session.output.count
            switch state {
            case .none: break
            case .prompt: return
            case .page:
                enters += 1
                pages += 1
                session.type("\r")
            case .question: session.type("y\r")
            case .live:
                session.type("\u{4}")
                // The live screen may draw once more before it ends. A second Ctrl-D would quit the workbook.
                try session.wait(for: "the end of the live screen", seconds: 90) { State($0) != .live }
                seen = before
            case .watch: session.type("q")
            }
        }
    }

    private enum State {
        case none, prompt, page, question, live, watch

        init(_ screen: ScreenModel) {
            let line = screen.line(screen.row)
            self =
                if screen.isAlternate {
                    screen.marksPastes ? .live : .none
                } else if screen.isAtPrompt {
                    .prompt
                } else if line.hasPrefix("More: ") {
                    .page
                } else if line.hasSuffix("(y/N)"), screen.marksPastes {
                    .question
                } else if line.hasPrefix("Save to check") {
                    .watch
                } else {
                    .none
                }
        }
    }

    private struct Missing: Error, CustomStringConvertible {
        let description: String
    }
}

extension String {
    fileprivate var words: String { split(separator: " ").joined(separator: " ") }
}
