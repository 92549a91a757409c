import Foundation
import FoundationXML
import Testing
import WorkbookKit

#if canImport(FoundationXML)
#endif

@Suite("Pictures of operators") struct OperatorPictureTests {
    /// `PICTURES=folder swift test --filter OperatorPictureTests` saves the pictures.
    private func save(_ svg: String, as name: String) throws {
        guard let folder = ProcessInfo.processInfo.environment["PICTURES"] else { return }
        try svg.write(toFile: "\(folder)/\(name).svg", atomically: true, encoding: .utf8)
    }

    @Test(arguments: OperatorCatalogue.all.map(\.name))
    func `every operator's example is drawn as well-formed SVG`(_ name: String) throws {
        let example = try #require(OperatorCatalogue.named(name))
        let shown = example.run()
        let (lanes, pipeline) = (shown.svg(title: name), shown.pipeline.svg())
        #expect(XMLParser(data: Data(lanes.utf8)).parse(), "This isn't well-formed XML:\n\(lanes)")
        #expect(XMLParser(data: Data(pipeline.utf8)).parse(), "This isn't well-formed XML:\n\(pipeline)")
        try save(lanes, as: "operator-\(example.commandName)")
        try save(pipeline, as: "pipeline-\(example.commandName)")
    }

    @Test func `two sources flow into one operator`() throws {
        let sample = try #require(OperatorCatalogue.named("sample")?.run())
        #expect(sample.pipeline.lines().joined(separator: "\n") == picture)
    }
}

private let picture = """
    ┌─────────────────────┐  ┌───────────┐
    │ source              │  │ trigger   │
    │ 3 values, completed │  │ 3 values  │
    └──────────┬──────────┘  └─────┬─────┘
               └──────┬────────────┘
                      ▼
           ┌─────────────────────┐
           │ sample              │
           │ 2 values, completed │
           └─────────────────────┘
    """
