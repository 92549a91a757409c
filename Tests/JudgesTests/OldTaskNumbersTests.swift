import Foundation
import Judges
import ProofKit
import Reading
import Testing

@testable import Grading
@testable import WorkbookKit

@Suite("Tasks that once had other numbers") struct OldTaskNumbersTests {
    static let chapters = catalogue.filter { OldTaskNumbers.had($0.heading) }
    private let chapter = Chapter.validation.heading
    private var validation: Chapter { get throws { try #require(catalogue.first { $0.heading == chapter }) } }

    private func titles(_ text: String) -> [Int: Substring] {
        Dictionary(
            uniqueKeysWithValues: TaskRegions(of: text).regions.map { region in
                (region.task, region.text.prefix { !$0.isNewline }.trimmingPrefix(/.*:/))
            })
    }

    @Test(arguments: chapters)
    func `An old file gets the new numbers, and nothing else in it changes`(_ chapter: Chapter) throws {
        for text in [chapter.starter, try Book.solution(of: chapter).text] {
            let old = chapter.withOldNumbers(text)
            for old in [old, old.replacing("\n", with: "\r\n")] {
                let exercise = chapter.renumbered(old)
                #expect(titles(exercise.text) == titles(text) && titles(exercise.text) != titles(old))
                #expect(exercise.unclear.isEmpty)
                let mark = #/// MARK: - Task \d/#
                #expect(exercise.text.replacing(mark, with: "") == old.replacing(mark, with: ""))
            }
        }
    }

    @Test(arguments: Sample.current.some(1, of: chapters))
    func `Right and wrong answers are recognized with either numbers`(_ chapter: Chapter) throws {
        for answer in Book.answers + Book.refused where answer.chapter == chapter.id {
            let text = try answer.exercise().text
            #expect(chapter.renumbered(text).text == text, "\(answer.name)")
            let old = chapter.renumbered(chapter.withOldNumbers(text))
            #expect(old.unclear.isEmpty && titles(old.text) == titles(text), "\(answer.name)")
        }
    }

    @Test
    func `A mark is known by what is declared below it, not by its title, also if only some marks are old`() throws {
        let chapter = try validation
        let mixed = chapter.withOldNumbers(chapter.starter)
            .replacing("Task 2: stop by hand", with: "Task 3: stop by hand")
            .replacing("Task 4: the gold star", with: "Task 4: mine")
        let renumbered = chapter.renumbered(mixed)
        #expect(renumbered.unclear.isEmpty)
        #expect(titles(renumbered.text)[3] == " stop by hand" && titles(renumbered.text)[5] == " mine")
        #expect(Set(titles(renumbered.text).keys) == [1, 2, 3, 4, 5])
    }

    @Test func `A mark above a function with another name begins the task that no other mark does`() throws {
        let chapter = try validation
        let old = chapter.withOldNumbers(chapter.starter)
            .replacing("func validateAndLog", with: "func validateAndLogg")
            .replacing("class SearchForm", with: "class Form")
        #expect(titles(chapter.renumbered(old).text) == titles(chapter.starter))
    }

    @Test func `A mark that isn't clear stays, and its tasks are not checked`() async throws {
        let chapter = try #require(catalogue.first { $0.number == "03" })
        let old = chapter.withOldNumbers(chapter.starter)
            .replacing("func announce(", with: "func say(").replacing("let predictedValues", with: "let mine")
        #expect(chapter.renumbered(old).text == old)
        let file = ExerciseFile(path: "Exercise.swift", text: old)
        let report = await Grader().grade(chapter, .text(file), tasks: [3, 4])
        for task in report.tasks {
            guard case .cannotCheck(let sentence) = task.verdict else {
                Issue.record("\(task.verdict)")
                continue
            }
            #expect(sentence.hasPrefix("The tasks of this chapter have new numbers, and the mark in Exercise.swift, "))
            #expect(sentence.contains(" may be that of task 3 or task 4. "))
        }
    }

    @Test func `A file is graded that was handed out when a type had another name, or before tasks were added`()
        async throws
    {
        let solution = try Book.solution(of: validation).text
        let named = ExerciseFile(path: "Exercise.swift", text: solution.replacing("ColoredForm", with: "SearchForm"))
        let renamed = await Grader().grade(try validation, .text(named), tasks: [3, 4])
        #expect(renamed.tasks.map(\.verdict.isPass) == [true, true])

        let signIn = try #require(catalogue.first { $0.number == "12" })
        let shorter = try [6, 7].reduce(Book.solution(of: signIn).text) { text, task in
            let region = try #require(TaskRegions(of: text)[task]).text
            return text.replacing(region, with: "")
        }.replacing(/,\n +album: .*\n.*nameStatus: .*/, with: "")
        let report = await Grader().grade(
            signIn, .text(ExerciseFile(path: "Exercise.swift", text: shorter)), tasks: [1, 6])
        #expect(report.tasks.map(\.verdict.isPass) == [true, false])
        #expect(report.tasks[1].verdict.headline == "not checked")
    }

    @Test func `An old file that's handed in is graded as today's, and stays as it is`() async throws {
        let chapter = try validation
        let solution = TaskRegions(of: try Book.solution(of: chapter).text)
        let half = try [2, 4].reduce(chapter.starter) { text, task in
            let code = try #require(solution[task]).text.split(separator: "\n").dropFirst().joined(separator: "\n")
            return try #require(text.replacing(task, with: code))
        }
        let folder = FileManager.default.temporaryDirectory.appending(path: "class-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "ada/\(chapter.id)/Exercise.swift")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(chapter.withOldNumbers(half).utf8).write(to: file)
        let report = try await ClassGrader(
            grader: Grader(asksTheFile: false), chapters: [chapter], solutions: [:], seed: nil
        ).grade(try Submissions(in: folder))
        #expect(
            report.students[0].chapters[0].tasks.map(\.verdict)
                == [.notStarted, .passed, .notStarted, .passed, .notStarted])
        #expect(try String(contentsOf: file, encoding: .utf8) == chapter.withOldNumbers(half))
    }

    @Test func `A handout's number asks what it asked before`() throws {
        let task = try #require(validation.tasks.first { $0.kind == .predict })
        let region = try #require(TaskRegions(of: validation.asking(271_828).starter)[task.number])
        #expect(region.text.hasSuffix(try #require(task.variant(271_828, of: 5)).region + "\n"))
    }
}
