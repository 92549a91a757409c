import Judges
import ProofKit
import Testing

@testable import Grading

@Suite("Handing an exercise over to the player") struct HandoverTests {
    @Test(arguments: catalogue)
    func `Each chapter's starter says how, and its own type gets it`(chapter: Chapter) throws {
        let main = try #require(Handover(of: chapter)).main(for: chapter.starterRegions, fixtures: "Exercises")
        #expect(main.contains("Playing::Player.play(Exercises::\(chapter.name)Exercise(\n"))
        #expect(!main.contains("exercise ="))
    }

    private func main(predicting text: String) throws -> (main: String, sentence: String?) {
        let chapter = try #require(catalogue.first { $0.number == "01" })
        let file = chapter.starter.replacing("let predictedBackgrounds = \"?\"", with: text)
        let handover = try #require(Handover(of: chapter))
        return (
            handover.main(for: TaskRegions(of: file), fixtures: "Exercises"),
            handover.obstacle(toPrediction: 2, in: TaskRegions(of: file)[2])
        )
    }

    @Test(arguments: [
        "let predictedBackgrounds = \"yyw\"", "let predictedBackgrounds: String = \"yyw\"",
        "let predictedBackgrounds =\n    \"yyw\" // as I see it",
        "let predictedBackgrounds = \"yyw\"\nlet mine = 5",
    ])
    func `A prediction is the text in quotes that the file has`(text: String) throws {
        let (main, sentence) = try main(predicting: text)
        #expect(main.contains("predictedBackgrounds:\"yyw\""))
        #expect(sentence == nil)
    }

    @Test func `Where a prediction has no value at all, the compiler's error is explained`() async throws {
        let chapter = try #require(catalogue.first { $0.number == "11" })
        let text = try Book.solution(of: chapter).text.replacing(
            "let predictedAnswers = ", with: "let predictedAnswers = //")
        let report = await Grader().grade(chapter, .text(ExerciseFile(path: "Exercise.swift", text: text)), tasks: [3])
        guard case .didNotCompile = report.tasks[0].verdict else {
            Issue.record("\(report.tasks[0].verdict)")
            return
        }
    }

    @Test(arguments: [
        "let predictedBackgrounds = { \"yyw\" }()", "let predictedBackgrounds = String(\"yyw\")",
        "let predictedBackgrounds = \"yy\" + \"w\"", "let predictedBackgrounds = \"\\(forged)\"",
        "let predictedBackgrounds = #\"\\#(forged)\"#", "let predictedBackgrounds = \"yyw\".lowercased()",
        "var predictedBackgrounds = \"yyw\"", "var predictedBackgrounds: String { \"yyw\" }",
        "let predictedBackgrounds = \"yyw\"\n    .lowercased()", "",
    ])
    func `A prediction that code makes is refused, and no code gets to the player`(text: String) throws {
        let (main, sentence) = try main(predicting: text)
        #expect(main.contains("predictedBackgrounds:\"?\""))
        #expect(sentence?.hasPrefix("A prediction is a text in quotes, such as `let predictedBackgrounds = ") == true)
    }
}
