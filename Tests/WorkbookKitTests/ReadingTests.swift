import Foundation
import Terminal
import Testing

@testable import Checks
@testable import WorkbookKit

@MainActor
@Suite("Reading with Enter") struct ReadingTests {
    let bench: Bench
    let session: Session

    init() throws { (bench, session) = try Bench.withSession() }

    @Test(
        "Tab completes commands, chapters, tasks and options",
        arguments: [
            ("ch", 2, ["check"]),
            ("open val", 3, ["validation", "valves"]),
            ("open Val", 3, ["Validation", "Valves"]),
            ("open 0", 1, ["01", "02", "03"]),
            ("hint 1.", 2, ["1.1", "1.2"]),
            ("hint validation.", 11, ["validation.1", "validation.2"]),
            ("list --", 2, ["--json"]),
            ("run validation --ty", 4, ["--type"]),
            ("help q", 1, ["quit"]),
            ("help thr", 3, ["throttle", "throttleFirst", "throttleLatest"]),
            ("marbles take-f", 6, ["take-first"]),
            ("marbles throttle ", 0, []),
            ("service f", 1, ["fail"]),
            ("run validation --access ", 0, ["ask", "grant", "deny"]),
            ("run validation --access g", 1, ["grant"]),
            ("grade Chapters/01", 11, ["Chapters/01-Validation/"]),
            ("grade Sol", 3, ["Solutions/"]),
            ("grade Chapters/ --into Chapters/03-Valves/E", 20, ["Chapters/03-Valves/Exercise.swift"]),
            ("grade a\\ fo", 5, ["a\\ folder/"]),
            ("banana x", 0, []),
        ])
    func completion(_ typed: String, _ replacing: Int, _ candidates: [String]) {
        try? bench.folder.write("", to: "a folder/file")
        let completion = Completer(book: session.book, commands: .all).complete(typed)
        #expect(completion.candidates == candidates)
        #expect(completion.replacing == replacing)
    }
}
