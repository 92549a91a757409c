import Foundation
import Judges
import ProofKit
import Testing

/// The output of each chapter's program in a shell.
@Suite("Each chapter shows what it is about")
struct ChapterAcceptanceTests {
    private func said(_ product: String, _ arguments: String...) async throws -> [String] {
        let run = try await ProgramRun.of(product, arguments)
        #expect(run.status == .exited(0), "\(run.errors)")
        return run.said
    }

    @Test("without-signals: an old answer replaces a newer one")
    func staleList() async throws {
        let lines = try await said("without-signals", "--type", "swi{600ms}ft", "--plan", "200@2000ms,200@80ms")
        #expect(
            lines.suffix(4) == [
                "\"swift\"  white  14 tweets for \"swift\"", "\"swift\"  white  15 tweets for \"swi\"",
                "2 requests sent, 2 answered; 12 avatars sent, 12 answered", "",
            ])
    }

    @Test(
        "without-signals: each fault of the app shows",
        arguments: [
            // A search for a text that was deleted.
            (["--type", "swi{300ms}{delete}{1s}"], "\"sw\"  yellow  15 tweets for \"swi\""),
            (["--type", "swi{1s}{delete}i{1s}"], "\"swi\"  white"),
            (["--type", "swift{1s}x{delete}{1s}", "--plan", "503@80ms"], "1 request sent, 0 answered, 1 failed"),
            (["--type", "swift{1s}{clear}", "--plan", "503@80ms"], "code 2"),
            (["--type", "swift", "--access", "deny"], "\"swift\"  white"),
            (["--type", "swift{1s}{allow}{1s}", "--access", "ask"], "\"swift\"  white"),
        ])
    func callbackFaults(_ options: [String], last: String) async throws {
        let lines = try await ProgramRun.of("without-signals", options).said.filter { !$0.isEmpty }
        #expect(lines.suffix(2).contains { $0.contains(last) }, "\(lines)")
    }

    @Test("without-signals: closed during a search, the app goes on, and is never freed")
    func livesOn() async throws {
        let lines = try await said("without-signals", "--type", "swift{600ms}{return}{return}{2s}", "--plan", "200@1s")
        let closed = try #require(lines.firstIndex(of: "closed"))
        #expect(lines[(closed + 1)...].contains("\"swift\"  white  14 tweets for \"swift\""))
        #expect(!lines.contains("the search is freed"))
    }

    @Test("retain-cycles: a deinit that does not run, then one that does")
    func retainCycles() async throws {
        let lines = try await said("retain-cycles", "--type", "mag{clear}mag{clear}")
        #expect(lines.contains("form 1: let go") && lines.contains("form 2: let go"))
        #expect(lines.filter { $0.hasSuffix("deinit") } == ["form 2: deinit"])
        #expect(lines.last { !$0.isEmpty } == "still alive: form 1")
    }

    @Test("then-chaining: the empty text first, then each text as it is typed")
    func thenChaining() async throws {
        let lines = try await said("then-chaining", "--access", "grant", "--type", "magic!")
        #expect(lines.prefix(7) == ["", "m", "ma", "mag", "magi", "magic", "magic!"])
    }

    @Test("then-chaining: if the user says no, no text")
    func denied() async throws {
        let lines = try await said("then-chaining", "--access", "deny", "--type", "magic!")
        #expect(lines[0].contains("code 0"))
        #expect(!lines.contains("m"))
    }

    @Test("filter: the valid texts and no others")
    func filter() async throws {
        let lines = try await said("filter", "--access", "grant", "--type", "magic!")
        #expect(lines.prefix(4) == ["mag", "magi", "magic", "magic!"])
    }

    @Test(
        "search: each of its errors has its number",
        arguments: [
            (["--accounts", "0"], "code 1"), (["--respond", "503"], "code 2"), (["--query", "count=x"], "error 195"),
        ])
    func searchErrors(_ options: [String], says: String) async throws {
        let run = try await ProgramRun.of("search", ["--access", "grant", "--type", "swift"] + options)
        #expect(run.said.contains { $0.contains(says) })
        // The first error ends the pipeline, so there is no second error and no second answer.
        #expect(run.said.count { $0.contains("code") } == 1)
    }

    @Test("threading: off main before deliver(on:), and on main after it")
    func threading() async throws {
        let run = try await ProgramRun.of("threading", ["--type", "swift", "--trace"])
        #expect(run.output.contains("twitter"))
        #expect(run.said.last { !$0.isEmpty }?.trimmingCharacters(in: .whitespaces) == "main")
    }

    @Test("throttling sends one request where avatars sends three")
    func throttling() async throws {
        #expect(try await said("avatars", "--type", "swift").contains { $0.hasPrefix("3 requests sent") })
        #expect(try await said("throttling", "--type", "swift").contains { $0.hasPrefix("1 request sent") })
    }

    @Test("throttling ends with a stale answer on the screen, twitter-instant never shows it and cancels its request")
    func staleAnswer() async throws {
        let options = ["--type", "swi{600ms}ft", "--plan", "200@2000ms,200@80ms"]
        #expect(try await ProgramRun.of("throttling", options).said.count { $0.contains("tweets shown") } == 2)
        let finished = try await ProgramRun.of("twitter-instant", options).said
        #expect(finished.count { $0.contains("tweets shown") } == 1)
        #expect(finished.contains { $0.hasPrefix("2 requests sent, 1 answered, 1 canceled") })
    }

    @Test(
        "twitter-instant, with a view model or without, searches on after an error",
        arguments: [[], ["--variant", "view-model"]])
    func survives(_ variant: [String]) async throws {
        let lines = try await ProgramRun.of(
            "twitter-instant", ["--type", "swi{2s}ft", "--plan", "503@80ms,200@80ms"] + variant
        ).said
        #expect(lines[0].contains("code 2"))
        #expect(lines[1].contains("tweets shown"))
    }

    @Test("sign-in: the states of the button, then the next screen")
    func signIn() async throws {
        let lines = try await said(
            "sign-in", "--type", "reader{tab}letmein{tab}{return}{1s}{tab}{tab}{clear}marbles{tab}{return}{1s}")
        #expect(
            lines.filter { !$0.isEmpty } == [
                "name yellow", "password yellow", "button disabled", "name white", "password white", "button enabled",
                "tapped", "button disabled", "button enabled", "error shown",
                "password yellow", "button disabled", "password white", "button enabled",
                "tapped", "button disabled", "error hidden", "button enabled", "screen: welcome",
            ])
    }

    @Test("sign-in --variant map: the subscriber gets a signal, and the service isn't asked")
    func signalOfSignals() async throws {
        let lines = try await said(
            "sign-in", "--variant", "map", "--type", "reader{tab}marbles{tab}{return}{1s}")
        #expect(lines.first == "tapped")
        #expect(lines.dropFirst().first?.hasPrefix("answer: Signal<Bool, Never>") == true)
        #expect(lines.filter { !$0.isEmpty }.count == 2)
    }

    /// Two programs, which the commit draws, are run six times each, the others twice.
    private static let runOften = Sample.current.two(of: catalogue.map(\.product))

    @Test("a scripted run prints the same bytes each time", arguments: catalogue.map(\.product))
    func repeatable(_ product: String) async throws {
        let options = ["--type", "swift{600ms}{delete}{delete}{delete}{clear}garden", "--trace"]
        let first = try await ProgramRun.of(product, options)
        #expect(first.status == .exited(0))
        for _ in 0..<(Self.runOften.contains(product) ? 5 : 1) {
            #expect(try await ProgramRun.of(product, options).output == first.output)
        }
    }

    @Test(
        "what is wrong with an option is said in a sentence, with status 64",
        arguments: [
            ["--type", "{oops}"], ["--access", "maybe"], ["--accounts", "many"], ["--accounts=-1"],
            ["--respond", "999"], ["--plan", "200@"],
            ["--latency", "fast"], ["--seed", "x"], ["--query", "count"], ["--avatar-plan", "?"],
            ["--avatar-latency", "1"],
            ["--plan", "200", "--respond", "200"], ["--realtime"], ["--variant", "none"],
        ])
    func badOptions(_ options: [String]) async throws {
        let run = try await ProgramRun.of("search", options)
        #expect(run.status == .exited(64))
        #expect(run.errors.hasPrefix("Error: "))
        #expect(run.output == "")
    }

    @Test("keys from a pipe, no color and the C locale work", arguments: catalogue.map(\.product))
    func plainSurroundings(_ product: String) async throws {
        let run = try await ProgramRun.of(
            product, [], typing: "swift", environment: ["TERM": "dumb", "NO_COLOR": "1", "LANG": "C", "LC_ALL": "C"]
        )
        #expect(run.status == .exited(0), "\(run.errors)")
        #expect(!run.output.isEmpty)
        #expect(!run.output.contains("\u{1b}"))
    }
}
