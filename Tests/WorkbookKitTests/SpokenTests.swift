import Foundation
import Grading
import ProofKit
import Reading
import TerminalTestKit
import Testing

@testable import Checks
@testable import WorkbookKit

@MainActor
@Suite("A reader who listens") struct SpokenTests {
    @Test(arguments: catalogue)
    func `Each text of the book can be said, and each drawing in it has its words`(_ chapter: Chapter) throws {
        let book = Book(checkout: Checkout(root: BookCopy.original), chapters: catalogue)
        for step in try book.lesson(of: chapter).steps {
            let lines = SpokenMarkdown(width: 80).lines(step.blocks)
            #expect(Unspeakable.lines(of: lines.joined(separator: "\n")) == [])
            for line in lines {
                // A drawing has strokes, or lines with a single stroke or arrowhead.
                let isDrawn =
                    line.contains("---") || line.contains(" | ") || ["v", "|", "^"].contains(line[...].trimmed)
                #expect(!isDrawn || line.hasPrefix("Command: "), "\(step.title): \(line)")
            }
        }
    }

    @Test(arguments: [
        "list", "progress", "help", "help throttle", "help operators", "marbles zip", "marbles zip --pipeline",
        "marbles share", "service", "settings", "hint 1.1", "diff 1.1 --yes", "task 1.2", "read 1", "check 1",
    ])
    func `Every command can be listened to`(_ line: String) async throws {
        let bench = try Bench()
        let session = bench.session()
        session.output.speech = MarbleSpeech()
        _ = await session.run(line: line)
        let shown = bench.take()
        #expect(!shown.isEmpty)
        #expect(Unspeakable.lines(of: shown) == [])
    }
}

@Suite("A chapter for a reader who listens") struct SpokenChapterTests {
    private let chapter = catalogue[1]

    @Test func `Chapter 01 is passed at a terminal, with Enter, numbers for answers, and an editor`() throws {
        let book = try BookOnATerminal(hasOwnLesson: false)
        try book.folder.write(
            "{ \"version\" : 1, \"spoken\" : true, \"background-build\" : false }", to: ".workbook/settings.json")
        let session = try book.start(environment: ["EDITOR": "true"])
        let reader = try Listener(session)
        var shown = try reader.type("open 1")
        while !shown.contains("End of chapter 1") {
            if shown.contains("Type 1, 2 or 3; Enter shows the answer") {
                var number = 0
                repeat {
                    number += 1
                    shown = try reader.type("\(number)")
                } while !shown.contains("Right. ") && number < 3
                #expect(shown.contains("Right. "))
            } else if let match = shown.firstMatch(of: /Enter: check 1\.(\d)/), let task = Int(match.1) {
                if task == 1 {
                    let starter = try book.folder.read(chapter.exercisePath)
                    let wrong = ".subscribe(next: { _ in searchField.background = .white })"
                    try book.folder.write(
                        starter.replacing(".subscribe(next: { _ in })", with: wrong), to: chapter.exercisePath)
                    #expect(try reader.type("").contains("yours sends w, expected y."))
                }
                let solution = TaskRegions(of: try book.folder.read(chapter.solutionPath))
                let file = TaskRegions(of: try book.folder.read(chapter.exercisePath))
                try book.folder.write(try #require(file.replacing(task, from: solution)), to: chapter.exercisePath)
                shown = try reader.type("")
                #expect(shown.contains("Task \(task) passed"))
            } else {
                shown = try reader.type("")
            }
        }
        #expect(shown.contains("You have passed all of its tasks."))
        #expect(try session.end(by: "\u{4}") == .exited(0))
        let output = String(decoding: session.output, as: UTF8.self)
        #expect(Unspeakable.lines(of: output) == [])
    }
}

/// A user of a screen reader, who types lines and hears the output.
private final class Listener {
    let session: TerminalSession
    private var heard = 0

    init(_ session: TerminalSession) throws {
        self.session = session
        _ = try listen()
    }

    func type(_ line: String) throws -> String {
        session.type(line + "\n")
        return try listen()
    }

    private func listen() throws -> String {
        let prompt = Array("Workbook: ".utf8)
        try session.wait(for: "a prompt", seconds: 90) { _ in
            let news = session.output[heard...]
            return news.count > prompt.count && news.suffix(prompt.count).elementsEqual(prompt)
        }
        defer { heard = session.output.count }
        return String(decoding: session.output[heard...], as: UTF8.self)
    }
}
