import Exercises
import Foundation
import Playing
import Reading
import TerminalTestKit
import Testing

@testable import Grading
@testable import WorkbookKit

@Suite("The solution that plays beside a learner's program") struct OracleTests {
    private static let heading = ChapterHeading("98", "Oracle", "oracle", "Oracle")

    private static let shared = Sample.text(of: "OracleMistakes.md")

    private static let answers = """
        ## Echo

        ### in small letters · hint 2
        It's in small letters.

            func echo(_ word: String, say: @escaping @Sendable (String) -> Void) { say(word) }
        """

    private func chapter(
        solution: String? = EchoChapter.solution, answers: String = answers, views: String = "",
        mistakes: [Mistake] = mistakes, rounds: Int = 1
    ) -> Chapter {
        let task = ExerciseTask(
            TaskJudge(
                number: 1,
                scenarios: (0..<rounds).map { round in
                    Scenario("words \(round)") { _ in
                        (1...3).map { Stimulus(at: .milliseconds($0 * 100), .type("word\(round * 3 + $0)")) }
                    }
                },
                mistakes: mistakes), title: "Echo")
        let folder = "Solutions/98-Oracle"
        let files = [
            SharedMistakes.path: Self.shared, "\(folder)/Answers.md": answers, "\(folder)/Exercise.swift": solution,
            "\(folder)/Views.txt": views,
        ]
        return Chapter(
            Self.heading, starter: EchoChapter.starter, tasks: [task],
            reference: ChapterReference(of: Self.heading) { path in
                guard let text = files[path] ?? nil else { throw BookFile.Unreadable(path, "is missing") }
                return text
            })
    }

    private static let mistakes = [
        Mistake("in small letters") { run in run.actual.values(in: .log).contains("word2") },
        .observed("said twice") { run in
            run.extra(in: .log).isEmpty ? nil : ["word": run.actual.values(in: .log)[0]]
        },
    ]

    private func report(_ body: String, in chapter: Chapter? = nil, limits: Limits = Limits(), seed: UInt64 = 1) async
        -> TaskReport
    {
        let text = EchoChapter.exercise(echoing: body)
        return await Grader(builder: sharedBuilder, limits: limits, shortening: ShorteningBudget(time: nil)).grade(
            chapter ?? self.chapter(), .text(ExerciseFile(path: "Exercise.swift", text: text)), tasks: [1], seed: seed
        ).tasks[0]
    }

    /// The lines of Views.txt for programs with these bodies, the solution first.
    private func views(_ bodies: KeyValuePairs<String, String>, in chapter: Chapter? = nil) async -> String {
        var lines = ""
        var solution: [Transcript] = []
        for (name, body) in bodies {
            let report = await report(body, in: chapter, seed: KnownViews.seed)
            if solution.isEmpty { solution = report.transcripts }
            let view = report.task.programView(of: report.transcripts, beside: solution)
            lines += KnownViews.Program(task: 1, name: name, view: view).line + "\n"
        }
        return lines
    }

    private static let right = "say(word.uppercased())"

    @Test func `What leaves the same recording passes, however it's written`() async {
        #expect(await report("let loud = word.uppercased()\nsay(loud)").verdict.isPass)
    }

    @Test func `A mistake has its name, its message and its hint from the files, and its run is short`() async throws {
        let views = await views(["solution": Self.right, "in-small-letters": "say(word)"])
        for mistakes in [Self.mistakes, []] {
            let report = await report("say(word.lowercased())", in: chapter(views: views, mistakes: mistakes))
            #expect(report.verdict.mistake == "oracle/echo/in-small-letters")
            let findings = try report.verdict.findings
            #expect(findings[0].message == "It's in small letters." && findings[0].hint == 2)
            #expect(try #require(report.failingRun).stimuli.count == 1)
            #expect(
                ExercismReport().json(of: ChapterReport(chapter: chapter(), exercise: "", seed: 1, tasks: [report]))
                    .contains("\"mistake\" : \"oracle/echo/in-small-letters\""))
        }
        let twice = await self.report("say(word.uppercased())\nsay(word.uppercased())")
        #expect(twice.verdict.message == "\"WORD1\" is said twice." && twice.verdict.mistake == "said-twice")
    }

    @Test func `A mistake that no known program confirms is a guess after the first difference`() async {
        let views = await views(["solution": Self.right, "in-small-letters": "say(word)"])
        let outdated = await self.views(["solution": "say(word)", "in-small-letters": "say(word)"])
        let other = "say(word == \"word2\" ? word : \"?\")"
        for (body, views) in [(other, views), ("say(word)", outdated), ("say(word)", "1 - -\n?")] {
            let report = await report(body, in: chapter(views: views))
            // In a run of "word1" alone, the rule would suppose nothing, and a replay would say something else.
            #expect(
                report.verdict.message == """
                    When you type "word2", the log should show "WORD2", but shows "word2". \
                    Perhaps: It's in small letters.
                    """)
            #expect(report.verdict.firstFinding?.hint == 2)
        }
    }

    @Test func `A mistake of programs that look alike in the first run that fails is a guess, too`() async {
        let views = await views(
            ["solution": Self.right, "in-small-letters": "say(word)"], in: chapter(mistakes: [], rounds: 2))
        let report = await report(
            "say(word < \"word4\" ? word : \"?\")", in: chapter(views: views, mistakes: [], rounds: 2))
        #expect(
            report.verdict.message == """
                When you type "word1", the log should show "WORD1", but shows "word1". Perhaps: It's in small letters.
                """)
        #expect(report.verdict.firstFinding?.hint == 2)
    }

    @Test func `More tasks can be looked up at once than programs may run at once`() async {
        let turns = 4 * ProcessInfo.processInfo.activeProcessorCount
        let guesses = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<(2 * turns) {
                group.addTask { await report("say(word)").verdict.message?.contains("Perhaps: ") == true }
            }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(guesses == 2 * turns)
    }

    @Test func `What no mistake names is said by the first difference`() async {
        let silent = await report("if word != \"word2\" { say(word.uppercased()) }")
        #expect(silent.verdict.message == "When you type \"word2\", the log should show \"WORD2\", and doesn't.")
        let other = await report("say(word == \"word2\" ? \"?\" : word.uppercased())", in: chapter(mistakes: []))
        #expect(other.verdict.message == "When you type \"word2\", the log should show \"WORD2\", but shows \"?\".")
        #expect(other.failingRun?.stimuli.count == 1)
    }

    @Test(
        "A solution that doesn't compile, traps, or hangs is the book's mistake, and fails no learner",
        arguments: [
            "let broken: Int = word", "let none: [Int] = []; say(\"\\(none[word.count])\")", "while true {}",
        ])
    func brokenSolution(body: String) async throws {
        let solution = EchoChapter.exercise(echoing: body)
        let limits = Limits(processorTime: .seconds(1))
        let report = await report("say(word.uppercased())", in: chapter(solution: solution), limits: limits)
        #expect(try report.verdict.obstacle.contains("the book's mistake"))
    }

    @Test("A name without a text, a text without a name, and a wrong place are faults, with file and line")
    func faults() throws {
        let chapter = chapter(mistakes: [Mistake("in capitals") { _ in true }])
        let texts = try #require(chapter.reference).texts(for: chapter.tasks[0])
        let faults = texts.faults(of: chapter.tasks[0], knowing: KnownViews(""))
        #expect(faults.count == 2)
        #expect(faults[0].hasPrefix("Solutions/98-Oracle/Answers.md: Task 1's judge names “in-capitals”."))
        #expect(
            faults[1]
                == "Solutions/98-Oracle/Answers.md:3: No judge and no program names the mistake “in small letters”.")
        let views = KnownViews("1 in-small-letters 1f0c88a2d34be961")
        #expect(texts.faults(of: chapter.tasks[0], knowing: views).count == 1)
        #expect(
            texts.faults(of: .notPassed([Finding(named: "said twice", places: ["text": "a"])])) == [
                "Solutions/Mistakes.md:12: Nothing fills {word} in the message of “said-twice”.",
                "Solutions/Mistakes.md:12: There's no place {text} in the message of “said-twice”.",
            ])
        #expect(texts.faults(of: .notPassed([Finding(named: "said twice", places: ["word": "a"])])).isEmpty)
    }

    @Test func `A recording that was dropped to make room for others is played again`() async throws {
        let program = try await sharedBuilder.build(
            exercise: ExerciseFile(path: "Exercise.swift", text: EchoChapter.solution))
        let recordings = SolutionRecordings(limits: Limits(), most: 1)
        for seeds: [UInt64] in [[1, 2], [2, 3]] {
            let transcripts = await recordings.transcripts(of: program, playing: chapter().tasks[0], seeds: seeds)
            #expect(try transcripts.get().count == 2)
        }
    }

    @Test func `Without a solution, nothing passes, and the file is named`() async {
        let report = await report("say(word.uppercased())", in: chapter(solution: nil))
        #expect(report.verdict.message?.contains("Solutions/98-Oracle/Exercise.swift is missing.") == true)
    }

    @Test("A file that the reader has damaged leaves the name of the mistake and the verdict, and its line is named")
    func damagedAnswers() async {
        let report = await report("say(word)", in: chapter(answers: "### nothing above"))
        #expect(report.verdict.message?.hasSuffix("Perhaps: The mistake is “in small letters”.") == true)
        #expect(report.remark?.hasPrefix("Solutions/98-Oracle/Answers.md:1: ") == true)
    }

    @Test
    func `A text of the book that is missing, isn't text, or is far too long is named, with what restores it`() throws {
        let folder = try TemporaryFolder()
        func sentence(_ data: Data?) throws -> String {
            try data?.write(to: folder.url.appending(path: "Tasks.md"))
            do { return try BookFile.text(of: "Tasks.md", in: folder.url) } catch { return "\(error)" }
        }
        #expect(try sentence(nil) == "Tasks.md is missing. `git checkout -- Tasks.md` restores it.")
        #expect(try sentence(Data("\u{FEFF}## é\r\ntwo\rthree".utf8)) == "## é\ntwo\nthree\n")
        #expect(try sentence(Data([0xFF, 0xFE, 0, 65])).hasPrefix("Tasks.md isn't UTF-8 text. "))
        #expect(try sentence(Data(repeating: 65, count: 5_000_000)).hasPrefix("Tasks.md is larger than 4 MB. "))
    }

    @Test func `A comment on a message is carried over to the mistake with that message, once`() {
        func answer(_ mistake: String?) -> WrongAnswer {
            WrongAnswer(
                place: "05.1", title: "", message: "It's \"a\".", mistake: mistake, pattern: "It's \"\".", recording: 1,
                code: mistake == nil ? 1 : 2, text: "")
        }
        let (old, new) = (Mistakes(of: [("ada", [answer(nil)])]), Mistakes(of: [("ada", [answer("in-capitals")])]))
        var comments = MistakeComments()
        comments.add("Read it aloud.", on: old.list[0].name)
        let moved = comments.moved(from: old, to: new)
        #expect(new.list[0].name == "05.1-in-capitals" && moved["05.1-in-capitals"] == "Read it aloud.")
        #expect(moved.moved(from: new, to: new) == moved)
    }
}
