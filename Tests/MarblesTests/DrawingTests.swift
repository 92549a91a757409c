import Marbles
import Terminal
import Testing

@Suite("Drawing marbles") struct DrawingTests {
    @Test(arguments: [
        ("m--a--g|", "y--y--w|", ["texts   m--a--g|", "colors  y--y--w|"]),
        ("-'mag'-b", "-x-y-|", ["texts   -'mag'-b", "colors  -x-----y-|"]),
    ])
    func `lanes share one ruler, in which a longer marble makes room`(
        _ texts: String, _ colors: String, _ lines: [String]
    ) throws {
        let drawing = LaneDrawing([Lane("texts", try events(texts)), Lane("colors", try events(colors))])
        #expect(drawing.lines == lines)
    }

    @Test func `a drawing that is too wide continues below`() throws {
        let drawing = LaneDrawing([Lane("lane", try events("a-b-c-d-e-f-g-h|"))], width: 16)
        #expect(drawing.lines.allSatisfy { $0.count <= 16 })
        #expect(drawing.lines.joined().filter(\.isLetter).hasSuffix("gh"))
    }

    @Test(arguments: 16...100)
    func `the time above the last marble has its room`(width: Int) {
        let events = [120, 240, 360, 1020].map { TimedEvent(at: .milliseconds($0), .next("a")) }
        let drawing = LaneDrawing(
            [Lane("lane", events)], step: .milliseconds(100), width: width, showsTimes: true)
        #expect(drawing.lines.allSatisfy { $0.count <= width })
        #expect(drawing.lines.contains { $0.hasSuffix("1020") })
    }

    @Test func `letters that stand for parts of the code are counted from 1`() throws {
        let comparison = MarbleComparison(expected: try events("tmb"), actual: try events("tbb"), unit: .letters)
        #expect(
            comparison.lines(revealingExpected: false) == [
                "yours     tbb", "           ^ Your letters first differ in number 2.",
            ])
    }

    @Test func `a prediction that is too short is marked after its end`() throws {
        let short = MarbleComparison(expected: try events("a---b"), actual: try events("a"))
        #expect(short.lines(revealingExpected: false, width: 30).prefix(2) == ["yours     a---", "              ^"])
    }

    @Test(arguments: 30...50)
    func `a lane that is too wide is cut around the mark, never wrapped, even inside a flag`(width: Int) throws {
        let flags = String(repeating: "🇯🇵", count: 30)
        let long = MarbleComparison(expected: try events(flags + "b" + flags), actual: try events(flags + "c" + flags))
        for (lines, own) in [
            (long.lines(revealingExpected: false, width: width), 0), (long.lines(width: width), 1),
        ] {
            #expect(lines.allSatisfy { DisplayWidth.columns(of: $0) <= width })
            // The letter c also occurs in "actual".
            let before =
                "actual    ".count
                + lines[own].dropFirst(10).prefix { $0 != "c" }.reduce(0) {
                    $0 + DisplayWidth.columns(of: String($1))
                }
            #expect(before == lines[own + 1].prefix { $0 != "^" }.count)
        }
    }

    @Test func `a value as long as a tweet is shortened`() {
        let tweet = String(repeating: "so long ", count: 20)
        let lines = LaneDrawing(
            [Lane("tweet", [TimedEvent(at: .zero, .next(tweet)), TimedEvent(at: .zero, .next(tweet))])],
            width: 40
        ).lines
        #expect(lines == ["tweet  ['so long so long so lo…"])
    }

    @Test func `the first difference can be said in words, with both sides`() throws {
        let difference = MarbleComparison(expected: try events("a-[b|]"), actual: try events("a-c--|")).difference
        #expect(difference?.place == "step 2")
        #expect(difference?.expected == "\"b\" and the completion" && difference?.actual == "\"c\"")
        #expect(MarbleComparison(expected: try events("a-"), actual: try events("a")).difference == nil)
    }
}

func events(_ marbles: String) throws -> [TimedEvent] { try MarbleDiagram(parsing: marbles).events }
