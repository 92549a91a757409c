import CountingExercises
import Foundation
import Grading
import Playing
import Reading
import TerminalTestKit
import Testing

@testable import counting

/// Tests/Transcripts/AnotherCourse.md shows the second course at work. These tests cover what a course's author needs.
@Suite("A course") struct AnotherCourseTests {
    private static let root = BookCopy.original.appending(path: "Tests/SecondCourse")

    @Test func `Each of its answers is accepted, or refused for its mistake`() async throws {
        let grader = Grader(builder: ExerciseBuilder(for: Course.counting.library))
        for chapter in try Course.counting.chapters(in: Self.root) {
            let solution = try BookFile.text(of: chapter.solutionPath, in: Self.root)
            for task in try ChapterAnswers(of: chapter, in: Self.root).tasks {
                for answer in task.answers {
                    let text = try #require(solution.replacing(task.number, with: answer.programs[0].region))
                    let report = await grader.grade(
                        chapter, .text(ExerciseFile(path: "Exercise.swift", text: text)), tasks: [task.number], seed: 1)
                    let verdict = report.tasks[0].verdict
                    #expect(verdict.isPass == (answer.kind == .right), "\(answer.name)")
                    if case .notPassed(let findings) = verdict { #expect(findings.first?.name == answer.name) }
                }
            }
        }
    }

    private func course(_ chapters: [ChapterJudges]) -> Course {
        Course(
            named: "", abstract: "", lastWords: "", library: Course.counting.library, lanes: [.result],
            verbs: CountingVerb.self, chapters: chapters, file: "Mine/Course.swift", line: 7)
    }

    @Test func `With two chapters of one number, its file and its line are named`() {
        let chapters = ["Doubling", "Halving"].map { name in
            ChapterJudges(ChapterHeading("01", name, name, name), tasks: [])
        }
        let error = #expect(throws: Obstacle.self) { try course(chapters).chapters(in: Self.root) }
        #expect(
            error?.sentence
                == "Mine/Course.swift:7: 01-Doubling and 01-Halving have the same number, 01. Give each its own.")
    }

    @Test func `With a verb that its fixture doesn't know, the scenario's file and line are named`() async throws {
        let chapter = try #require(try Course.counting.chapters(in: Self.root).last)
        let dance = Scenario(
            "a dance", stimuli: { _ in [Stimulus(at: .zero, .verb(OtherVerb.dance))] }, file: "Mine/Total.swift",
            line: 3)
        let task = ExerciseTask(TaskJudge(number: 1, scenarios: [dance]), title: "A dance")
        let solution = try BookFile.text(of: chapter.solutionPath, in: Self.root)
        let report = await Grader(builder: ExerciseBuilder(for: Course.counting.library)).grade(
            Chapter(chapter.heading, starter: chapter.starter, tasks: [task]),
            .text(ExerciseFile(path: "Exercise.swift", text: solution)), seed: 1)
        #expect(report.tasks[0].verdict.message?.contains("(Mine/Total.swift:3)") == true)
    }

    private enum OtherVerb: Verb {
        case dance

        var instruction: String { "dance" }
    }

    @Test func `No module of the engine depends on a module of the book`() throws {
        let manifest = try Manifest()
        let engine: Set = [
            "Marbles", "Tracing", "Playing", "Stepping", "Grading", "Reading", "Drills", "WorkbookKit",
            "CountingExercises", "counting",
        ]
        let book: Set = [
            "Contents", "SocialService", "StarterProject", "Exercises", "Judges", "ChapterKit", "ChapterCommand",
        ]
        #expect(engine.union(book).allSatisfy { manifest.needs[$0] != nil })
        #expect(manifest.all(engine).isDisjoint(with: book))
    }
}

/// The targets of Package.swift that aren't tests, with the modules that each one names.
struct Manifest {
    private(set) var needs: [String: Set<String>] = [:]

    init() throws {
        let text = try BookFile.text(of: "Package.swift", in: BookCopy.original)
        let target = #/\.(?:executableT|t)arget\(\s*name: "([\w-]+)"(.*?)\)(?:,|\n)/#.dotMatchesNewlines()
        for target in text.matches(of: target) {
            needs[String(target.1)] = Set(target.2.matches(of: #/"([A-Z]\w+)"/#).map { String($0.1) })
        }
    }

    func all(_ modules: Set<String>) -> Set<String> {
        let more = modules.union(modules.flatMap { needs[$0] ?? [] }).filter { needs[$0] != nil }
        return more == modules ? modules : all(more)
    }
}
