import Exercises
import Grading
import Judges
import Playing
import ProofKit
import Testing

/// Predict tasks can ask each student a different question, and each must be as fair as the book's own.
@Suite("Other questions than the book's") struct QuestionsTests {
    static let varying = catalogue.filter(\.varies)

    @Test(arguments: varying) func `there are many, and none starts a task`(_ chapter: Chapter) async {
        let asked = (1...50).map { chapter.asking($0) }
        #expect(Set(asked.map(\.starter)).count > 25)
        for chapter in asked.prefix(5) {
            let report = await Grader().grade(
                chapter, .text(ExerciseFile(path: "starter.swift", text: chapter.starter)))
            #expect(report.tasks.allSatisfy { $0.verdict == .notStarted })
        }
    }

    /// `graders prove questions` takes all chapters.
    @Test(arguments: Sample.current.some(1, of: varying))
    func `the answer to one passes, and the answer to another does not`(_ chapter: Chapter) async throws {
        #expect(try await QuestionProof.faults(in: chapter) == [])
    }

    @Test(
        "what a verdict draws can be typed back: the right marbles pass, the reader's own get the same verdict",
        arguments: Sample.current.some(4, of: catalogue))
    func typedBack(_ chapter: Chapter) throws {
        let numbers: [UInt64?] = [nil] + (1...20).map { UInt64($0) }
        let tasks = numbers.flatMap { chapter.asking($0).tasks }.filter { $0.kind == .predict }
        let guesses = ["", "x", "'0'-'0'|", "-[ab]-'10'--|", "a600ms'b c'", String(repeating: "m-", count: 30)]
        for (task, guess) in tasks.flatMap({ task in guesses.map { (task, $0) } }) {
            let finding = try #require(task.finding(predicting: guess))
            let comparison = try #require(finding.prediction)
            for width in [40, 80] {
                let lines = comparison.lines(revealingExpected: true, width: width)
                let expected = String(lines[0].dropFirst("expected  ".count))
                let own = String(lines[1].dropFirst("yours     ".count))
                #expect(task.finding(predicting: expected) == nil, Comment(rawValue: expected))
                // Typed back, a drawing that was cut off is a shorter lane.
                let again = task.finding(predicting: own)?.prediction
                #expect(own.contains("…") || again == comparison, Comment(rawValue: own))
                #expect(lines.allSatisfy { $0.count <= width })
            }
        }
    }

    @Test(arguments: varying)
    func `a file from a handout names the questions that it answers`(_ chapter: Chapter) async throws {
        let asked = chapter.asking(7)
        let text = "// Questions: 7\n" + asked.answered(in: try Book.solution(of: chapter).text)
        let file = ExerciseFile(path: "\(chapter.id)/handed-out/Exercise.swift", text: text)
        #expect(QuestionSet.number(in: asked.starter) == 7)
        #expect(await Grader().grade(chapter, .text(file), tasks: chapter.varyingTasks).isPass)
    }

    @Test func `a student's number depends only on the class's seed and the id`() {
        #expect(QuestionSet.number(of: "ada", seed: 1) == QuestionSet.number(of: "ada", seed: 1))
        #expect(QuestionSet.number(of: "ada", seed: 1) != QuestionSet.number(of: "bob", seed: 1))
        #expect(QuestionSet.number(of: "ada", seed: 1) != QuestionSet.number(of: "ada", seed: 2))
        #expect(QuestionSet.number(in: "// Questions: 0") == nil)
        #expect(QuestionSet.number(in: "let questions = \"// Questions: 5\"") == nil)
    }
}

extension Chapter {
    fileprivate var varyingTasks: [Int] { tasks.filter(\.varies).map(\.number) }
}

extension ExerciseTask {
    fileprivate func finding(predicting marbles: String) -> Finding? {
        let transcript = Transcript(of: [(.prediction, marbles)])
        return scenarios.lazy.compactMap { $0.judge(transcript) }.first
    }
}
