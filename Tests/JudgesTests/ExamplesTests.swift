import Foundation
import Grading
import Judges
import Marbles
import ProofKit
import Reading
import Testing

@Suite("Examples against right and wrong answers") struct ExamplesTests {
    private func task(_ chapter: String, _ number: Int) throws -> (Chapter, ExampleTask) {
        let chapter = try #require(catalogue.first { $0.number == chapter })
        return (chapter, try #require(Course.book.examples(of: chapter, number)))
    }

    private func examples(_ lanes: [(String, String)], to task: ExampleTask) throws -> [Example] {
        let lines = lanes.flatMap { ["\(task.input.name)  \($0)", "expected  \($1)"] }
        return try WrittenExamples(to: task, lines: zip(1..., lines).map { ($0, $1[...]) }).all
    }

    private func verdict(_ lanes: [(String, String)], _ chapter: String, _ number: Int) async throws -> ExampleVerdict {
        let (chapter, task) = try task(chapter, number)
        return try await ExampleRun(
            of: examples(lanes, to: task), of: task, in: chapter, root: Book.root, by: ExerciseBuilder()
        ).verdict
    }

    @Test func `each chapter with a task to write has examples for one of its tasks`() {
        // The tasks of chapter 13 are about windows, models, and tools, and marbles aren't their input.
        for chapter in catalogue where chapter.number != "13" && chapter.tasks.contains(where: { $0.kind == .write }) {
            #expect(
                chapter.tasks.contains { $0.kind == .write && Course.book.examples(of: chapter, $0.number) != nil },
                "chapter \(chapter.number)")
        }
    }

    /// `graders prove answers` proves all tasks.
    @Test("the authors' examples accept right answers, catch wrong ones, and are tests that the solution passes")
    func authors() async throws {
        let (chapter, task) = try task("10", 2)
        let proof = try await ExampleProof(of: task, in: chapter)
        #expect(proof.faults == [])
    }

    @Test func `a misreading that no example catches is named by its question`() async throws {
        let verdict = try await verdict([("swi--------", "-------'swi'"), ("sw--------", "-")], "10", 2)
        #expect(verdict.contradictions.isEmpty && !verdict.isComplete)
        #expect(verdict.missed.first?.name == "filtered twice")
        #expect(verdict.caught.count + verdict.missed.count == verdict.wrong)
        #expect(verdict.caught.count > 2)
    }

    @Test func `an example that contradicts the task forbids a right behavior, and catches nothing`() async throws {
        let verdict = try await verdict([("swi<--------", "-------'swi'"), ("sw--------", "-")], "10", 2)
        let contradiction = try #require(verdict.contradictions.first)
        #expect(verdict.contradictions.count == 1)
        #expect(contradiction.number == 1 && contradiction.refused == verdict.right)
        #expect(contradiction.right == [])
        #expect(contradiction.expected.map(\.kind) == [.next("swi")])
        #expect(verdict.caught.map(\.text) == ["What happens after a text of two characters?"])
    }

    @Test func `one example is never enough`() async throws {
        let all = try await verdict([("-----", "-")], "03", 1)
        #expect(!all.isComplete && all.contradictions.isEmpty && all.count == 1)
    }

    @Test(arguments: catalogue) func `Tasks.md says which tasks have examples`(_ chapter: Chapter) throws {
        let text = try String(contentsOf: Book.root.appending(path: chapter.heading.tasksPath), encoding: .utf8)
        for task in try ChapterTasks(text, path: chapter.heading.tasksPath).tasks {
            #expect(task.hasExamples == (Course.book.examples(of: chapter, task.number) != nil), "\(task.title)")
        }
    }

    @Test func `a wrong answer fails the printed tests`() async throws {
        let (chapter, task) = try task("10", 2)
        let examples = try ExampleProof.examples(for: task, in: chapter)
        let answer = try #require(
            Book.answers(to: 2, of: chapter.id).first { $0.known.name == "filtered-twice" })
        let outcome = try await PrintedExamples.run(examples, of: task, in: chapter, on: answer.exercise())
        #expect(!outcome.passed)
        #expect(outcome.output.contains("swi<--------"))
    }

    @Test func `answers that are missing from the checkout are named`() async throws {
        let (chapter, task) = try task("10", 2)
        let examples = try examples([("sw", "-")], to: task)
        await #expect {
            _ = try await ExampleRun(
                of: examples, of: task, in: chapter, root: URL(filePath: "/nowhere"), by: ExerciseBuilder())
        } throws: { error in
            (error as? Obstacle)?.sentence.hasPrefix("Solutions/10-Throttling/Exercise.swift is missing")
                == true
        }
    }
}
