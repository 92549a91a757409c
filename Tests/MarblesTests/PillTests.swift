import Marbles
import Terminal
import Testing

@Suite("Lanes as pills") struct PillTests {
    private func text(_ drawing: LaneDrawing) -> [String] {
        drawing.lines(.full).map(\.text.trimmingTrailingSpaces)
    }

    @Test func `a lane has one row, its values no quotes, and its end a sign; what goes on has an arrow`() throws {
        let drawing = LaneDrawing([Lane("texts", try events("''--'ma'-|")), Lane("on", try events("--a#'no'"))])
        #expect(
            text(drawing) == [
                "texts   · ───────── ma ────┤", "on     ──────── a ─✗ no", "· the empty text  ┤ completed  ✗ failed",
            ])
        #expect(text(LaneDrawing([Lane("a", try events("a"))])) == ["a   a ─▸", "▸ goes on"])
    }

    @Test func `each thread has a sign, in a legend and at the names, and in the values where a lane changes it`() {
        let lane = Lane(
            "search",
            [
                TimedEvent(at: .zero, .subscribed, thread: "main"),
                TimedEvent(at: .milliseconds(20), .next("swift"), thread: "twitter"),
            ])
        let lines = text(LaneDrawing([lane], showsTimes: true, showsThreads: true))
        #expect(lines[1] == "search ●◆  ╶───────────────────◆swift ─▸")
        #expect(lines.last == "● main  ◆ twitter  ╶ subscribed  ▸ goes on")
    }

    @Test func `a pause that is longer than its drawing is marked`() throws {
        let lines = text(LaneDrawing([Lane("a", try events("a 900ms b|"))]))
        #expect(lines == ["a   a ─────────//────────── b ─┤", "┤ completed  // a pause"])
    }

    @Test(arguments: [80, 110]) func `time is to scale where there's room, and uses the width`(_ width: Int) throws {
        let typed = ["", "s", "sw", "swi", "swif", "swift"].enumerated().map { number, text in
            TimedEvent(at: .milliseconds(120 * number), .next(text))
        }
        let lanes = [Lane("texts", typed), Lane("throttle", [TimedEvent(at: .milliseconds(1100), .next("swift"))])]
        let lines = text(LaneDrawing(lanes, step: .milliseconds(120), width: width, showsTimes: true))
        let starts = lines[0].matches(of: /\d+/).map { $0.startIndex.utf16Offset(in: lines[0]) }
        #expect(starts[6] - starts[5] >= 3 * (starts[2] - starts[1]) && (width - 6...width).contains(lines[1].count))
    }

    @Test func `in lanes that grow, a moment is narrower than a while`() throws {
        let lanes = [200, 220, 420].map { Lane("lane", [TimedEvent(at: .milliseconds($0), .next("tweets"))]) }
        let drawing = LaneDrawing(lanes, step: .milliseconds(120), width: 60, showsTimes: true)
        let starts = try drawing.ending(.full).lines.dropFirst().map { line in
            try #require(line.text.range(of: "tweets")).lowerBound.utf16Offset(in: line.text)
        }
        #expect(starts[2] - starts[1] > 2 * (starts[1] - starts[0]))
    }

    @Test func `a value has the same color in each lane, and y and w are yellow and white`() throws {
        let lanes = [Lane("a", try events("xyw")), Lane("b", try events("-xx"))]
        let styles = LaneDrawing(lanes).lines(.full).prefix(2).map { line in
            line.spans.filter { $0.style.background != .standard }.map { ($0.text, $0.style) }
        }
        let x = try #require(styles[0].first).1
        #expect(styles[1].allSatisfy { $0.1 == x && $0.0 == " x " })
        #expect(Set((0..<100).map { ValueColor(of: "\($0)") }).count == 8)
        #expect([ValueColor(of: "yellow"), ValueColor(of: "white")] == [.yellow, .white])
        #expect(styles[0][1].1.background == Color(rawValue: "#ffd700"))
        #expect(styles[0][2].1.background == Color(rawValue: "#ffffff"))
    }

    @Test func `a terminal with few colors gets reversed values, and one without colors the text`() throws {
        let drawing = LaneDrawing([Lane("a", try events("a-b|"))], showsTimes: true)
        #expect(drawing.lines(.none).map(\.text) == drawing.lines)
        #expect(drawing.lines(.sixteen).map(\.text) == drawing.lines(.full).map(\.text))
        let values = drawing.lines(.sixteen)[1].spans.filter { $0.style == .reversed }
        #expect(values.map(\.text) == [" a ", " b "])
    }

    @Test(arguments: [20, 40, 80]) func `no line is wider than its window, and all values are there`(_ width: Int) {
        let events = (0..<60).map { TimedEvent(at: .milliseconds($0 * $0 * 7), .next("value \($0)")) }
        let lines = LaneDrawing([Lane("lane", events)], width: width, showsTimes: true).lines(.palette)
        #expect(lines.allSatisfy { $0.columns <= width })
        let all = lines.map(\.text).joined(separator: "\n")
        #expect(events.indices.allSatisfy { all.contains(" value \($0) ") })
    }

    @Test func `an expected and an actual lane have an arrow to their first difference`() throws {
        let comparison = MarbleComparison(
            expected: try events("y-----w"), actual: try events("y-----y"), unit: .milliseconds)
        #expect(
            comparison.pills(width: 60).map(\.text) == [
                "ms        0                                   60 ",
                "expected   y ───────────────────────────────── w ─▸",
                "actual     y ───────────────────────────────── y ─▸  ← 60 ms",
            ])
        let long = MarbleComparison(
            expected: (0..<50).map { TimedEvent(at: .milliseconds($0 * 10), .next("text")) },
            actual: (0..<50).map { TimedEvent(at: .milliseconds($0 * 10), .next($0 == 30 ? "other" : "text")) })
        let lines = long.pills(width: 40).map(\.text)
        #expect(lines.allSatisfy { $0.count <= 40 } && lines[1].contains(" other ") && lines[1].hasSuffix("← step 30"))
    }
}
