import Exercises
import Foundation
import Marbles
import Playing
import Testing

@testable import Grading

@Suite("Reports")
struct ReportTests {
    private let task = EchoChapter.chapter.tasks[0]

    private func report(_ verdict: Verdict, output: String = "") -> TaskReport {
        TaskReport(task: task, file: "Chapters/99-Echo/Exercise.swift", verdict: verdict, output: output, seed: 7)
    }

    private func said(_ words: [String], thread: String = ThreadName.main) -> [Observation] {
        words.enumerated().map {
            Observation(at: .milliseconds(100 * ($0 + 1)), lane: .log, event: .next($1), thread: thread)
        }
    }

    @Test("The first line is the verdict, for every verdict")
    func firstLine() {
        let text = TextReport()
        #expect(text.text(of: report(.passed)).hasPrefix("Task 1 passed: Echo\nAn echo.\n"))
        #expect(text.text(of: report(.notStarted)).hasPrefix("Task 1 not started: Echo\n"))
        #expect(
            text.text(of: report(.died(RunFailure(.exited, "It left.")))).hasPrefix(
                "Task 1 not passed: Echo\nIt left.\n"))
        #expect(text.text(of: report(.cannotCheck("Build it first."))) == "Task 1 not checked: Echo\nBuild it first.\n")
    }

    @Test("What an answer showed comes before the explanation")
    func discovery() {
        var report = report(.passed)
        report.discovery = "It echoes.\n  right app   \"a\"  white"
        #expect(
            TextReport().text(of: report)
                == "Task 1 passed: Echo\nIt echoes.\n  right app   \"a\"  white\nAn echo.\n")
    }

    @Test("A pass says what could be better")
    func advice() {
        var report = report(.passed)
        report.advice = Finding("One subscription is enough.")
        #expect(
            TextReport().text(of: report) == "Task 1 passed: Echo\nOne subscription is enough.\nAn echo.\n")
    }

    @Test("A finding shows the mistake, the marbles with the first difference, and the hint")
    func finding() {
        let finding = Finding("Say it in capitals.", expected: said(["A", "B"]), actual: said(["A", "b"]), hint: 2)
        let text = TextReport().text(of: report(.notPassed([finding, Finding("And louder.")])))
        #expect(
            text == """
                Task 1 not passed: Echo
                Say it in capitals.
                Lane "log":
                expected  -AB
                actual    -Ab
                            ^ 200 ms: yours is "b", it should be "B"
                See hint 2.
                Run it again with --seed 7.

                """)
    }

    @Test("To a reader who listens, a finding says the first difference, and then both lanes")
    func spokenFinding() {
        let finding = Finding("Say `|` in capitals.", expected: said(["A", "B"]), actual: said(["A", "b"]), hint: 2)
        #expect(
            TextReport(style: .init(isSpoken: true)).text(of: report(.notPassed([finding]))) == """
                Task 1 not passed: Echo
                Say vertical bar in capitals.
                Lane log.
                At 200 milliseconds: yours sends b, expected capital B.
                Expected: at 100 milliseconds capital A, at 200 capital B.
                Yours: at 100 milliseconds capital A, at 200 b.
                See hint 2.
                Run it again with --seed 7.

                """)
        let threads = Finding(
            "Stay on main.", expected: said(["A"]), actual: said(["A"], thread: ThreadName.background))
        #expect(
            TextReport(style: .init(isSpoken: true)).text(of: report(.notPassed([threads]))).contains(
                "100 milliseconds: yours is on background, it should be on main.\n"))
    }

    @Test("To a reader who listens, the place in a line of code is a sentence")
    func spokenExcerpt() {
        let source = "let a = 1; let b = wort"
        let error = CompilerOutput.Diagnostic(
            file: "Exercise.swift", line: 1, column: 20, message: "cannot find 'wort' in scope")
        let text = TextReport(style: .init(isSpoken: true)).text(of: report(refusal(error, in: source)))
        #expect(
            text.contains(
                "Exercise.swift, line 2\nThe code is: let a = 1; let b = wort\nAt character 20, before \"wort\".\n"))
    }

    @Test("A wrong prediction shows where it differs, and the right one only on request")
    func prediction() throws {
        let comparison = MarbleComparison(
            expected: try MarbleDiagram(parsing: "-a-b").events, actual: try MarbleDiagram(parsing: "-a-c").events)
        let task = report(.notPassed([Finding("It's later.", prediction: comparison)]))
        #expect(
            TextReport().text(of: task) == """
                Task 1 not passed: Echo
                It's later.
                yours     -a-c
                             ^ Your marbles first differ in step 3, counted from 0.
                Run it again with --seed 7.

                """)
        #expect(TextReport(style: .init(revealsAnswers: true)).text(of: task).contains("\nexpected  -a-b\nyours  "))
        let chapter = ChapterReport(chapter: EchoChapter.chapter, exercise: "Exercise.swift", seed: 7, tasks: [task])
        for json in [ExercismReport().json(of: chapter), GradescopeReport().json(of: [chapter])] {
            #expect(json.contains("-a-c") && !json.contains("-a-b"))
        }
    }

    @Test("The letters of a button's lane are explained")
    func legend() {
        func button(_ state: String) -> [Observation] { [Observation(at: .zero, lane: .button, event: .next(state))] }
        let finding = Finding("It's too early.", expected: button("d"), actual: button("e"))
        #expect(
            TextReport().text(of: report(.notPassed([finding]))).contains("Lane \"button\" (e enabled, d disabled):\n"))
    }

    @Test("Only the first mistake is shown, since it often causes the others")
    func oneAtATime() {
        let text = TextReport().text(of: report(.notPassed([Finding("First."), Finding("Second.")])))
        #expect(text == "Task 1 not passed: Echo\nFirst.\nRun it again with --seed 7.\n")
    }

    @Test("Code in a message is colored, also across lines")
    func coloredCode() {
        let text = TextReport(style: .init(colors: true, width: 20)).text(
            of: report(.notPassed([Finding("Put `deliver(on: form.main)` above it.")])))
        #expect(!text.contains("`") && text.contains("\u{1B}[36m"))
    }

    @Test("Lanes are shown only where they differ")
    func equalLanes() {
        let text = TextReport().text(
            of: report(.notPassed([Finding("It leaks.", expected: said(["A"]), actual: said(["A"]))])))
        #expect(!text.contains("Lane"))
    }

    @Test("Who imports the graders reads that an exercise can't use them")
    func graders() {
        let error = CompilerOutput.Diagnostic(
            file: "Exercise.swift", line: 1, column: 8, message: "no such module 'Judges'")
        let text = TextReport().text(of: report(refusal(error, in: "import Judges")))
        #expect(
            text == """
                Task 1 does not compile: Echo
                Exercise.swift:2:8
                 2 | import Judges
                   |        ^
                An exercise can't use the graders. Remove this `import`.

                """)
    }

    @Test("A long line is cut around its place, and the caret stays under it", arguments: [40, 80])
    func longLine(width: Int) {
        let source = "        let é = [" + String(repeating: "first, ", count: 20) + "wort, " + "last]"
        let column = source.utf8.count - "wort, last]".utf8.count + 1
        let error = CompilerOutput.Diagnostic(
            file: "Exercise.swift", line: 1, column: column, message: "cannot find 'wort' in scope")
        let lines = TextReport(style: .init(width: width)).text(of: report(refusal(error, in: source)))
            .split(separator: "\n").map(Array.init)
        #expect(lines.allSatisfy { $0.count <= width })
        let caret = lines[3].firstIndex(of: "^")!
        #expect(String(lines[2][caret..<caret + 4]) == "wort")
    }

    /// The verdict on a first task with a source, in whose first line is an error.
    private func refusal(_ error: CompilerOutput.Diagnostic, in source: String) -> Verdict {
        var error = error
        error.line += 1
        let output = CompilerOutput(text: "\(error.file):\(error.line): error: \(error.message)\n", errors: [error])
        let file = ExerciseFile(path: error.file, text: "// MARK: - Task 1: Echo\n" + source)
        return .didNotCompile(CompileError(output, in: file, of: nil))
    }

    @Test("A caret in a message stays under its place")
    func caret() {
        let text = TextReport().text(
            of: report(.notPassed([Finding("No marbles. Column 4: no end.\n  y  [w\n     ^")])))
        #expect(text.contains("\nNo marbles. Column 4: no end.\n  y  [w\n     ^\n"))
    }

    @Test("Where only the threads differ, the report says so")
    func threads() {
        let finding = Finding(
            "Stay on main.", expected: said(["A"]), actual: said(["A"], thread: ThreadName.background))
        #expect(
            TextReport().text(of: report(.notPassed([finding]))).contains(
                "100 ms: yours is on background, it should be on main"))
    }

    @Test("A report fits forty columns, with its marbles")
    func narrow() {
        let words = (1...30).map { "word\($0)" }
        let finding = Finding(
            "Both searches finished and the older one was shown last: cancel it when a newer one starts.",
            expected: said(words),
            actual: said(words.map { $0 == "word20" ? "other" : $0 }), hint: 1)
        let text = TextReport(style: .init(width: 40)).text(of: report(.notPassed([finding])))
        for line in text.split(separator: "\n") where !line.contains("other") && !line.contains("Task") {
            #expect(line.count <= 40, "\(line)")
        }
        #expect(text.contains("yours is \"other\""))
    }

    @Test("Colors are used only where they are wanted")
    func colors() {
        let plain = TextReport().text(of: report(.passed))
        let colored = TextReport(style: .init(colors: true)).text(of: report(.passed))
        #expect(!plain.contains("\u{1B}"))
        #expect(colored.hasPrefix("\u{1B}[1;32m✓ Task 1 passed: Echo\u{1B}[0m\n"))
    }

    @Test("A failed run names the file and line where they are known")
    func death() {
        let text = TextReport().text(of: report(.died(RunFailure(.trapped, "Line 8: it stopped.", line: 8))))
        #expect(text.contains("\nChapters/99-Echo/Exercise.swift:8\n"))
    }

    @Test("Prints are shown separately, without control characters and shortened")
    func prints() {
        let text = TextReport().text(
            of: report(.passed, output: "\u{1B}[2Jcleared\n" + String(repeating: "more\n", count: 40)))
        #expect(text.contains("It printed:\n  ·[2Jcleared\n  more\n"))
        #expect(text.contains("… and 21 more lines"))
        #expect(!text.contains("\u{1B}"))
    }

    @Test("The runtime's stack trace is shown only with the compiler's text")
    func stackTrace() {
        let output = """
            Swift/Array.swift:692: Fatal error: Index out of range
            Current stack trace:
            0    libswiftCore.so                    0x00007efc7675f130 swift_reportError + 33
            5    exercise                           0x000055b755d4c882 <unavailable> + 14466

            """
        let crash = report(.died(RunFailure(.trapped, "Line 8: it stopped.", line: 8)), output: output)
        let text = TextReport().text(of: crash)
        #expect(
            text.hasSuffix(
                """
                It printed:
                  Swift/Array.swift:692: Fatal error: Index out of range
                  … and a stack trace, which `check --compiler` shows

                """))
        #expect(TextReport(style: .init(showsCompilersText: true)).text(of: crash).contains("<unavailable> + 14466"))
    }

    /// Every character that changes the direction of text.
    private static let directions =
        Array(0x202A...0x202E) + Array(0x2066...0x2069) + [0x200E, 0x200F, 0x061C] as [UInt32]

    @Test("Characters that steer a terminal or reverse text are visible in every report")
    func steering() throws {
        let bad = "\u{1B}]0;x\u{7}\u{9B}31m" + Self.directions.map { String(Unicode.Scalar($0)!) }.joined()
        let diagnostic = CompilerOutput.Diagnostic(file: bad, line: 1, column: 1, message: bad)
        let verdicts: [Verdict] = [
            .died(RunFailure(.trapped, "Line 8: \(bad).", line: 8)), .cannotCheck(bad),
            refusal(diagnostic, in: bad),
            .notPassed([Finding(bad, expected: said(["A"]), actual: said([bad])), Finding(bad)]),
        ]
        for verdict in verdicts {
            let report = TaskReport(task: task, file: bad, verdict: verdict, output: bad, seed: 7)
            let chapter = ChapterReport(chapter: EchoChapter.chapter, exercise: bad, seed: 7, tasks: [report])
            let student = StudentReport(student: bad, questions: nil, chapters: [chapter], problems: [bad.readableText])
            let texts = [
                TextReport().text(of: report), TextReport().text(of: chapter), ExercismReport().json(of: chapter),
                GradescopeReport().json(of: student), GradeFolder.text(of: student),
                GradeTable(of: ClassReport(chapters: [EchoChapter.chapter], students: [student], seed: 7, remarks: []))
                    .text
                    .replacing("\r\n", with: "\n"),
            ]
            for text in texts {
                let raw = text.unicodeScalars.first {
                    $0.properties.isBidiControl || ($0.properties.generalCategory == .control && $0 != "\n")
                }
                #expect(raw == nil, "\(verdict) \(text.debugDescription)")
            }
            #expect(texts[0].contains("<U+202E>"))
        }
    }

    @Test("Line ends and tabs stay, and a name stays on one line")
    func readable() {
        #expect("a\tb\r\nc\u{1B}".readableText == "a\tb\nc·")
        #expect("a\nb\u{61C}\u{85}".readableName == "a<U+000A>b<U+061C><U+0085>")
    }

    @Test("Of several tasks that don't compile, the first is explained with its line, and the others in a sentence")
    func severalRefusals() {
        let verdict = refusal(
            .init(file: "Exercise.swift", line: 1, column: 1, message: "cannot find 'wort' in scope"), in: "wort")
        var other = report(verdict)
        other.output = ""
        let chapter = ChapterReport(
            chapter: EchoChapter.chapter, exercise: "Exercise.swift", seed: 7,
            tasks: [report(verdict), report(.passed), other])
        let text = TextReport().text(of: chapter)
        #expect(text.components(separatedBy: "Nothing here is called").count == 3)
        #expect(text.components(separatedBy: "does not compile").count == 3)
        #expect(text.components(separatedBy: " | ").count == 3)
    }

    @Test("A reason that concerns every task appears once")
    func refusedAsAWhole() {
        let chapter = ChapterReport(
            chapter: EchoChapter.chapter, exercise: "Exercise.swift", seed: 7,
            tasks: EchoChapter.chapter.tasks.map {
                TaskReport(task: $0, verdict: .cannotCheck("Exercise.swift is empty."), seed: 7)
            })
        #expect(TextReport().text(of: chapter) == "No task was checked: 99 Echo\nExercise.swift is empty.\n")
    }

    @Test("The JSON report is the Exercism test runner's, version 3")
    func exercism() throws {
        let finding = Finding("Say it in capitals.", expected: said(["A"]), actual: said(["a"]))
        let chapter = ChapterReport(
            chapter: EchoChapter.chapter, exercise: "Exercise.swift", seed: 7,
            tasks: [report(.notPassed([finding]), output: String(repeating: "x", count: 2_000)), report(.passed)])
        let text = ExercismReport().json(of: chapter)
        let json = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(json["version"] as? Int == 3)
        #expect(json["status"] as? String == "fail")
        let tests = try #require(json["tests"] as? [[String: Any]])
        #expect(tests.map { $0["status"] as? String } == ["fail", "pass"])
        #expect(tests[0]["name"] as? String == "Task 1: Echo")
        #expect(tests[0]["task_id"] as? Int == 1)
        #expect((tests[0]["message"] as? String)?.hasPrefix("Say it in capitals.\n") == true)
        #expect((tests[0]["output"] as? String)?.count == 500)
        #expect(tests[0]["test_code"] as? String == "one word after another is said in capitals")
    }

    @Test("A file that does not compile is an error of the whole JSON report, explained")
    func exercismError() throws {
        let verdict = refusal(.init(file: "Exercise.swift", line: 7, column: 9, message: "no"), in: "wort")
        let chapter = ChapterReport(
            chapter: EchoChapter.chapter, exercise: "Exercise.swift", seed: 7, tasks: [report(verdict)])
        let json = try #require(
            try JSONSerialization.jsonObject(with: Data(ExercismReport().json(of: chapter).utf8)) as? [String: Any])
        #expect(json["status"] as? String == "error")
        #expect(json["message"] as? String == "Exercise.swift:8:9\nNo.\n")
    }
}
