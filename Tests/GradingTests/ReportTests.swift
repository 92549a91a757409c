import Exercises
import Foundation
import Marbles
import Playing
import Testing

@testable import Grading
@testable import WorkbookKit

@Suite("Reports") struct ReportTests {
    private static func report(
        _ verdict: Verdict, output: String = "", _ change: (inout TaskReport) -> Void = { _ in }
    ) -> TaskReport {
        var report = TaskReport(
            task: EchoChapter.chapter.tasks[0], file: "Chapters/99-Echo/Exercise.swift", verdict: verdict,
            output: output, seed: 7)
        change(&report)
        return report
    }

    private static func report(of tasks: [TaskReport]) -> ChapterReport {
        ChapterReport(chapter: EchoChapter.chapter, exercise: "Exercise.swift", seed: 7, tasks: tasks)
    }

    private static func said(_ words: [String], thread: String = ThreadName.main) -> [Observation] {
        words.enumerated().map {
            Observation(at: .milliseconds(100 * ($0 + 1)), lane: .log, event: .next($1), thread: thread)
        }
    }

    /// The first line of `source` is line 2 of the file.
    private static func refusal(
        _ message: String, line: Int = 2, column: Int = 1, in source: String, of file: String = "Exercise.swift"
    ) -> Verdict {
        let error = CompilerOutput.Diagnostic(file: file, line: line, column: column, message: message)
        let output = CompilerOutput(text: "\(file):\(line): error: \(message)\n", errors: [error])
        let exercise = ExerciseFile(path: file, text: "// MARK: - Task 1: Echo\n" + source)
        return .didNotCompile(CompileError(output, in: exercise, of: nil))
    }

    private static let spoken = TextReport(isSpoken: true)

    private static let capitals = Verdict.notPassed([
        Finding("Say `|` in capitals.", expected: said(["A", "B"]), actual: said(["A", "b"]), hint: 2),
        Finding("And louder."),
    ])

    private static let offMain = Verdict.notPassed([
        Finding("Stay on main.", expected: said(["A"]), actual: said(["A"], thread: ThreadName.background))
    ])

    private static func prediction() -> Verdict {
        let lanes = ["-a-b", "-a-c"].map { (try? MarbleDiagram(parsing: $0).events) ?? [] }
        return .notPassed([
            Finding("It's later.", prediction: MarbleComparison(expected: lanes[0], actual: lanes[1]))
        ])
    }

    private static func button(_ state: String) -> [Observation] {
        [Observation(at: .zero, lane: .button, event: .next(state))]
    }

    private static let crash = report(
        .died(RunFailure(.trapped, "Line 8: it stopped.", line: 8)),
        output: """
            Swift/Array.swift:692: Fatal error: Index out of range
            Current stack trace:
            0    libswiftCore.so                    0x00007efc7675f130 swift_reportError + 33
            5    exercise                           0x000055b755d4c882 <unavailable> + 14466

            """)

    private static let wort = refusal("cannot find 'wort' in scope", in: "wort")

    /// The report for each heading of Samples/Reports.md.
    private static let texts: [String: String] = {
        let plain = TextReport()
        return [
            "a pass": plain.text(of: report(.passed)),
            "a task that isn't started": plain.text(of: report(.notStarted)),
            "a program that ended": plain.text(of: report(.died(RunFailure(.exited, "It left.")))),
            "a task that can't be checked": plain.text(of: report(.cannotCheck("Build it first."))),
            "what an answer showed": plain.text(
                of: report(.passed) { $0.discovery = "It echoes.\n  right app   \"a\"  white" }),
            "what could be better": plain.text(
                of: report(.passed) { $0.advice = Finding("One subscription is enough.") }),
            "the first mistake, with its first difference and its hint": plain.text(of: report(capitals)),
            "the same in sentences": spoken.text(of: report(capitals)),
            "another thread": plain.text(of: report(offMain)),
            "another thread in sentences": spoken.text(of: report(offMain)),
            "a wrong prediction": plain.text(of: report(prediction())),
            "a wrong prediction and the right one": plain.text(
                of: report(prediction()), .init(revealsAnswers: true)),
            "the letters of a button's lane": plain.text(
                of: report(.notPassed([Finding("Too early.", expected: button("d"), actual: button("e"))]))),
            "lanes that don't differ": plain.text(
                of: report(.notPassed([Finding("It leaks.", expected: said(["A"]), actual: said(["A"]))]))),
            "a caret in a message": plain.text(
                of: report(.notPassed([Finding("No marbles. Column 4: no end.\n  y  [w\n     ^")]))),
            "an import of the graders": plain.text(
                of: report(refusal("no such module 'Judges'", column: 8, in: "import Judges"))),
            "the place in a line of code in sentences": spoken.text(
                of: report(refusal("cannot find 'wort' in scope", column: 20, in: "let a = 1; let b = wort"))),
            "several tasks that don't compile": plain.text(
                of: report(of: [report(wort), report(.passed), report(wort)])),
            "a reason that concerns every task": plain.text(
                of: report(of: [report(.cannotCheck("It is empty.")), report(.cannotCheck("It is empty."))])),
            "what was printed, without control characters": plain.text(
                of: report(.passed, output: "\u{1B}[2Jcleared\n" + String(repeating: "more\n", count: 40))),
            "a stack trace": plain.text(of: crash),
            "a stack trace with the compiler's text": plain.text(of: crash, .init(showsCompilersText: true)),
            "what was printed in sentences": spoken.text(of: report(.passed, output: "one\n")),
        ]
    }()

    @Test(
        "A report begins with its verdict, and shows what is in Samples/Reports.md",
        arguments: Sample.all(in: "Reports.md"))
    func text(_ sample: Sample) {
        #expect(Self.texts[sample.heading] == sample.code.joined(separator: "\n"))
    }

    @Test func `Every one of these reports is a sample`() {
        #expect(Set(Self.texts.keys) == Set(Sample.all(in: "Reports.md").map(\.heading)))
    }

    @Test("A right prediction isn't in a report for programs")
    func prediction() {
        let chapter = Self.report(of: [Self.report(Self.prediction())])
        for json in [ExercismReport().json(of: chapter), GradescopeReport().json(of: [chapter])] {
            #expect(json.contains("-a-c") && !json.contains("-a-b"))
        }
    }

    @Test func `Colors are used only where they are wanted, also for code in a message across lines`() {
        let finding = Self.report(.notPassed([Finding("Put `deliver(on: form.main)` above it.")]))
        let text = TextReport(colors: true, width: 20).text(of: finding)
        #expect(!text.contains("`") && text.contains("\u{1B}[36m"))
        let colored = TextReport(colors: true).text(of: Self.report(.passed))
        #expect(colored.hasPrefix("\u{1B}[1;32m✓ Task 1 passed: Echo\u{1B}[0m\n"))
        #expect(!TextReport().text(of: finding).contains("\u{1B}"))
    }

    @Test(arguments: [40, 80]) func `A long line is cut around its place, and the caret stays under it`(width: Int) {
        let source = "        let é = [" + String(repeating: "first, ", count: 20) + "wort, " + "last]"
        let column = source.utf8.count - "wort, last]".utf8.count + 1
        let verdict = Self.refusal("cannot find 'wort' in scope", column: column, in: source)
        let lines = TextReport(width: width).text(of: Self.report(verdict)).split(separator: "\n").map(Array.init)
        #expect(lines.allSatisfy { $0.count <= width })
        let caret = lines[3].firstIndex(of: "^")!
        #expect(String(lines[2][caret..<caret + 4]) == "wort")
    }

    @Test func `A report fits forty columns, with its marbles`() {
        let words = (1...30).map { "word\($0)" }
        let finding = Finding(
            "Both searches finished and the older one was shown last: cancel it when a newer one starts.",
            expected: Self.said(words),
            actual: Self.said(words.map { $0 == "word20" ? "other" : $0 }), hint: 1)
        let text = TextReport(width: 40).text(of: Self.report(.notPassed([finding])))
        for line in text.split(separator: "\n") where !line.contains("other") && !line.contains("Task") {
            #expect(line.count <= 40, "\(line)")
        }
        #expect(text.contains("yours is \"other\""))
    }

    /// Every bidirectional control character.
    private static let directions =
        Array(0x202A...0x202E) + Array(0x2066...0x2069) + [0x200E, 0x200F, 0x061C] as [UInt32]

    @Test func `Characters that steer a terminal or reverse text are visible in every report`() throws {
        let bad = "\u{1B}]0;x\u{7}\u{9B}31m" + Self.directions.map { String(Unicode.Scalar($0)!) }.joined()
        let verdicts: [Verdict] = [
            .died(RunFailure(.trapped, "Line 8: \(bad).", line: 8)), .cannotCheck(bad),
            Self.refusal(bad, in: bad, of: bad),
            .notPassed([Finding(bad, expected: Self.said(["A"]), actual: Self.said([bad])), Finding(bad)]),
        ]
        for verdict in verdicts {
            let report = TaskReport(
                task: EchoChapter.chapter.tasks[0], file: bad, verdict: verdict, output: bad, seed: 7)
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

    @Test func `Line ends and tabs stay, and a name stays on one line`() {
        #expect("a\tb\r\nc\u{1B}".readableText == "a\tb\nc·")
        #expect("a\nb\u{61C}\u{85}".readableName == "a<U+000A>b<U+061C><U+0085>")
    }

    @Test func `The JSON report is the Exercism test runner's, version 3`() throws {
        let finding = Finding("Say it in capitals.", expected: Self.said(["A"]), actual: Self.said(["a"]))
        let chapter = Self.report(of: [
            Self.report(.notPassed([finding]), output: String(repeating: "x", count: 2_000)), Self.report(.passed),
        ])
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

    @Test func `A file that does not compile is an error of the whole JSON report, explained`() throws {
        let chapter = Self.report(of: [Self.report(Self.refusal("no", line: 8, column: 9, in: "wort"))])
        let json = try #require(
            try JSONSerialization.jsonObject(with: Data(ExercismReport().json(of: chapter).utf8)) as? [String: Any])
        #expect(json["status"] as? String == "error")
        #expect(json["message"] as? String == "Exercise.swift:8:9\nNo.\n")
    }
}
