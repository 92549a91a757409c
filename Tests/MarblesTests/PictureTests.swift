import Foundation
import Marbles
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("Pictures") struct PictureTests {
    /// The number of elements of each name; nil if `svg` isn't well-formed XML.
    private func elements(of svg: String) -> [String: Int]? {
        final class Counter: NSObject, XMLParserDelegate {
            var counts: [String: Int] = [:]
            func parser(
                _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
                attributes: [String: String]
            ) { counts[name, default: 0] += 1 }
        }
        let counter = Counter()
        let parser = XMLParser(data: Data(svg.utf8))
        parser.delegate = counter
        return parser.parse() ? counter.counts : nil
    }

    @Test("lanes are drawn as well-formed SVG: a marble for each value, even for markup and control characters")
    func lanes() throws {
        let lane = Lane(
            "source <a> & \"b\"",
            [
                TimedEvent(at: .zero, .next("<script>")), TimedEvent(at: .milliseconds(30), .next("\u{1b}[31m&\u{0}")),
                TimedEvent(at: .milliseconds(30), .next("日本")), TimedEvent(at: .seconds(2), .failed("denied")),
            ])
        let svg = LanePicture([lane, Lane("empty", [])]).svg
        let counts = try #require(elements(of: svg), "This isn't well-formed XML:\n\(svg)")
        // The `+ 2` is the background and the mark of a shortened pause.
        #expect(counts["rect"] == 3 + 2)
        #expect(!svg.contains("<script"))
    }

    @Test("a picture has a title, describes its events in words, and colors everything in a light and a dark scheme")
    func schemes() throws {
        let lane = Lane("text", try events("m-[ag]--|"))
        for svg in [LanePicture([lane]).svg, PipelinePicture([lane, lane]).svg()] {
            #expect(svg.contains("role=\"img\" aria-labelledby=\"title description\""))
            let style = try #require(
                svg.firstMatch(of: /<style>(.*)@media[^{]*dark\) \{(.*)\}\n<\/style>/.dotMatchesNewlines()))
            let body = svg[style.range.upperBound...]
            #expect(!body.contains("#0") && !body.contains("fill=") && !body.contains("stroke=\""))
            for name in Set(body.matches(of: /class="([^"]+)"/).flatMap { $0.1.split(separator: " ") })
            where name != "ink" {
                #expect(style.1.contains(".\(name)") && style.2.contains(".\(name)"), "\(name) has no color")
            }
        }
        let described = #"<desc id="description">text: &quot;m&quot; at step 0, &quot;a&quot; at step 2, "#
        #expect(LanePicture([lane]).svg.contains(described))
        #expect(PipelinePicture([lane]).svg().contains("text: 3 values, completed.</desc>"))
    }

    @Test func `the picture of a trace has times above the lanes, and a thread where it changes`() throws {
        let lane = Lane(
            "json",
            [
                TimedEvent(at: .milliseconds(360), .next("a"), thread: "main"),
                TimedEvent(at: .milliseconds(480), .next("b"), thread: "main"),
                TimedEvent(at: .milliseconds(1_262), .next("c"), thread: "a-network-queue"),
            ])
        let svg = LanePicture([lane], step: .milliseconds(120), showsTimes: true, showsThreads: true).svg
        let texts = svg.matches(of: />([^<]+)<\/text>/).map { String($0.1) }
        #expect(texts == ["ms", "360", "480", "1262", "json", "a", "b", "c", "main", "a-network-queue"])
        #expect(svg.contains("&quot;c&quot; at 1262 ms.</desc>"))
    }

    private func middles(in svg: String) -> [String: Int] {
        svg.matches(of: /<text x="(\d+)"[^>]*text-anchor="middle"[^>]*>(\w)</).reduce(into: [:]) {
            $0[String($1.2)] = Int($1.1)
        }
    }

    @Test(
        "equal steps are equally long, marbles of one instant are below each other, and a long pause is marked as cut")
    func scale() throws {
        let lanes = [Lane("one", try events("a-b--c------d|")), Lane("two", try events("--[xy]---'long'---z|"))]
        let svg = LanePicture(lanes).svg
        let middle = middles(in: svg)
        let (a, b, c, d) = (middle["a"] ?? 0, middle["b"] ?? 0, middle["c"] ?? 0, middle["d"] ?? 0)
        #expect(b - a == (c - a) * 2 / 5 && (d - a) == (b - a) * 6)
        #expect(middle["x"] == b)
        #expect(!svg.contains("rx=\"0\""))
        let long = LanePicture([Lane("one", try events("a-'longer'-'longest'-b---c|"))]).svg
        let (start, next, last) = (
            middles(in: long)["a"] ?? 0, middles(in: long)["b"] ?? 0, middles(in: long)["c"] ?? 0
        )
        #expect((next - start) * 2 == (last - next) * 3)
        let cut = LanePicture([Lane("one", try events("a600ms-b"))]).svg
        #expect(cut.contains("rx=\"0\"") && (middles(in: cut)["b"] ?? 0) < 600)
    }

    @Test func `what can be dragged is marked with its line, its number and its step, and nothing else is`() throws {
        let lanes = [
            Lane("in", try events("^a-[b|]"), span: .zero...(.milliseconds(30))), Lane("out", try events("a|")),
        ]
        let svg = LanePicture(lanes, sources: [1, nil]).svg
        #expect(elements(of: svg) != nil)
        #expect(svg.matches(of: /data-lane="(\d+)"/).map { $0.1 } == ["1"])
        let marbles = svg.matches(of: /data-event="(\d)" data-step="(\d)"/).map { "\($0.1)@\($0.2)" }
        #expect(marbles == ["0@1", "1@3", "2@3"])
        #expect(!LanePicture(lanes).svg.contains("data-"))
    }

    @Test(arguments: [40, 10]) func `a picture fits in forty columns and in ten`(_ width: Int) throws {
        let picture = PipelinePicture([Lane(String(repeating: "long ", count: 20), try events("a|")), Lane("b", [])])
        #expect(picture.lines(width: width).allSatisfy { $0.count <= width })
    }

    @Test func `a stage names the threads of its events`() {
        let lane = Lane(
            "search",
            [
                TimedEvent(at: .zero, .next("a"), thread: "background"),
                TimedEvent(at: .zero, .next("b"), thread: "main"),
                TimedEvent(at: .zero, .failed("denied"), thread: "main"),
            ])
        #expect(lane.summary == "2 values on background and main, failed: denied")
    }
}
