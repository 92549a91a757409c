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

    @Test("the picture of a trace has times above the lanes, and a thread where it changes")
    func traced() throws {
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

    @Test("a picture's file is checked before anything is drawn, and an earlier picture is replaced")
    func file() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "pictures-\(UUID())")
        try FileManager.default.createDirectory(
            at: folder.appending(path: "folder.svg"), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func problem(_ name: String) -> String? {
            do { _ = try PictureFile(folder.appending(path: name).path) } catch { return "\(error)" }
            return nil
        }
        #expect(problem("notes.md")?.contains("ends in .svg") == true)
        #expect(problem("folder.svg")?.contains("is a folder") == true)
        #expect(problem("none/a.svg")?.contains("There is no folder") == true)
        let place = folder.appending(path: "a.svg")
        for text in ["one", "two"] {
            try PictureFile(place.path).write(text)
            #expect(try String(contentsOf: place, encoding: .utf8) == text)
        }
        let vanished = try PictureFile(place.path)
        try FileManager.default.removeItem(at: folder)
        #expect(throws: PictureFile.Problem.self) { try vanished.write("three") }
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
