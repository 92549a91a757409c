import Marbles
import Terminal
import Testing

@Suite("Printing marbles") struct PrintingTests {
    @Test(arguments: [
        "", "-", "a", "--a-b[cd]--|", "-'mag'-#", "#'denied'", "^-a-!", "a600msb", "7msx13msy|", "[ab|!]---",
    ])
    func `a parsed diagram prints as it was written`(_ marbles: String) throws {
        #expect(try MarbleDiagram(parsing: marbles).marbles == marbles)
    }

    @Test func `a failure keeps its description when parsed, printed and compared`() throws {
        let denied = try MarbleDiagram(parsing: "-a-#'denied'")
        #expect(denied.events.last?.kind == .failed("denied"))
        #expect(denied.events.last?.kind.marble == "#'denied'")
        let bare = try MarbleDiagram(parsing: "-a-#")
        #expect(
            MarbleComparison(expected: bare.events, actual: denied.events).lines().last
                == "             ^ step 3: yours is the failure denied, it should be a failure")
    }

    @Test func `times between steps become jumps, and times closer than a step make the steps shorter`() throws {
        let events = [0, 3, 50, 650].map { TimedEvent(at: .milliseconds($0), .next("a")) }
        let diagram = MarbleDiagram(events)
        #expect(diagram.step == .milliseconds(3))
        #expect(diagram.marbles == "aa44msa597msa")
        #expect(try MarbleDiagram(parsing: diagram.marbles, step: diagram.step).events == events)
    }

    @Test func `the time of a difference between two steps is in milliseconds`() throws {
        let comparison = MarbleComparison(expected: try events("a5msb"), actual: try events("a5msc"))
        #expect(comparison.lines().last == "           ^ 15 ms: yours is \"c\", it should be \"b\"")
    }

    @Test func `a long value is shortened in the sentence about a difference, unless its end differs`() {
        let sentence = { (expected: String, actual: String) in
            MarbleComparison(
                expected: [TimedEvent(at: .zero, .next(expected))], actual: [TimedEvent(at: .zero, .next(actual))]
            ).differenceInWords
        }
        let long = String(repeating: "a", count: 100)
        #expect(sentence("b", long) == "yours is \"\(long.prefix(39))…\", it should be \"b\"")
        #expect(sentence(long + "b", long) == "yours is \"…aaaaaaaa\", it should be \"…aaaaaaaab\"")
        #expect(sentence("\(long) yes", "\(long) no") == "yours is \"…no\", it should be \"…yes\"")
    }

    @Test func `two long values that differ at their ends aren't drawn alike`() {
        let lines = ["the body has no list", "status 503"].map { end in
            [TimedEvent(at: .milliseconds(10), .failed("invalid response (code 2): \(end)"))]
        }
        #expect(
            MarbleComparison(expected: lines[0], actual: lines[1]).lines().prefix(2) == [
                "expected  -#'…the body has no list'", "actual    -#'…status 503'",
            ])
    }

    @Test func `of many events at one instant, six are named and the others are counted`() {
        let actual = (0..<2_000).map { TimedEvent(at: .zero, .next("\($0)")) }
        let sentence = MarbleComparison(expected: [], actual: actual).differenceInWords
        #expect(sentence?.hasSuffix("and \"5\" and 1994 more, it should be nothing") == true)
        let same = MarbleComparison(expected: [], actual: Array(repeating: actual[7], count: 2_000))
        #expect(same.differenceInWords == "yours is \"7\" (2000 times), it should be nothing")
    }

    @Test func `a printed recording parses to the same recording, for all kinds of times and values`() throws {
        var random = SplitMix64(seed: 1)
        let values = ["a", "mag", "it's", "\n", "7", "日", "\u{301}", "🇸🇪", "", "\u{1b}[0m", "|"]
        for _ in 0..<300 {
            var time = 0
            var events = (0..<Int.random(in: 0...8, using: &random)).map { _ in
                time += [0, 0, 1, 10, 10, 20, 37, 600, 200_000_000].randomElement(using: &random)!
                return TimedEvent(at: .milliseconds(time), .next(values.randomElement(using: &random)!))
            }
            if Bool.random(using: &random) {
                events.append(TimedEvent(at: .milliseconds(time), .failed(values.randomElement(using: &random)!)))
            }
            let diagram = MarbleDiagram(events)
            #expect(try MarbleDiagram(parsing: diagram.marbles, step: diagram.step) == diagram)
        }
    }

    @Test func `any text parses, or has an error at one of its columns; what parses prints to the same diagram`() {
        var random = SplitMix64(seed: 2)
        let signs =
            Array("aabcd--||##^!''[[]] 0123456789msms\\nu{}é日🇸👍\t\n\u{0}").map(String.init)
            + ["600ms", "2s", "86400s", "'x'", "\\u{1b}", "\u{301}", "\u{200D}"]
        var read = 0
        for _ in 0..<20_000 {
            let text = (0..<Int.random(in: 0...14, using: &random)).map { _ in signs.randomElement(using: &random)! }
                .joined()
            do throws(MarbleSyntaxError) {
                let diagram = try MarbleDiagram(parsing: text)
                read += 1
                #expect(try MarbleDiagram(parsing: diagram.marbles) == diagram, "\(text) prints as \(diagram.marbles)")
            } catch {
                #expect((1...text.count).contains(error.column), "\(text)")
                #expect(error.description.contains("\n"))
            }
        }
        #expect(read > 1_000)
    }
}
