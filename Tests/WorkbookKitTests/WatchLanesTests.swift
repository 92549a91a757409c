import Foundation
import Grading
import Judges
import ProofKit
import Reading
import TerminalTestKit
import Testing

@Suite("The lanes of a failing run, in a watch")
struct WatchLanesTests {
    let book: BookOnATerminal
    let file = "Chapters/01-Validation/Exercise.swift"

    init() throws { book = try BookOnATerminal() }

    /// The solution with another `validate`.
    private func exercise(_ body: String) throws -> String {
        let solution = try book.folder.read("Solutions/01-Validation/Exercise.swift")
        let function = try #require(
            solution.firstMatch(of: /(?s)func validate\(_ searchField: TextField\) -> any Disposable \{\n.*?\n\}/))
        return solution.replacing(
            function.0, with: "func validate(_ searchField: TextField) -> any Disposable {\n\(body)\n}")
    }

    /// A pipeline that is wrong: white from four characters on.
    private let wrong = """
            searchField.textSignal
                .map { text in text.count > 3 ? Color.white : .yellow }
                .subscribe(next: { color in searchField.background = color })
        """

    private func watching(
        _ body: String, _ arguments: [String] = [], rows: Int = 24, columns: Int = 80
    ) throws -> TerminalSession {
        try book.folder.write(exercise(body), to: file)
        return try book.start(["watch", "1.1"] + arguments, rows: rows, columns: columns)
    }

    /// Waits for lanes and the line of keys below them.
    private func waitForLanes(in session: TerminalSession, _ text: String = ", all on main:") throws {
        try session.wait(for: "\"\(text)\", and keys") { $0.text.contains(text) && $0.text.contains("v view") }
    }

    private func leave(_ session: TerminalSession) throws {
        #expect(try session.end(by: "q") == .exited(0))
        #expect(session.modes.areCooked)
        #expect(session.screen.unknownSequences.isEmpty)
    }

    @Test("The lanes of the learner's stages are below the report, which stays on the screen")
    func lanes() throws {
        let session = try watching(wrong)
        try waitForLanes(in: session)
        let text = session.screen.text
        #expect(session.screen.lines.first == "Watching \(file)")
        #expect(text.contains("Task 1 not passed: "))
        #expect(text.contains(" 18 │ .map { text in text.count > 3 ? Color.white : .yellow }"))
        #expect(!text.contains("--seed"))
        #expect(
            text.firstMatch(of: /\n 17 textSignal ●  +· ─+ \w+ ─+▸\n 18 map +● +yellow ─+ yellow ─+▸\n/) != nil)
        #expect(text.contains("v view"))
        try leave(session)
    }

    @Test("v opens the failing run at its first difference, q comes back, and the watch goes on")
    func view() throws {
        let session = try watching(wrong)
        try session.wait(forText: "v view")
        session.type("v")
        try session.wait(forText: "it should be \"w\". Line 18 sent")
        #expect(session.screen.lines.first?.hasPrefix(" Task 1.1, ") == true)
        session.type("q")
        try waitForLanes(in: session)
        #expect(session.screen.lines.first == "Watching \(file)")
        session.type("v")
        try session.wait(forText: "it should be \"w\". Line 18 sent")
        // A save is checked once the reader comes back.
        try book.folder.write(book.folder.read("Solutions/01-Validation/Exercise.swift"), to: file)
        session.type("q")
        try session.wait(forText: "You passed it.")
        #expect(!session.screen.text.contains("v view"))
        session.type("v")
        try session.wait(forText: "Task 1.1 has no failing run to show.")
        try leave(session)
    }

    @Test("Another size of the window draws the lanes again; a low one says how many there are")
    func resizing() throws {
        let session = try watching(wrong)
        try waitForLanes(in: session)
        session.resize(rows: 10, columns: 40)
        try session.wait(for: "a low window") { screen in
            screen.lines.first == "Watching" && screen.text.contains("2 lanes: v")
                && screen.lines.last?.hasSuffix("v view·q quit") == true
        }
        session.resize(rows: 30, columns: 40)
        try session.wait(for: "a narrow window") { screen in
            screen.text.contains("Your stages, all on main:") && screen.text.contains(" 18 map")
                && screen.text.contains("v view·q quit")
        }
        #expect(session.screen.lines.first == "Watching")
        session.resize(rows: 24, columns: 100)
        try session.wait(for: "a wide window") { $0.lines.first == "Watching \(file)" && $0.text.contains(" 18 map") }
        try leave(session)
    }

    @Test("A loop's stages are numbered, one that never runs says so, and a line counts those that don't fit")
    func loop() throws {
        let session = try watching(
            """
                var counts = searchField.textSignal.map(\\.count)
                for _ in 0..<30 { counts = counts.map { $0 + 0 } }
                let unused = searchField.textSignal.map(\\.count)
                _ = unused
                return counts.map { $0 > 3 ? Color.white : .yellow }
                    .subscribe(next: { color in searchField.background = color })
            """)
        try waitForLanes(in: session, "more lanes: v shows them.")
        let text = session.screen.text
        #expect(session.screen.lines.first == "Watching \(file)")
        #expect(text.contains(" 18 map 30 ") && text.contains(#/19 map +never subscribed/#))
        try leave(session)
    }

    @Test("The lanes of code that traps go up to the trap, and what it printed leaves room for them")
    func trap() throws {
        let session = try watching(
            """
                searchField.textSignal.map { text in text.count }
                    .map { count in precondition(count < 3); return count > 2 ? Color.white : .yellow }
                    .subscribe(next: { color in searchField.background = color })
            """)
        try waitForLanes(in: session)
        let text = session.screen.text
        #expect(text.contains("Line 18 stopped the program: precondition failed."))
        #expect(text.firstMatch(of: /\n 17 map +● +0 ─+ \d ─*▸\n/) != nil)
        #expect(text.firstMatch(of: /\n 18 map +● +yellow ─+▸?\n/) != nil)
        #expect(text.contains("It printed:"))
        try leave(session)
    }

    @Test("A value whose description sends something is shown, too")
    func loudValue() throws {
        let loud = try exercise(
            """
                let echo = Subject<Int, Never>()
                echo.signal.map { $0 + 1 }.subscribe(next: { _ in })
                return searchField.textSignal
                    .map { text in (text.count, Loud(echo: echo)) }
                    .map { $0.0 > 3 ? Color.white : .yellow }
                    .subscribe(next: { color in searchField.background = color })
            """)
        let type = """

            struct Loud: CustomStringConvertible {
                let echo: Subject<Int, Never>
                var description: String {
                    echo.send(1)
                    return "loud"
                }
            }

            """
        try book.folder.write(loud + type, to: file)
        let session = try book.start(["watch", "1.1"])
        try waitForLanes(in: session)
        #expect(session.screen.text.contains("(0, loud)"))
        try leave(session)
    }

    @Test("After ten thousand values in one instant, the lanes go on")
    func flood() throws {
        let session = try watching(
            """
                let many = searchField.textSignal.signal.flatMap { Signal.from(Array(repeating: $0, count: 10_000)) }
                return many.map(\\.count).distinct().deliver(on: MainScheduler())
                    .subscribe(next: { searchField.background = $0 > 3 ? .white : .yellow })
            """)
        try waitForLanes(in: session, "Your stages:")
        #expect(session.screen.lines.first == "Watching \(file)")
        #expect(session.screen.text.contains(/\n 17 flatMap +.*─▸\n/))
        try leave(session)
    }

    @Test("Code that never ends when it's played again holds up neither the verdict, nor keys, nor a save")
    func endless() throws {
        let endless = try exercise(
            "    while getenv(\"WORKBOOK_STAGES\") != nil {}\n    return " + wrong.drop { $0 == " " })
        try book.folder.write("import Foundation\n" + endless, to: file)
        let session = try book.start(["watch", "1.1"])
        try session.wait(forText: "v view")
        #expect(session.screen.text.contains("Task 1 not passed: "))
        session.type("v")
        try session.wait(forText: "Playing the run again …")
        session.type("h")
        try session.wait(forText: "Hint 1 of 3")
        session.type("v")
        try session.wait(forText: "Playing the run again …")
        try book.folder.write(exercise(wrong), to: file)
        try waitForLanes(in: session)
        try leave(session)
    }

    @Test("A plain watch names the replay and prints the lanes after its findings")
    func plain() throws {
        let session = try watching(wrong, ["--plain"], rows: 40, columns: 200)
        try session.wait(forText: " 18 map")
        let lines = session.screen.lines
        let end = try #require(lines.firstIndex { $0.hasPrefix("Checked \(file)") })
        #expect(lines[end + 1] == "`replay 1.1` shows it.")
        #expect(lines[end + 2] == "Your stages, all on main:")
        session.press(.control("c"))
        #expect(try session.waitForEnd() == .exited(130))
    }

    @Test("A reader who listens hears a sentence for each stage")
    func spoken() throws {
        let session = try watching(wrong, ["--spoken"], rows: 60)
        try session.wait(forText: "Lane 18 map: at 0 milliseconds \"yellow\" on main")
        #expect(session.screen.text.contains("Lane 17 textSignal: at 0 milliseconds"))
        #expect(!session.screen.text.contains("----"))
        try leave(session)
    }

    @Test("A task that is shown again has its lanes again, also where the screen isn't redrawn")
    func comingBack() throws {
        try book.folder.write(exercise(wrong), to: file)
        let session = try book.start(["watch", "1", "--spoken"], rows: 150)
        let wait = { (count: Int) in
            try session.wait(for: "the lanes, \(count) times") {
                $0.text.components(separatedBy: "Lane 18 map: ").count > count
            }
        }
        try wait(1)
        session.type("n")
        try session.wait(forText: "Task 2 passed")
        session.type("n")
        try wait(2)
        try leave(session)
    }

    // MARK: What was judged

    /// A wrong pipeline whose shorter runs never end, so that the verdict is known and the check isn't over.
    private func endlessAfterTheCheck() throws -> String {
        let count = try #require(catalogue.first { $0.number == "01" }?.tasks.first?.scenarios.count)
        return try exercise("    runs += 1\n    while runs > \(count) {}\n    return " + wrong.drop { $0 == " " })
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
        try book.folder.write(endlessAfterTheCheck(), to: file)
        let session = try book.start(["watch", "1.1"])
        try session.wait(forText: "Task 1 not passed. ")
        session.type(key)
        _ = try session.waitForEnd()
        try expectRemembered()
    }

    @Test("A verdict that a save has overtaken isn't remembered", arguments: [[], ["--plain"]])
    func overtaking(_ options: [String]) throws {
        try book.folder.write(endlessAfterTheCheck(), to: file)
        let session = try book.start(["watch", "1.1"] + options)
        try session.wait(forText: options.isEmpty ? "Task 1 not passed. " : "Checking")
        try book.folder.write(book.folder.read("Solutions/01-Validation/Exercise.swift"), to: file)
        try session.wait(forText: options.isEmpty ? "You passed it." : "passed")
        session.press(.control("c"))
        _ = try session.waitForEnd()
        let record = try record()
        #expect(record.attempts == 1 && record.passed != nil)
    }

    @Test("A replay says that the file has changed, also if that was during the check")
    func changedFile() throws {
        try book.folder.write(endlessAfterTheCheck(), to: file)
        let check = try book.start(["check", "1.1"])
        try check.wait(forText: "Task 1 not passed: ")
        try book.folder.write(exercise(wrong), to: file)
        check.press(.control("c"))
        _ = try check.waitForEnd()
        let replay = try book.start(["replay", "1.1"])
        try replay.wait(forText: "Line 18 sent")
        #expect(String(decoding: replay.output, as: UTF8.self).contains("Your file has changed since the check."))
        replay.type("q")
        #expect(try replay.waitForEnd() == .exited(0))
    }

    @Test("So it is if Ctrl-C ends a check, at the prompt or from the shell", arguments: [true, false])
    func interrupting(atPrompt: Bool) throws {
        try book.folder.write(endlessAfterTheCheck(), to: file)
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
