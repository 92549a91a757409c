import BookText
import Foundation
import Marbles
import OperatorLab
import Reading
import TerminalTestKit
import Testing

@testable import WorkbookKit

@MainActor
@Suite("Operators at the prompt")
struct OperatorTests {
    let bench: Bench
    let session: Session

    init() throws { (bench, session) = try Bench.withSession() }

    @Test(
        "Every operator has help: its summary, its marbles, its contract, and its names in other libraries",
        arguments: OperatorCatalogue.all.map(\.commandName))
    func help(_ name: String) async throws {
        let sources = bench.folder.url.appending(path: "Sources")
        if !FileManager.default.fileExists(atPath: sources.path) {
            try FileManager.default.createSymbolicLink(
                at: sources, withDestinationURL: BookCopy.original.appending(path: "Sources"))
        }
        #expect(await session.run(line: "help \(name)") == .passed)
        let text = bench.take()
        for part in ["Completes:", "Fails:", "Disposes:", "Delivers on:", "Elsewhere  ", "RxSwift", "marbles \(name)"] {
            #expect(text.contains(part), "\(part) is not in the help of \(name)")
        }
    }

    @Test("An incomplete line is read as if it were complete")
    func begun() {
        #expect(Words(begun: "throttle 3 \"ab -").all == ["throttle", "3", "ab -"])
        #expect(Words(begun: "map 'a").all == ["map", "a"])
    }
}

@Suite("The marbles lab on a terminal")
struct MarblesLabTests {
    let book: BookOnATerminal

    init() throws { book = try BookOnATerminal() }

    @Test("The drawing follows each keystroke, and Escape goes back")
    func lab() throws {
        let session = try book.startAtPrompt()
        session.type("marbles\r")
        try session.wait(for: "the example") {
            $0.isAlternate && $0.marksPastes && $0.text.contains(#/throttle\(3 steps\)  ─+ b ─+ c ─+ d ┤/#)
        }
        session.type("\u{15}map upp")
        try session.wait(for: "what is wanted") {
            $0.text.contains("upp is not one of uppercase") && $0.line($0.row) == "marbles> map upp"
        }
        session.type("ercase \"a-b")
        try session.wait(for: "an open picture") { $0.text.contains(/map\(uppercase\)   A ─+ B ─+▸/) }
        session.type("c")
        try session.wait(for: "one letter more") { $0.text.contains(#/map\(uppercase\)   A ─+ B ─* C /#) }
        session.type("\u{7f}|\"")
        try session.wait(for: "the end") { $0.text.contains(/map\(uppercase\)   A ─+ B ─*┤/) }
        session.type("\u{15}fl")
        try session.wait(forText: "Continue with: flatMap")
        session.type("\u{15}fil\t")
        try session.wait(for: "the operator that Tab found") { $0.line($0.row) == "marbles> filter" && $0.column == 16 }
        session.type("\u{15}thr\t")
        try session.wait(for: "what two operators share") { $0.line($0.row) == "marbles> throttle" && $0.column == 17 }
        session.type("F\t")
        try session.wait(for: "one of them") { $0.line($0.row) == "marbles> throttleFirst" && $0.column == 23 }
        session.type("\u{15}fl")
        try session.wait(for: "a word that is begun") { $0.line($0.row) == "marbles> fl" }
        session.resize(rows: 1, columns: 1)
        session.type("a")
        session.resize(rows: 12, columns: 40)
        session.type("t")
        try session.wait(for: "the smaller window") { $0.line(11) == "marbles> flat" }
        session.resize(rows: 24, columns: 80)
        session.press(.escape)
        try session.wait(for: "the prompt") { !$0.isAlternate && $0.text.contains("workbook>") && $0.marksPastes }
        try session.run("help hint", until: "For example")
        #expect(session.screen.unknownSequences.isEmpty)
    }
}
