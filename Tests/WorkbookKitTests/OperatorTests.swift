import Foundation
import Reading
import TerminalTestKit
import Testing

@testable import Checks
@testable import WorkbookKit

@MainActor
@Suite("Operators at the prompt") struct OperatorTests {
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

    @Test func `An incomplete line is read as if it were complete`() {
        #expect(Words(begun: "throttle 3 \"ab -").all == ["throttle", "3", "ab -"])
        #expect(Words(begun: "map 'a").all == ["map", "a"])
    }
}
