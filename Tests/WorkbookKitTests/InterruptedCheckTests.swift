import Foundation
import Grading
import ProofKit
import Reading
import TerminalTestKit
import Testing

@Suite("The verdicts of interrupted checks") struct InterruptedCheckTests {
    let book: BookOnATerminal

    init() throws { book = try BookOnATerminal() }

    private func exercise(_ body: String) throws -> String {
        let solution = try book.solution
        let function = try #require(
            solution.firstMatch(of: /(?s)func validate\(_ searchField: TextField\) -> any Disposable \{\n.*?\n\}/))
        return solution.replacing(
            function.0, with: "func validate(_ searchField: TextField) -> any Disposable {\n\(body)\n}")
    }

    private let wrong = """
            searchField.textSignal
                .map { text in text.count > 3 ? Color.white : .yellow }
                .subscribe(next: { color in searchField.background = color })
        """

    /// A wrong pipeline whose shorter runs never end, so the verdict is known before the check is over.
    private func endlessAfterTheCheck() throws -> String {
        let count = try #require(catalogue.first { $0.number == "01" }?.tasks.first?.scenarios.count)
        // One scenario has two fields, so it calls the function twice.
        let calls = count + 1
        return try exercise("    runs += 1\n    while runs > \(calls) {}\n    return " + wrong.drop { $0 == " " })
            .replacing(
                "@MainActor\nfunc validate", with: "@MainActor private var runs = 0\n\n@MainActor\nfunc validate")
    }

    private func record() throws -> TaskRecord {
        let progress = try JSONDecoder().decode(
            LearnerProgress.self, from: Data(book.folder.read(".workbook/progress.json").utf8))
        return progress[TaskKey(chapter: "01-Validation", task: 1)]
    }

    private func expectRemembered() throws {
        let record = try record()
        #expect(record.attempts == 1 && record.lastCheckFailed == true)
        #expect(try book.folder.read(".workbook/failed-runs.json").contains("01-Validation"))
    }

    @Test(
        "A verdict that was judged is remembered if the reader quits the watch while a shorter run is looked for",
        arguments: ["q", "\u{3}", "\u{4}"])
    func quitting(_ key: String) throws {
        try book.putExercise(endlessAfterTheCheck())
        let session = try book.start(["watch", "1.1"])
        try session.wait(forText: "Task 1 not passed. ")
        session.type(key)
        _ = try session.waitForEnd()
        try expectRemembered()
    }

    @Test(arguments: [[], ["--plain"]])
    func `A verdict that a save has overtaken isn't remembered`(_ options: [String]) throws {
        try book.putExercise(endlessAfterTheCheck())
        let session = try book.start(["watch", "1.1"] + options)
        try session.wait(forText: options.isEmpty ? "Task 1 not passed. " : "Checking")
        try book.putExercise(book.solution)
        try session.wait(forText: options.isEmpty ? "You passed it." : "passed")
        session.press(.control("c"))
        _ = try session.waitForEnd()
        let record = try record()
        #expect(record.attempts == 1 && record.passed != nil)
    }

    @Test func `A replay says that the file has changed, also if that was during the check`() throws {
        try book.putExercise(endlessAfterTheCheck())
        let check = try book.start(["check", "1.1"])
        try check.wait(forText: "Task 1 not passed: ")
        try book.putExercise(exercise(wrong))
        check.press(.control("c"))
        _ = try check.waitForEnd()
        let replay = try book.start(["replay", "1.1"])
        try replay.wait(forText: "Line 18 sent")
        #expect(String(decoding: replay.output, as: UTF8.self).contains("Your file has changed since the check."))
        replay.type("q")
        #expect(try replay.waitForEnd() == .exited(0))
    }

    @Test(arguments: [true, false])
    func `So it is if Ctrl-C ends a check, at the prompt or from the shell`(atPrompt: Bool) throws {
        try book.putExercise(endlessAfterTheCheck())
        let session = try book.start(atPrompt ? [] : ["check", "1.1"])
        if atPrompt {
            try session.waitForPrompt()
            session.type("check 1.1\r")
        }
        try session.wait(forText: "Task 1 not passed: ")
        session.press(.control("c"))
        if atPrompt { try session.waitForPrompt() } else { _ = try session.waitForEnd() }
        try expectRemembered()
    }
}
