import Marbles
import Testing

@Suite("Drawing marbles")
struct DrawingTests {
    private func events(_ marbles: String) throws -> [TimedEvent] {
        try MarbleDiagram(parsing: marbles).events
    }

    @Test("lanes share one ruler")
    func ruler() throws {
        let drawing = LaneDrawing([
            Lane("texts", try events("m--a--g|")),
            Lane("colours", try events("y--y--w|")),
        ])
        #expect(drawing.lines == [
            "texts    m--a--g|",
            "colours  y--y--w|",
        ])
    }

    @Test("a longer marble makes room in every lane")
    func wideMarbles() throws {
        let drawing = LaneDrawing([
            Lane("a", try events("-'mag'-b")),
            Lane("b", try events("-x-y-|")),
        ])
        #expect(drawing.lines == [
            "a  -'mag'-b",
            "b  -x-----y-|",
        ])
    }

    @Test("a drawing that is too wide goes on below")
    func wrapping() throws {
        let drawing = LaneDrawing([Lane("lane", try events("a-b-c-d-e-f-g-h|"))], options: .init(width: 16))
        #expect(drawing.lines.allSatisfy { $0.count <= 16 })
        #expect(drawing.text.filter(\.isLetter).hasSuffix("gh"))
    }

    @Test("threads stand behind the lanes")
    func threads() {
        let lane = Lane("text", [
            TimedEvent(at: .zero, .next("a"), thread: "background"),
            TimedEvent(at: .milliseconds(10), .next("b"), thread: "main"),
        ])
        #expect(LaneDrawing([lane], options: .init(showsThreads: true)).lines.last == "text  on background, main")
    }

    @Test("the first difference is marked and told")
    func difference() throws {
        let comparison = MarbleComparison(expected: try events("----c---e-|"), actual: try events("--b-c---e-|"))
        #expect(comparison.lines() == [
            "expected  ----c---e-|",
            "actual    --b-c---e-|",
            "            ^ step 2: \"b\" arrived, nothing was expected",
        ])
    }

    @Test("equal recordings have no difference")
    func equality() throws {
        let comparison = MarbleComparison(expected: try events("a-b|"), actual: try events("a-b|"))
        #expect(comparison.firstDifference == nil)
        #expect(comparison.lines().count == 2)
    }

    @Test("in forty columns the part around the difference is shown")
    func narrow() throws {
        let start = String(repeating: "a-", count: 30)
        let comparison = MarbleComparison(expected: try events(start + "b-c"), actual: try events(start + "x-c"))
        let lines = comparison.lines(width: 40)
        #expect(lines.allSatisfy { $0.count <= 40 || $0.hasPrefix("step") })
        let mark = try #require(lines.firstIndex { $0.contains("^") })
        let column = try #require(lines[mark].firstIndex(of: "^"))
        let offset = lines[mark].distance(from: lines[mark].startIndex, to: column)
        #expect(Array(lines[0])[offset] == "b")
        #expect(Array(lines[1])[offset] == "x")
    }
}
