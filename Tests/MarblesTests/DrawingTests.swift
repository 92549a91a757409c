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

    @Test func `times are above the lanes, and changes of thread are below each lane`() {
        func event(_ time: Int, _ value: String, on thread: String) -> TimedEvent {
            TimedEvent(at: .milliseconds(time), .next(value), thread: thread)
        }
        let drawing = LaneDrawing(
            [
                Lane(
                    "search",
                    [
                        event(0, "a", on: "background"), event(10, "b", on: "background"),
                        event(40, "c", on: "background"),
                    ]),
                Lane(
                    "show", [event(20, "a", on: "main"), event(30, "b", on: "main"), event(40, "c", on: "background")]),
            ],
            showsTimes: true, showsThreads: true
        )
        #expect(
            drawing.lines == [
                "ms      0           10        20        30        40",
                "search  a-----------b-----------------------------c",
                "        background",
                "show    ----------------------a---------b---------c",
                "                              main                background",
            ])
    }

    @Test func `the first difference has a mark and a sentence`() throws {
        let comparison = MarbleComparison(expected: try events("----c---e-|"), actual: try events("--b-c---e-|"))
        #expect(
            comparison.lines() == [
                "expected  ----c---e-|",
                "actual    --b-c---e-|",
                "            ^ step 2: yours is \"b\", it should be nothing",
            ])
    }

    @Test func `a prediction is shown as it is typed, and the right marbles only on request`() throws {
        let comparison = MarbleComparison(expected: try events("'1'-'0'--'2'|"), actual: try events("'1'-'10'-"))
        let own = [
            "yours     1-'10'",
            "            ^ Your marbles first differ in step 2, counted from 0.",
        ]
        #expect(comparison.lines(revealingExpected: false) == own)
        #expect(comparison.lines(revealingExpected: true) == ["expected  1-0--2|"] + own)
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

    @Test func `equal recordings have no difference`() throws {
        let comparison = MarbleComparison(expected: try events("a-b|"), actual: try events("a-b|"))
        #expect(comparison.firstDifference == nil)
        #expect(comparison.lines().count == 2)
    }

    @Test func `forty columns show the part around the difference`() throws {
        let start = String(repeating: "a-", count: 30)
        let comparison = MarbleComparison(expected: try events(start + "b-c"), actual: try events(start + "x-c"))
        let lines = comparison.lines(width: 40)
        #expect(lines.allSatisfy { $0.count <= 40 })
        let mark = try #require(lines.firstIndex { $0.contains("^") })
        let column = try #require(lines[mark].firstIndex(of: "^"))
        let offset = lines[mark].distance(from: lines[mark].startIndex, to: column)
        #expect(Array(lines[0])[offset] == "b")
        #expect(Array(lines[1])[offset] == "x")
    }

    @Test func `a value as long as a tweet is shortened`() {
        let tweet = String(repeating: "so long ", count: 20)
        let lines = LaneDrawing(
            [Lane("tweet", [TimedEvent(at: .zero, .next(tweet)), TimedEvent(at: .zero, .next(tweet))])],
            width: 40
        ).lines
        #expect(lines == ["tweet  ['so long so long so lo…"])
    }

    @Test func `ten thousand events are compared`() {
        let flood = (0..<10_000).map { TimedEvent(at: .milliseconds($0 * 10), .next("a")) }
        let comparison = MarbleComparison(expected: flood, actual: flood + [TimedEvent(at: .seconds(200), .completed)])
        #expect(comparison.firstDifference == .seconds(200))
        #expect(comparison.lines(width: 40).allSatisfy { $0.count <= 40 })
    }

    @Test func `the first difference can be said in words, with both sides`() throws {
        let difference = MarbleComparison(expected: try events("a-[b|]"), actual: try events("a-c--|")).difference
        #expect(difference?.place == "step 2")
        #expect(difference?.expected == "\"b\" and the completion" && difference?.actual == "\"c\"")
        #expect(MarbleComparison(expected: try events("a-"), actual: try events("a")).difference == nil)
    }
}

func events(_ marbles: String) throws -> [TimedEvent] { try MarbleDiagram(parsing: marbles).events }
