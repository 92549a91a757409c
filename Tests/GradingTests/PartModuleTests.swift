import Foundation
import Reading
import TerminalTestKit
import Testing

@testable import Grading

@Suite("The learner's parts as modules") struct PartModuleTests {
    private static let chapter = ChapterHeading("03", "AccessRequest", "access-request", "")
    private static let search = OwnPart(
        chapter, 2, "answers", as: "search", "public func search(for text: String) -> Int { answers(to: text) }")
    private static let parts = [OwnPart(chapter, 1, "requestAccess"), search, OwnPart(chapter, 3, "finishedApp")]

    private static let exercise = """
        // The file that is yours.

        import Exercises
        import ReactiveCore

        func shared() {}

        // MARK: - Task 1: ask
        @MainActor
        func requestAccess(to store: Int) {}

        // MARK: - Task 2: search
        func answers(to text: String) -> Int { helper() }

        // MARK: - Task 3: all
        @MainActor func finishedApp() {
            requestAccess(to: 1)
            StarterProject.search(for: "")
        }

        // MARK: - Task 4: help
        func helper() -> Int { 1 }

        // MARK: - Task 5: more
        func research() { research() }

        """

    private func modules(passed: Set<Int>) throws -> [PartModule] {
        let folder = try TemporaryFolder()
        try folder.write(Self.exercise, to: Self.chapter.exercisePath)
        return PartModule.all(of: Self.parts, in: folder.url) { passed.contains($0.task) }
    }

    @Test func `Only passed tasks are taken`() throws {
        #expect(try modules(passed: [1, 3]).map(\.part.taskName) == ["3.1", "3.3"])
        #expect(try modules(passed: []) == [])
    }

    @Test func `A module has the task's region, the helpers above the first task, and public access`() throws {
        let text = try modules(passed: [1])[0].plain(after: [])
        #expect(
            text == """
                import ReactiveCore

                func shared() {}

                @MainActor
                public func requestAccess(to store: Int) {}

                """)
    }

    @Test func `Lines have the numbers that they have in the learner's file`() throws {
        let lines = try modules(passed: [1])[0].file(after: []).text.split(
            separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[9] == "public func requestAccess(to store: Int) {}")
    }

    @Test func `What it uses of another passed task comes with it, and nothing else does`() throws {
        #expect(try modules(passed: [2, 4, 5])[0].plain(after: []).contains("func helper()"))
        #expect(try !modules(passed: [2, 4, 5])[0].plain(after: []).contains("research"))
        #expect(try !modules(passed: [2, 5])[0].plain(after: []).contains("func helper()"))
    }

    @Test func `A part with another name gets an adapter`() throws {
        let text = try modules(passed: [2])[0].plain(after: [])
        #expect(text.contains("\nfunc answers(to text: String)"))
        #expect(text.hasSuffix("\n\(Self.search.adapter)\n"))
    }

    @Test func `A part calls the learner's earlier ones, also where it names the book's`() throws {
        let all = try modules(passed: [1, 2, 3])
        let text = all[2].plain(after: Array(all[..<2]))
        #expect(text.hasPrefix("import func RequestAccess.requestAccess\nimport func Search.search\nimport Reactive"))
        #expect(text.contains("    search(for: \"\")"))
        #expect(try modules(passed: [3])[0].plain(after: []).contains("StarterProject.search(for: \"\")"))
    }

    @Test func `Only what is called counts, directly or by another part`() throws {
        let all = try modules(passed: [1, 2, 3])
        #expect(all.called(in: "a.finishedApp()").map(\.part.task) == [1, 2, 3])
        #expect(all.called(in: "research(1)") == [])
        #expect(all.called(in: "(StarterProject.search(for: text))").map(\.part.task) == [2])
    }

    @Test func `Nothing is taken of a file that's missing, or that has the task twice`() throws {
        let folder = try TemporaryFolder()
        #expect(PartModule.all(of: Self.parts, in: folder.url) { _ in true } == [])
        try folder.write(Self.exercise + "// MARK: - Task 1: again\n", to: Self.chapter.exercisePath)
        #expect(PartModule.all(of: Self.parts, in: folder.url) { _ in true }.map(\.part.task) == [2, 3])
    }
}
