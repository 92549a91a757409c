import Testing
import WorkbookKit

@Suite("What a page asks of the lab") struct LabRequestTests {
    @Test func `each operator's example has marbles that can be dragged, one lane for each line that it plays`() {
        for example in OperatorCatalogue.all {
            let svg = LabRequest.answer(["svg", example.commandName])
            let lines = Set(svg.matches(of: /data-lane="(\d+)"/).compactMap { Int($0.1) })
            #expect(lines.isSubset(of: Set(0..<max(1, example.inputs.count))), "\(example.name)")
            #expect(lines.isEmpty == example.inputs.isEmpty, "\(example.name)")
        }
    }

    @Test func `words have the lanes of a terminal, sentences, and marbles at another step`() {
        #expect(LabRequest.answer(["text", "map", "uppercase", "-a|"]) == "source          -a|\nmap(uppercase)  -A|")
        #expect(
            LabRequest.answer(["speech", "map", "uppercase", "-a|"]).contains(
                "Lane map(uppercase): at step 1 capital A"))
        #expect(LabRequest.answer(["move", "-a|", "1", "20"]) == "-a------------------|")
        #expect(LabRequest.answer(["add", "-a|", "b", "0"]) == "ba|")
        #expect(LabRequest.answer(["remove", "-a|", "0"]) == "--|")
    }

    @Test(arguments: [
        ([], "An empty request"), (["svg", "nope"], "There is no operator nope in this version"),
        (["svg", "map", "uppercase", "-[a"], "Column 2"), (["move", "-[a", "0", "1"], "Column 2"),
        (["svg", "map", "wrong", "a|"], "`wrong` is not one of"),
        (["svg", "merge"] + Array(repeating: String(repeating: "ab", count: 200), count: 9), "too long"),
    ])
    func `what it can't answer has a sentence`(_ words: [String], _ sentence: String) {
        let answer = LabRequest.answer(words)
        #expect(answer.hasPrefix("!") && answer.contains(sentence), "\(answer)")
    }
}
