import BookText
import Foundation
import Grading
import Reading
import Testing

@testable import WorkbookKit

@Suite("Putting the stages of an answer in order")
@MainActor
struct StageOrderTests {
    let bench: Bench
    let session: Session

    private static let solution = Bench.starter.replacing(
        "let one = 0",
        with: """
            let one = source
                .map { text in text.count }
                .filter { count in count > 2 }
                .subscribe(next: { count in
                    print(count)
                })
            """)

    init() throws {
        bench = try Bench()
        try bench.folder.write(Self.solution, to: "Solutions/01-Validation/Exercise.swift")
        try bench.folder.write(
            """
            ## Show it

            ### distinct
            A number that comes again is missing.

                -     .filter { count in count > 2 }
                +     .distinct()
            """, to: "Solutions/01-Validation/Answers.md")
        session = bench.session()
    }

    private func puzzle() throws -> ShuffledStages {
        try #require(session.book.shuffledStages(of: try session.book.task(named: "1.1")))
    }

    private func line(_ numbers: [Int]) -> String { numbers.map(String.init).joined(separator: " ") }

    private var file: String {
        get throws { try bench.folder.read("Chapters/01-Validation/Exercise.swift") }
    }

    @Test("They are offered after the second hint, and only where the answer is a pipeline")
    func offered() async {
        _ = await session.run(line: "hint 1.1")
        #expect(!bench.take().contains("shuffled"))
        _ = await session.run(line: "hint 1.1")
        let text = bench.take()
        #expect(text.contains("let one = source") && text.contains("Which 3 of these 4 stages follow?"), "\(text)")
        #expect(text.contains(".distinct()") && text.contains("Type their numbers at the prompt"))
        _ = await session.run(line: "hint 1.2 2")
        #expect(!bench.take().contains("shuffled"))
        #expect(await session.run(line: "1 2 3") == .usage)
    }

    @Test("An order is judged in a copy of the exercise, and the learner's file stays as it is")
    func judged() async throws {
        let before = try file
        _ = await session.run(line: "hint 1.1 2")
        _ = bench.take()
        bench.grading.verdicts.add((1, .notPassed([Finding("Nothing was printed.")])))
        #expect(await session.run(line: "2 1") == .notPassed)
        let wrong = bench.take()
        #expect(wrong.contains("This order isn't right yet.") && wrong.contains("Nothing was printed."))
        #expect(!wrong.contains("--seed"))
        bench.grading.verdicts.add((1, .passed))
        let answer = try puzzle().answer
        #expect(await session.run(line: line(answer)) == .passed)
        #expect(bench.take().contains("That order is right."))
        let stages = "    .map { text in text.count }\n    .filter { count in count > 2 }\n    .subscribe("
        #expect(bench.grading.texts.all.last?.contains(stages) == true)
        #expect(try file == before)
        #expect(session.progress.current[TaskKey(chapter: "01-Validation", task: 1)].attempts == 0)
    }

    @Test("A right order is put into the file on request, and the old file is kept")
    func written() async throws {
        let before = try file
        _ = await session.run(line: "hint 1.1 2")
        bench.grading.verdicts.add((1, .notPassed([Finding("No.")])))
        #expect(await session.run(line: "hint 1.1 --order 1 --write") == .notPassed)
        #expect(try file == before)
        bench.grading.verdicts.add((1, .passed))
        #expect(await session.run(line: "hint 1.1 --order \"\(line(try puzzle().answer))\" --write") == .passed)
        #expect(try file.contains(".filter { count in count > 2 }") && file.contains("let two = 0"))
        let backups = try FileManager.default.contentsOfDirectory(
            atPath: bench.folder.url.appending(path: ".workbook/backups/01-Validation").path)
        #expect(backups.count == 1)
        #expect(try bench.folder.read(".workbook/backups/01-Validation/\(backups[0])") == before)
    }
}
