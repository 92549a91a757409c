import Foundation
import Marbles
import OperatorLab
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("Pictures")
struct PictureTests {
    private func events(_ marbles: String) throws -> [TimedEvent] {
        try MarbleDiagram(parsing: marbles).events
    }

    /// Whether a text is well-formed XML; the elements by name.
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

    private func keep(_ svg: String, as name: String) throws {
        // For looking at them: PICTURES=folder swift test --filter PictureTests
        guard let folder = ProcessInfo.processInfo.environment["PICTURES"] else { return }
        try svg.write(toFile: "\(folder)/\(name).svg", atomically: true, encoding: .utf8)
    }

    @Test("lanes are drawn as SVG: a marble for each value, well-formed whatever the values are")
    func lanes() throws {
        let lane = Lane(
            "source <a> & \"b\"",
            [
                TimedEvent(at: .zero, .next("<script>")), TimedEvent(at: .milliseconds(30), .next("\u{1b}[31m&\u{0}")),
                TimedEvent(at: .milliseconds(30), .next("日本")), TimedEvent(at: .seconds(2), .failed("denied")),
            ])
        let svg = LanePicture([lane, Lane("empty", [])]).svg
        let counts = try #require(elements(of: svg), "It is not well-formed:\n\(svg)")
        #expect(counts["rect"] == 3 + 1)
        #expect(!svg.contains("<script"))
        try keep(svg, as: "lanes")
    }

    @Test("every operator's example is drawn as SVG", arguments: OperatorCatalogue.all.map(\.name))
    func examples(_ name: String) throws {
        let example = try #require(OperatorCatalogue.named(name))
        let shown = example.run()
        let svg = shown.svg(title: name)
        #expect(elements(of: svg) != nil)
        #expect(elements(of: shown.pipeline.svg()) != nil)
        try keep(svg, as: "operator-\(example.commandName)")
    }

    @Test("a pipeline is a column of boxes, each with what passed it")
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
        try keep(picture.svg(), as: "pipeline")
    }

    @Test("two sources flow into one operator")
    func joining() throws {
        let sample = try #require(OperatorCatalogue.named("sample")?.run())
        #expect(
            sample.pipeline.lines() == [
                "┌─────────────────────┐  ┌───────────┐",
                "│ source              │  │ trigger   │",
                "│ 3 values, completed │  │ 3 values  │",
                "└──────────┬──────────┘  └─────┬─────┘",
                "           └──────┬────────────┘",
                "                  ▼",
                "       ┌─────────────────────┐",
                "       │ sample              │",
                "       │ 2 values, completed │",
                "       └─────────────────────┘",
            ])
        try keep(sample.pipeline.svg(), as: "joining")
    }

    @Test("in forty columns, and in ten, the picture keeps to them", arguments: [40, 10])
    func narrow(_ width: Int) throws {
        let picture = PipelinePicture([Lane(String(repeating: "long ", count: 20), try events("a|")), Lane("b", [])])
        #expect(picture.lines(width: width).allSatisfy { $0.count <= width })
    }

    @Test("a stage tells the threads that its events came on")
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
