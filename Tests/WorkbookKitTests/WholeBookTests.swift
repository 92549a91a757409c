import Foundation
import Grading
import Judges
import LineEditor
import TerminalTestKit
import Testing

@testable import WorkbookKit

/// The whole book, from the first step to the last, in a copy of the checkout: Enter and nothing else, each task solved
/// with its reference solution when it is set. What the screen must have shown is taken from the lessons, so a new
/// chapter is read as well.
@Suite("The whole book")
struct WholeBookTests {
    @Test("Enter goes from the first step to the last, and every task passes on the way")
    func fromBeginningToEnd() throws {
        let book = try BookOnATerminal(hasOwnLesson: false)
        let reader = try Reader(of: book)
        for chapter in catalogue {
            let steps = Lesson(
                markdown: try book.folder.read("Chapters/\(chapter.folder)/Lesson.md"), fallbackTitle: chapter.name
            ).steps
            for (number, step) in steps.enumerated() {
                let place = "\(chapter.shortNumber) \(chapter.name) · step \(number + 1) of \(steps.count)"
                let shown = try reader.pressEnter(expecting: place)
                for line in MarkdownRenderer(width: 80, colored: true).lines(step.blocks) {
                    let plain = EscapeSequences.removed(from: line).trimmingTrailingSpaces
                    #expect(shown.contains(plain), "\(place) did not show: \(plain)")
                }
                for offer in step.offers {
                    try reader.solve(offer)
                    let shown = try reader.pressEnter(expecting: offer)
                    #expect(
                        !shown.contains { $0.hasPrefix("✗") }, "\(place), \(offer): \(shown.joined(separator: "\n"))")
                }
            }
            // What the summary leaves open.
            try reader.solve("check \(chapter.shortNumber)")
            try reader.type("check \(chapter.shortNumber)")
            let summary = try reader.pressEnter(expecting: "End of chapter \(chapter.shortNumber)")
            #expect(
                summary.contains { $0.contains("You have passed all of its tasks.") },
                "\(summary.joined(separator: "\n"))")
        }
        let progress = try reader.type("progress")
        #expect(progress.contains { $0.contains("You have passed every task") }, "\(progress.joined(separator: "\n"))")
        #expect(reader.session.screen.unknownSequences.isEmpty)
        reader.session.type("\u{4}")
        #expect(try reader.session.waitForEnd() == .exited(0))
    }
}

/// A reader who presses Enter.
private final class Reader {
    let session: TerminalSession
    private let book: BookOnATerminal

    init(of book: BookOnATerminal) throws {
        self.book = book
        session = try book.start(rows: 50, environment: ["SWIFT_BACKTRACE": "enable=no"])
        try settle()
    }

    /// Presses Enter at the prompt.
    /// - Returns: the lines that were shown, without trailing spaces.
    func pressEnter(expecting text: String) throws -> [String] {
        let shown = try type("")
        // A long line continues in the next row.
        guard shown.joined(separator: " ").words.contains(text.words) else {
            throw Missing(description: "Enter did not show \"\(text)\" but:\n\(shown.joined(separator: "\n"))")
        }
        return shown
    }

    @discardableResult
    func type(_ line: String) throws -> [String] {
        let start = session.output.count
        session.type(line + "\r")
        try settle(from: start)
        let text = EscapeSequences.removed(from: String(decoding: session.output[start...], as: UTF8.self))
        return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
            String($0).trimmingTrailingSpaces
        }
    }

    /// Copies the solution of the task that a line checks into the learner's file.
    func solve(_ line: String) throws {
        let all = Book(checkout: Checkout(root: book.folder.url), chapters: catalogue)
        guard let check = try? Commands.parse(Words.split(line)) as? CheckCommand,
            let subject = try check.subject(in: all)
        else { return }
        let solution = try book.folder.read(subject.chapter.solutionPath)
        guard let task = subject.task else { return try book.folder.write(solution, to: subject.chapter.exercisePath) }
        let file = ExerciseText(try book.folder.read(subject.chapter.exercisePath))
        // The answer may need the code above the tasks.
        try book.folder.write(
            file.replacing(task.number, from: ExerciseText(solution)) ?? solution, to: subject.chapter.exercisePath)
    }

    /// Waits for the prompt, and on the way turns pages, quits live programs and says yes.
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
            case .page: session.type("\r")
            case .question: session.type("y\r")
            case .live:
                session.type("\u{4}")
                // It may draw once more before it ends. A second Ctrl-D would quit the workbook.
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
                } else if line == "workbook>", screen.column == 10, screen.marksPastes {
                    .prompt
                } else if line.hasPrefix("More: "), line.hasSuffix("skips them.") {
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
    /// The text with one space between two words.
    fileprivate var words: String { split(separator: " ").joined(separator: " ") }

    fileprivate var trimmingTrailingSpaces: String { String(reversed().drop { $0 == " " }.reversed()) }
}
