import Foundation
import Marbles
import Testing
import WorkbookKit

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("Operators shown on marbles") struct CatalogueTests {
    @Test(arguments: OperatorCatalogue.all.map(\.name))
    func `every example runs, has its own name, and is drawn as well-formed SVG`(_ name: String) throws {
        let example = try #require(OperatorCatalogue.named(name))
        #expect(example.name == name, "Another operator has the same letters.")
        #expect(OperatorCatalogue.named(example.commandName)?.name == name)
        let shown = example.run()
        #expect(shown.outputs.contains { !$0.events.isEmpty })
        #expect(shown.lines(width: 100).allSatisfy { $0.count <= 100 })
        for svg in [shown.svg(title: name), shown.pipeline.svg()] {
            #expect(XMLParser(data: Data(svg.utf8)).parse(), "This isn't well-formed XML:\n\(svg)")
        }
    }

    @Test func `in a pipeline, two sources flow into one operator`() throws {
        let sample = try #require(OperatorCatalogue.named("sample")?.run())
        let picture = """
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
        #expect(sample.pipeline.lines().joined(separator: "\n") == picture)
    }

    // interval isn't read back, because its drawing has a dash that takes no time after a quoted value.
    @Test(arguments: OperatorCatalogue.all.map(\.name).filter { $0 != "interval(every:)" })
    func `what a drawing says when it's read back is what the lanes say`(_ name: String) throws {
        let shown = try #require(OperatorCatalogue.named(name)).run()
        #expect(DrawnLanes(shown.lines(width: 500))?.sentences == shown.sentences)
    }

    @Test func `arguments without marbles run on the example's marbles`() throws {
        let take = try #require(OperatorCatalogue.named("take-first"))
        #expect(try take.run(words: ["1"]).lines().last == "take(first: 1)  --[a|]")
    }

    @Test(arguments: [
        ("take(first:)", "take(first:)"), ("takeFirst", "take(first:)"), ("take", "take(first:)"),
        ("THROTTLE", "throttle"),
        ("merge(with:)", "merge"), ("combineLatest", "combineLatest"), ("flatMap", "flatMap"),
        ("flatMap-strategy", "flatMap(_ strategy:)"),
    ])
    func `a name is found in every spelling`(_ written: String, _ name: String) {
        #expect(OperatorCatalogue.named(written)?.name == name)
    }

    @Test(arguments: ["", "(", "mop", "7"]) func `an unknown name isn't an operator`(_ written: String) {
        #expect(OperatorCatalogue.named(written) == nil)
    }

    @Test(arguments: [
        ("throttle", ["three", "a|"], "`three` is not a number of steps of virtual time, 0 or more. Write"),
        ("throttle", ["three", "a|"], "`throttle 4 \"--a-b-c-----------d--|\"`."),
        ("replay", ["1"], "There is 1 argument here. Write it as `replay 1 7 \"--a--b--c--|\"`."),
        ("throttle", ["-1", "a|"], "`-1` is not a number of steps"),
        ("take(first:)", ["99999999999999999999", "a|"], "is not a count, 0 or more"),
        ("map", ["shout", "a|"], "is not one of uppercase, lowercase, double, reverse, length"),
        ("filter", ["<", "a|"], "or a comparison as in \"<c\""),
        ("distinct", ["a|", "b|"], "It takes one line of marbles, but there are 2."),
        ("flatMap", ["a|"], "It takes 2 to 27 lines of marbles, but there is 1."),
        ("map", ["uppercase", "a]"], "Column 2: This `]` closes nothing"),
        ("sample(on:)", ["a|", "-#"], "The signal `trigger` can't fail. End `-#` with `|`, or leave"),
        ("doNext", [String(repeating: "a", count: 501)], "A line of marbles has more than 500 events."),
    ])
    func `each mistake has its own sentence`(_ name: String, _ words: [String], _ sentence: String) throws {
        let example = try #require(OperatorCatalogue.named(name))
        let error = #expect(throws: OperatorExampleError.self) { try example.run(words: words) }
        #expect(error?.description.contains(sentence) == true, "\(error?.description ?? "")")
    }

    @Test(arguments: OperatorCatalogue.all.map(\.name))
    func `each operator ends and keeps the grammar for all kinds of marbles`(_ name: String) throws {
        let example = try #require(OperatorCatalogue.named(name))
        let lines = [
            "", "|", "#", "a", "a|", "-", "[ab|]", "[abc]#'x'", "a-b-a-|", "600msa|", "--'#'--'|'-|", "a86400sb|",
            "^-a-!", "abcabcabc|",
        ]
        for round in 0..<lines.count * 2 {
            let count = max(example.marblesCount.lowerBound, min(example.marblesCount.upperBound, 1 + round % 3))
            let marbles = (0..<count).map { lines[(round * 5 + $0 * 3) % lines.count] }
            let arguments = example.parameters.map(\.example)
            do throws(OperatorExampleError) {
                let shown = try example.run(words: arguments + marbles)
                for output in shown.outputs {
                    let ends = output.events.indices.filter { index in
                        if case .next = output.events[index].kind { false } else { true }
                    }
                    #expect(ends.isEmpty || ends == [output.events.count - 1], "\(marbles)")
                }
                _ = shown.lines()
            } catch {
                guard case .failingInput = error else { throw error }
            }
        }
    }

    @Test(arguments: [("repeated", ["|"]), ("retry", ["1000", "#"]), ("repeated(_ count:)", ["1000", "a|"])])
    func `an endless operator is stopped`(_ name: String, _ words: [String]) throws {
        let shown = try #require(OperatorCatalogue.named(name)).run(words: words)
        #expect(shown.inputs.count <= 101)
        #expect(shown.outputs[0].events.last?.kind == .disposed)
    }
}
