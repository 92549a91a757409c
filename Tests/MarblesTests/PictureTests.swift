import Foundation
import Marbles
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("Pictures")
struct PictureTests {
    private func events(_ marbles: String) throws -> [TimedEvent] {
        try MarbleDiagram(parsing: marbles).events
    }

    /// How many elements of each name a text contains; nil if it isn't well-formed XML.
    private func elements(of svg: String) -> [String: Int]? {
        final class Counter: NSObject, XMLParserDelegate {
            var counts: [String: Int] = [:]
            func parser(
                _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
                attributes: [String: String]
            ) {
                counts[name, default: 0] += 1
            }
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
        #expect(counts["rect"] == 3 + 1)
        #expect(!svg.contains("<script"))
    }

    @Test("a pipeline is a column of boxes, each with a count of its events")
    func pipeline() throws {
        let picture = PipelinePicture([
            Lane("text", try events("m-a-g")), Lane("filter", try events("----g|")),
        ])
        #expect(
            picture.lines() == [
                "┌─────────────────────┐",
                "│ text                │",
                "│ 3 values            │",
                "└──────────┬──────────┘",
                "           ▼",
                "┌─────────────────────┐",
                "│ filter              │",
                "│ 1 value, completed  │",
                "└─────────────────────┘",
            ])
    }

    @Test("a picture fits in forty columns and in ten", arguments: [40, 10])
    func narrow(_ width: Int) throws {
        let picture = PipelinePicture([Lane(String(repeating: "long ", count: 20), try events("a|")), Lane("b", [])])
        #expect(picture.lines(width: width).allSatisfy { $0.count <= width })
    }

    @Test("a stage names the threads of its events")
    func threads() {
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
