import BookText
import Foundation
import Grading
import Reading
import TerminalTestKit
import Testing

@testable import WorkbookKit

@MainActor
@Suite("Progress")
struct ProgressStoreTests {
    let folder: TemporaryFolder
    let first = TaskKey(chapter: "01-Validation", task: 1)
    let second = TaskKey(chapter: "01-Validation", task: 2)

    init() throws { folder = try TemporaryFolder() }

    private func store(_ told: @escaping (String) -> Void = { Issue.record("told: \($0)") }) -> ProgressStore {
        ProgressStore(folder: folder.url.appending(path: ".workbook"), tell: told)
    }

    @Test("The next workbook knows what has passed")
    func remembers() {
        store().update { $0[first].passed = "now" }
        let next = store().current
        #expect(next[first].state == .passed)
        #expect(next[second].state == .open)
    }

    @Test("Two workbooks at once keep each other's changes")
    func merges() {
        let one = store()
        let other = store()
        _ = (one.current, other.current)
        one.update { $0[first].passed = "now" }
        other.update { $0[second].passed = "now" }
        one.update { $0.place = Place(chapter: "01-Validation", step: 2) }
        #expect(store().current[first].state == .passed)
        #expect(store().current[second].state == .passed)
    }

    @Test("A damaged file is renamed, reported and replaced")
    func damaged() throws {
        try folder.write("{ half", to: ".workbook/progress.json")
        var told: [String] = []
        let store = store { told.append($0) }
        store.update { $0[first].attempts = 1 }
        #expect(told.count == 1)
        #expect(told.first?.contains("progress.damaged.json") == true)
        #expect(try folder.read(".workbook/progress.damaged.json") == "{ half")
        #expect(store.current[first].state == .attempted)
    }

    @Test("A second damaged file does not replace the first one")
    func damagedTwice() throws {
        for text in ["one", "two"] {
            try folder.write(text, to: ".workbook/progress.json")
            _ = store { _ in }.current
        }
        #expect(try folder.read(".workbook/progress.damaged.json") == "one")
        #expect(try folder.read(".workbook/progress.damaged-2.json") == "two")
    }

    @Test("A newer program's file doesn't change, and the session goes on from memory")
    func newer() throws {
        let text = #"{"version": 99, "surprise": true}"#
        try folder.write(text, to: ".workbook/progress.json")
        var told: [String] = []
        let store = store { told.append($0) }
        store.update { $0[first].passed = "now" }
        store.update { $0[second].passed = "now" }
        #expect(store.current[first].state == .passed)
        #expect(told.count == 1)
        #expect(try folder.read(".workbook/progress.json") == text)
    }

    @Test("The first answer to a question is kept, and a later one changes nothing")
    func guesses() {
        let store = store()
        store.update { progress in
            progress.place = Place(chapter: "01-Validation", step: 2, offersTaken: 1)
            progress.noteGuess(isRight: false)
            progress.noteGuess(isRight: true)
        }
        #expect(self.store().current.guesses == ["01-Validation/2/1": false])
    }

    @Test("An older program's file with fewer keys can be read")
    func older() throws {
        try folder.write(
            """
            {"version": 1, "place": {"chapter": "01-Validation", "step": 2},
             "tasks": {"01-Validation/1": {"passed": "then"}}}
            """,
            to: ".workbook/progress.json"
        )
        let progress = store().current
        #expect(progress[first] == TaskRecord(passed: "then"))
        #expect(progress.place == Place(chapter: "01-Validation", step: 2, offersTaken: 0))
    }

    @Test("A file from when sign in was the first chapter keeps its passes, and its reader starts at the front")
    func signInWasFirst() throws {
        try folder.write(
            """
            {"version": 1, "place": {"chapter": "00-SignIn", "step": 9, "offersTaken": 1},
             "tasks": {
               "00-SignIn/1": {"attempts": 3, "passed": "a"}, "00-SignIn/4": {"attempts": 2, "passed": "b"},
               "01-Validation/1": {"passed": "c"}
             }}
            """,
            to: ".workbook/progress.json"
        )
        let store = store()
        #expect(store.current.place == nil)
        store.update { $0[second].attempts = 1 }
        #expect(try folder.read(".workbook/progress.json").contains("\"version\" : 3"))
        let progress = self.store().current
        #expect(progress[TaskKey(chapter: "12-SignIn", task: 2)] == TaskRecord(attempts: 2, passed: "b"))
        #expect(progress[TaskKey(chapter: "00-SignIn", task: 1)] == TaskRecord(attempts: 3, passed: "a"))
        #expect(progress[first] == TaskRecord(passed: "c"))
        #expect(progress[second] == TaskRecord(attempts: 1))
        #expect(progress.tasks.count == 4)
    }

    @Test("A reader of the old first chapter who had solved the last one is in the new last chapter")
    func cameBackToSignIn() throws {
        try folder.write(
            """
            {"version": 1, "place": {"chapter": "00-SignIn", "step": 9},
             "tasks": {"11-TwitterInstant/1": {"passed": "then"}}}
            """,
            to: ".workbook/progress.json"
        )
        #expect(store().current.place == Place(chapter: "12-SignIn", step: 1))
    }

    @Test("A file from before the tasks were renumbered is carried over once, and loses nothing")
    func renumbered() throws {
        let numbers = [1: 1, 2: 4, 3: 2, 4: 3]
        let tasks = numbers.keys.map { "\"07-Threading/\($0)\": {\"passed\": \"\($0)\"}" }.joined(separator: ", ")
        try folder.write(
            "{\"version\": 2, \"tasks\": {\(tasks), \"05-Filter/2\": {\"hintsShown\": 1}}}",
            to: ".workbook/progress.json")
        for _ in 1...2 {
            store().update { $0[first].attempts += 1 }
            let progress = store().current
            for (old, new) in numbers {
                #expect(progress[TaskKey(chapter: "07-Threading", task: new)] == TaskRecord(passed: "\(old)"))
            }
            #expect(progress[TaskKey(chapter: "05-Filter", task: 2)].hintsShown == 1 && progress.tasks.count == 6)
        }
    }

    @Test("A failing run from before the tasks were renumbered is replayed for its task")
    func renumberedRuns() throws {
        let failed = FailedRuns.Failed(run: ScenarioRun(scenario: 0, seed: 3, stimuli: []), seed: 2, file: 7)
        let json = String(decoding: try JSONEncoder().encode(["01-Validation/2": failed]), as: UTF8.self)
        try folder.write("{\"version\": 1, \"runs\": \(json)}", to: ".workbook/failed-runs.json")
        for _ in 1...2 {
            let store = StateStore<FailedRuns>(folder: folder.url.appending(path: ".workbook")) {
                Issue.record("\($0)")
            }
            store.update { $0[second] = nil }
            #expect(store.current[TaskKey(chapter: "01-Validation", task: 3)] == failed)
        }
    }

    @Test("A current file isn't carried over a second time")
    func alreadyCarriedOver() throws {
        try folder.write(
            """
            {"version": 3, "place": {"chapter": "12-SignIn", "step": 4},
             "tasks": {"00-SignIn/4": {"passed": "then"}}}
            """,
            to: ".workbook/progress.json"
        )
        #expect(store().current.place == Place(chapter: "12-SignIn", step: 4))
        #expect(store().current[TaskKey(chapter: "00-SignIn", task: 4)].state == .passed)
    }

    @Test("If the file can't be replaced, the session goes on from memory")
    func irreplaceable() throws {
        // A folder in the file's place can't be replaced, like a file on a full or read-only disk.
        try folder.write("", to: ".workbook/progress.json/in the way")
        var told: [String] = []
        let store = store { told.append($0) }
        store.update { $0[first].passed = "now" }
        store.update { $0[second].passed = "now" }
        #expect(told.contains { $0.contains("lost when you quit") })
        #expect(store.current[first].state == .passed && store.current[second].state == .passed)
    }

    @Test("If nothing can be written, the session goes on and reports it once")
    func unwritable() throws {
        // A file in the folder's place: not even root can write below it.
        try folder.write("", to: ".workbook")
        var told: [String] = []
        let store = store { told.append($0) }
        store.update { $0[first].passed = "now" }
        store.update { $0.place = Place(chapter: "01-Validation", step: 2) }
        #expect(told.count == 1)
        #expect(told.first?.contains("can't be saved") == true)
        #expect(store.current[first].state == .passed)
        #expect(store.current.place?.step == 2)
    }
}

@Suite("The checkout")
struct CheckoutTests {
    @Test("It is found from any folder inside it")
    func upwards() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "Package.swift")
        try folder.write("", to: "Chapters/01-Validation/Lesson.md")
        let inside = folder.url.appending(path: "Chapters/01-Validation")
        #expect(Checkout(containing: inside)?.root.path == folder.url.standardizedFileURL.path)
    }

    @Test("A folder without the book is an error with a message")
    func missing() throws {
        let folder = try TemporaryFolder()
        #expect(throws: Checkout.NotFound.self) { try Checkout.find(given: nil, from: folder.url, program: nil) }
        #expect(throws: Checkout.NotFound.self) { try Checkout.find(given: "nowhere", from: folder.url, program: nil) }
    }

    @Test("A backup never replaces another one")
    func backups() throws {
        let folder = try TemporaryFolder()
        let backups = Backups(folder: folder.url.appending(path: "backups"))
        let file = folder.url.appending(path: "Exercise.swift")
        var copies: [URL] = []
        for text in ["one", "two"] {
            try folder.write(text, to: "Exercise.swift")
            copies.append(try backups.keep(file, chapter: "01-Validation", at: Date(timeIntervalSince1970: 0)))
        }
        #expect(try copies.map { try String(contentsOf: $0, encoding: .utf8) } == ["one", "two"])
    }
}
