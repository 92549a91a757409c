import Marbles
import Testing

@Suite("Marbles in words") struct SpeakingTests {
    private func sentences(_ marbles: String, time: SpokenLanes.Time = .steps(of: .milliseconds(10))) throws -> [String]
    {
        SpokenLanes([Lane("source", try events(marbles))], time: time).sentences
    }

    @Test(arguments: [
        ("--a--b|", "Lane source: at step 2 a, at 5 b, at 6 completed."),
        ("''-'ma'", "Lane source: at step 0 the empty text, at 2 \"ma\", no end."),
        ("[ab]-#", "Lane source: at step 0 a and b, at 2 failed."),
        ("-#'offline'", "Lane source: at step 1 failed with \"offline\"."),
        ("A^-!", "Lane source: at step 0 capital A, at 1 subscribed, at 3 disposed of."),
        ("---", "Lane source: nothing, no end."),
        ("a5ms b|", "Lane source: at 0 milliseconds a, at 15 b, at 25 completed."),
    ])
    func `a lane says when each event happens, and whether it ends`(_ marbles: String, _ sentence: String) throws {
        #expect(try sentences(marbles) == [sentence])
    }

    @Test func `a thread is named where it changes`() {
        let events = [
            TimedEvent(at: .zero, .next("a"), thread: "main"),
            TimedEvent(at: .milliseconds(120), .next("b"), thread: "main"),
            TimedEvent(at: .milliseconds(520), .next("c"), thread: "twitter"),
        ]
        #expect(
            SpokenLanes([Lane("text", events)], time: .milliseconds).sentences
                == ["Lane text: at 0 milliseconds a on main, at 120 b, at 520 c on twitter, no end."])
    }

    @Test(
        arguments: [
            (
                ["texts   ''--m--'ma'--'mag'--'ma'--", "               map", "colors  y---y--y-----w------y-----"],
                [
                    "Lane texts: at step 0 the empty text, at 3 m, at 6 \"ma\", at 9 \"mag\", at 12 \"ma\", no end.",
                    "map", "Lane colors: at step 0 y, at 3 y, at 6 y, at 9 w, at 12 y, no end.",
                ]
            ),
            // Times and threads.
            (
                [
                    "ms        360                480      600     720",
                    "text   ---[''m]--------------'ma'-----'mag'---|", "          main",
                    "color  ---['yellow''yellow']-'yellow'-'white'-|", "          main",
                ],
                [
                    "Lane text: at 360 milliseconds the empty text on main and m, at 480 \"ma\", at 600 \"mag\", "
                        + "at 720 completed.",
                    "Lane color: at 360 milliseconds \"yellow\" on main and \"yellow\", at 480 \"yellow\", "
                        + "at 600 \"white\", at 720 completed.",
                ]
            ),
            // A digit is a value, although it isn't one in marbles that are typed.
            (
                ["scan    --1--2-|", "reduce  -------[3|]"],
                ["Lane scan: at step 2 1, at 5 2, at 7 completed.", "Lane reduce: at step 7 3 and completed."]
            ),
            // A lane that begins later, or jumps in time, keeps its instants.
            (
                ["cold, first   --a--b--|", "cold, second     --a--b--|"],
                [
                    "Lane cold, first: at step 2 a, at 5 b, at 8 completed.",
                    "Lane cold, second: at step 5 a, at 8 b, at 11 completed.",
                ]
            ),
            (
                ["source  a--600ms--|", "late    ------------b"],
                ["Lane source: at step 0 a, at 65 completed.", "Lane late: at step 67 b, no end."]
            ),
            (["three lines", "without marbles"], nil),
        ] as [([String], [String]?)])
    func `lanes that were drawn below each other are read back: one column is one instant`(
        _ drawn: [String], _ sentences: [String]?
    ) {
        #expect(DrawnLanes(drawn)?.sentences == sentences)
    }

    @Test(arguments: [
        ("m--a--|", "at step 0 m, at 3 a, at 6 completed"), ("---#", "at step 3 failed"),
        ("--------", "nothing for 8 steps"), ("x-y", "at step 0 x, at 2 y, no end"),
    ])
    func `marbles within a sentence are told from options and words`(_ marbles: String, _ words: String) {
        #expect(MarbleDiagram.spoken(marbles) == words)
    }

    @Test(arguments: ["--type", "--no-color", "well-known", "-a", "yy", "--a[b", "->", "-->", "access-request", "0-9"])
    func `what isn't marbles stays`(_ text: String) {
        #expect(MarbleDiagram.spoken(text) == nil)
    }

    @Test func `of long lanes, a comparison says what's around the difference`() throws {
        let expected = try events("abcdefghijkl")
        var actual = expected
        actual[5] = TimedEvent(at: actual[5].time, .next("z"))
        #expect(
            MarbleComparison(expected: expected, actual: actual).sentences == [
                "At step 5: yours sends z, expected f.",
                "Expected: after 2 others, at step 2 c, at 3 d, at 4 e, at 5 f, at 6 g, at 7 h, and 4 more.",
                "Yours: after 2 others, at step 2 c, at 3 d, at 4 e, at 5 z, at 6 g, at 7 h, and 4 more.",
            ])
    }

    @Test func `a prediction isn't revealed unless asked for`() throws {
        let comparison = MarbleComparison(expected: try events("yw"), actual: try events("yy"))
        let yours = ["Yours: at step 0 y, at 1 y.", "Your marbles first differ in step 1, counted from 0."]
        #expect(comparison.sentences(revealingExpected: false) == yours)
        #expect(comparison.sentences(revealingExpected: true) == ["Expected: at step 0 y, at 1 w."] + yours)
    }
}
