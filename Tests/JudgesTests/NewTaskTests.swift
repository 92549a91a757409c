import Foundation
import Grading
import Judges
import ProofKit
import Reading
import Testing

@Suite("What `graders new` makes") struct NewTaskTests {
    private let chapter: Chapter
    private let next: Int

    init() throws {
        chapter = try #require(catalogue.first { $0.number == "06" })
        next = chapter.tasks.count + 1
    }

    @Test func `is a mark above the last one, a heading of answers, and a judge`() throws {
        let new = try NewTask(next, titled: "one more search", in: chapter)
        let solution = try Book.solution(of: chapter).text
        let changed = try new.exercise(solution, with: "let more = 1")
        #expect(changed.contains("// MARK: - Task \(next): one more search\n\nlet more = 1\n\n// MARK: - What"))
        #expect(changed.replacing("// MARK: - Task \(next): one more search\n\nlet more = 1\n\n", with: "") == solution)
        #expect(new.judgePath == "Sources/Judges/Search/OneMoreSearch.swift")
        #expect(new.judge.contains("static let oneMoreSearch = BookTask(sharing: "))
        let lists = try String(contentsOf: Book.root.appending(path: NewTask.listsPath), encoding: .utf8)
        #expect(try new.lists(lists).contains(".breakTheSearch, .oneMoreSearch,\n            ]),"))
        let words = try String(contentsOf: Book.root.appending(path: chapter.heading.tasksPath), encoding: .utf8)
        let tasks = try ChapterTasks(new.words(words), path: "Tasks.md").tasks
        #expect(tasks.last?.number == next && tasks.last?.title == "one more search")
        let answers = try String(contentsOf: Book.root.appending(path: chapter.answersPath), encoding: .utf8)
        let read = try ChapterAnswers(
            new.answers(answers), path: "Answers.md", solution: changed, shared: SharedMistakes(in: Book.root))
        #expect(read.tasks.last?.number == next && read.tasks.last?.slug == "one-more-search")
    }

    @Test func `is the chapter's next task, under a title that's free`() throws {
        #expect(throws: Obstacle.self) { try NewTask(next - 1, titled: "new", in: chapter) }
        #expect(throws: Obstacle.self) { try NewTask(next + 1, titled: "new", in: chapter) }
        #expect(throws: Obstacle.self) { try NewTask(next, titled: chapter.tasks[0].title, in: chapter) }
        let new = try NewTask(next, titled: "new", in: chapter)
        #expect(throws: Obstacle.self) { try new.exercise("let a = 1", with: "") }
    }

    @Test func `looks like the one that the maintainers' page shows, which is the book's`() throws {
        let page = try String(contentsOf: Book.root.appending(path: "Tests/README.md"), encoding: .utf8)
        let parts = page.matches(of: /`([A-Z][\w\/.-]+\.\w+)`:\n\n((?:```\w+\n(?:.*\n)*?```\n\n?)+)/)
        #expect(parts.count == 5)
        for part in parts {
            let text = try String(contentsOf: Book.root.appending(path: String(part.1)), encoding: .utf8)
            for block in part.2.matches(of: /```\w+\n((?:.*\n)*?)```/) { #expect(text.contains(block.1), "\(part.1)") }
        }
    }
}
