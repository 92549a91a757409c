import Marbles
import Terminal
import Testing

@Suite("Marbles that a reader moves") struct EditingTests {
    private func moved(_ marbles: String, _ index: Int, _ step: Int) throws -> String {
        try MarbleDiagram(parsing: marbles).moving(index, to: step).marbles
    }

    @Test("a marble moves to any step, past others and into their steps")
    func moving() throws {
        #expect(try moved("--a-b-c--|", 0, 0) == "a---b-c--|")
        #expect(try moved("--a-b-c--|", 0, 5) == "----bac--|")
        #expect(try moved("--a-b-c--|", 2, 4) == "--a-[bc]----|")
        #expect(try moved("--[ab]--|", 1, 3) == "--ab-|")
    }

    @Test func `nothing follows the ending, and the ending stays behind the last value`() throws {
        #expect(try moved("--a-b--|", 0, 30) == "----b--[a|]")
        #expect(try moved("--a-b--|", 2, 0) == "--a-[b|]")
        #expect(try moved("--a-b--#'no'", 2, 10) == "--a-b-----#'no'")
        #expect(try MarbleDiagram(parsing: "--a|").adding("b", at: 9).marbles == "--a[b|]")
    }

    @Test
    func `an open line keeps its length, and grows with a marble behind it; subscriptions aren't counted`() throws {
        #expect(try moved("--a---", 0, 1) == "-a----")
        #expect(try moved("--a-", 0, 7) == "-------a")
        #expect(try moved("^-a-b!", 0, 1) == "^a--b!")
        #expect(try MarbleDiagram(parsing: "--a--").removing(0).marbles == "-----")
        #expect(try MarbleDiagram(parsing: "--a--").removing(4).marbles == "--a--")
    }

    @Test("in random lines, no marble is lost or made, and moving one back restores the line", arguments: 0..<200)
    func random(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let letters = Array("abcdefgh").prefix(Int.random(in: 1...8, using: &random))
        let line = letters.map { "\(String(repeating: "-", count: Int.random(in: 0...3, using: &random)))\($0)" }
        let diagram = try MarbleDiagram(parsing: line.joined() + "--|")
        let index = Int.random(in: 0..<diagram.events.count, using: &random)
        let event = diagram.events[index]
        let moved = diagram.moving(index, to: Int.random(in: -3...40, using: &random))
        #expect(moved.events.map { $0.kind.marble }.sorted() == diagram.events.map { $0.kind.marble }.sorted())
        #expect(moved.events.last?.kind == .completed && moved.events.count { $0.kind.isEnding } == 1)
        #expect(moved.events.map(\.time) == moved.events.map(\.time).sorted())
        let place = try #require(moved.events.firstIndex { $0.kind == event.kind })
        #expect(moved.moving(place, to: Int(event.time / diagram.step)).marbles == diagram.marbles)
    }
}
