import Foundation
import Judges
import Subprocess
import TerminalTestKit
import Testing

@Suite("A run with the learner's pipeline")
struct LearnersPipelineTests {
    /// A copy of the book, with the given Exercise.swift, and the chapter's program started in it.
    private func runMine(
        _ exercise: String, in chapter: String = "01-Validation", of product: String = "validation",
        _ arguments: [String]
    ) async throws -> ProgramRun {
        let book = try BookCopy()
        try book.folder.write(exercise, to: "Chapters/\(chapter)/Exercise.swift")
        let result = try await run(
            .path(.init(Program.product(product).path)),
            arguments: Arguments(["--mine", "--package-path", book.path] + arguments),
            // Tests of traps switch backtraces off for this whole process.
            environment: .inherit.updating(["SWIFT_BACKTRACE": nil]),
            output: .string(limit: 1 << 20), error: .string(limit: 1 << 20)
        )
        return ProgramRun(output: result.standardOutput, errors: result.standardError, status: result.terminationStatus)
    }

    private var solution: String { get throws { try solution(of: "01-Validation") } }

    private func solution(of chapter: String) throws -> String {
        try String(
            contentsOf: BookCopy.original.appending(path: "Solutions/\(chapter)/Exercise.swift"), encoding: .utf8)
    }

    @Test("shows the results of that pipeline, not of the book's")
    func runs() async throws {
        let swapped = try solution.replacing("? Color.white : .yellow", with: "? Color.green : .red")
        let run = try await runMine(swapped, ["--type", "mag"])
        #expect(
            run.output == """
                    0 ms  ""  red
                  120 ms  "m"  red
                  240 ms  "ma"  red
                  360 ms  "mag"  green

                """)
        #expect(run.status == .exited(0))
    }

    @Test("shows the learner's colors in the app without signals")
    func runsWithoutSignals() async throws {
        let starter = try #require(catalogue.first).starter
        let run = try await runMine(
            starter.replacing(".white", with: ".red"), in: "00-WithoutSignals", of: "without-signals",
            ["--type", "m"])
        #expect(run.output == "    0 ms  \"\"  red\n  120 ms  \"m\"  red\n", "\(run.errors)")
    }

    @Test("traces each stage of that pipeline, also in a picture")
    func traces() async throws {
        let folder = try TemporaryFolder()
        let picture = ["--svg", folder.url.appending(path: "mine.svg").path]
        let run = try await runMine(solution, ["--type", "m", "--trace"] + picture)
        #expect(run.output.contains(/\n\d+ textSignal  ''-------m\n/) && run.output.contains("\nWritten: "))
        #expect(try folder.read("mine.svg").contains(/>\d+ map<\/text>/))
    }

    @Test("steps through that pipeline, and through one that crashes up to the crash")
    func steps() async throws {
        let run = try await runMine(solution, ["--type", "m", "--step"])
        #expect(run.output.contains("120 ms: textSignal sends \"m\" to map."))
        let crashing = try solution.replacing("text.count > 2", with: "[true, true][text.count]")
        let crash = try await runMine(crashing, ["--type", "mag", "--step"])
        #expect(crash.output.contains("240 ms: textSignal sends \"ma\" to map."))
        #expect(crash.output.contains("the program ended here. ") && crash.output.contains("Index out of range"))
        #expect(!crash.output.contains("360 ms") && crash.status == .exited(0))
    }

    @Test("says where a recording ends because there was too much, also of values whose description sends something")
    func cutRecording() async throws {
        let many = try solution.replacing(
            "    searchField.textSignal\n",
            with: """
                    defer { for _ in 0..<5_001 { _ = Signal<Int, Never>.never } }
                    let echo = Subject<Int, Never>()
                    echo.signal.subscribe(next: { _ in })
                    return searchField.textSignal
                        .map { text in Loud(text: text, echo: echo) }
                        .map(\\.text)

                """)
        let loud = """

            struct Loud: CustomStringConvertible {
                let text: String
                let echo: Subject<Int, Never>
                var description: String {
                    echo.send(1)
                    return "loud"
                }
            }

            """
        let run = try await runMine(many + loud, ["--type", "m", "--step"])
        #expect(run.output.contains(" ms: what the stages do from here on is too much to record.\n"))
        let few = try await runMine(many.replacing("5_001", with: "10") + loud, ["--type", "m", "--step"])
        #expect(few.output.contains("120 ms: map sends \"loud\" to map.\n"), "\(few)")
    }

    @Test("what that pipeline prints is said at its moment, also before a crash, and a flood is shortened")
    func prints() async throws {
        let printing = try solution.replacing(
            "text.count > 2", with: "{ print(\"now\", $0); return $0.count > 2 }(text)")
        let run = try await runMine(printing, ["--type", "m", "--step"])
        let lines = run.output.split(separator: "\n")
        let place = try #require(lines.firstIndex(of: "120 ms: the program prints \"now m\"."))
        #expect(lines[place - 1] == "120 ms: textSignal sends \"m\" to map.")
        #expect(lines[place + 1].hasPrefix("120 ms: map sends "))

        let flood = try solution.replacing(
            "text.count > 2",
            with: """
                { (text: String) in
                    for number in 0..<10_000 { print(number) }
                    return [true, true][text.count]
                }(text)
                """)
        let crash = try await runMine(flood, ["--type", "mag", "--step"])
        let words = "the program prints \"0\", \"1\", \"2\" and 9997 more lines."
        #expect(crash.output.contains("120 ms: \(words)"))
        #expect(crash.output.contains("240 ms: \(words)\n240 ms: the program ended here. Fatal error: Index out of"))
    }

    @Test(
        "compiles the exercise as a check does: helpers may be named as anything in the chapter",
        arguments: [
            ("06-Search", "search", "mag: 15 tweets"), ("08-TweetModels", "tweet-models", "15 tweets shown"),
            ("09-Avatars", "avatars", "avatars sent"), ("11-TwitterInstant", "twitter-instant", "15 tweets shown"),
        ])
    func shadows(_ chapter: String, _ product: String, shown: String) async throws {
        let helpers = """

            @MainActor func validate(_ field: TextField) { fatalError("a helper was called") }
            @MainActor func loadAvatars(_ form: SearchForm, _ count: Int = 1) { fatalError("a helper was called") }
            func searchOutcome(of text: String, on twitter: Twitter, accounts: AccountStore) -> String { text }
            func search(for text: String, on twitter: Twitter, accounts: AccountStore) -> Int { 0 }
            func tweets(in answer: Int) -> [Tweet] { [] }
            struct TrafficLine {}
            enum ChapterRun {}

            """
        let imports = "import ReactiveCore\nimport SocialService\nimport TerminalUI\n"
        let run = try await runMine(
            imports + solution(of: chapter) + helpers, in: chapter, of: product, ["--type", "mag{2000ms}"])
        #expect(run.output.contains(shown), "\(run)")
        #expect(run.status == .exited(0))
    }

    @Test("in chapter 11 is the finished app")
    func finishedApp() async throws {
        let chapter = "11-TwitterInstant"
        let head = "func finishedApp(_ form: SearchForm) -> any Disposable {\n"
        let own = try solution(of: chapter).replacing(head, with: head + "    form.log(\"my own\")\n")
        let run = try await runMine(own, in: chapter, of: "twitter-instant", ["--type", "mag{2000ms}"])
        #expect(run.output.contains("my own"))
    }

    #if os(Linux)
    @Test("shows the message and the learner's line of a trap on one screen")
    func traps() async throws {
        let trapping = try solution.replacing("text.count > 2", with: "[true][text.count]")
        let run = try await runMine(trapping, ["--type", "mag"])
        #expect(run.errors.contains("Index out of range"))
        #expect(run.errors.contains("Exercise.swift:9"))
        #expect(run.errors.split(separator: "\n", omittingEmptySubsequences: false).count < 24)
    }
    #endif

    @Test("says so if the pipeline shows nothing, like the starter's")
    func showsNothing() async throws {
        let idle = try solution.replacing("searchField.background = color", with: "_ = color")
        let run = try await runMine(idle, ["--type", "mag"])
        #expect(run.output == "Nothing was shown: no event reached the end of the pipeline.\n")
        #expect(run.status == .exited(0))
    }

    @Test("shows a compile error with its file and line")
    func doesNotCompile() async throws {
        let broken = try solution.replacing(".textSignal", with: ".textSignul")
        let run = try await runMine(broken, ["--type", "mag"])
        #expect(run.status == .exited(1))
        #expect(run.errors.contains("Exercise.swift:17"))
        #expect(run.errors.contains("textSignul"))
        #expect(run.output == "")
    }
}
