import Reading
import Testing

@testable import Grading

@Suite("The words of a chapter's tasks, as Tasks.md has them") struct ChapterTasksTests {
    private static let text = String(Sample.text(of: "Tasks.md").dropLast())

    private func read(_ text: String) throws -> [TaskWords] {
        try ChapterTasks(text, path: "Chapters/05-Filter/Tasks.md").tasks
    }

    /// The line and the sentence of the mistake that stops reading.
    private func mistake(in text: String) throws -> String {
        let mistake = try #require(throws: BookFile.FormatError.self) { try read(text) }
        #expect(mistake.description.hasPrefix("Chapters/05-Filter/Tasks.md:\(mistake.line): "))
        return "\(mistake.line): \(mistake.sentence)"
    }

    @Test func `A task has a number, a title, a kind, a goal, three hints, and words for a pass`() throws {
        let task = try #require(try read(Self.text).first)
        #expect(task.number == 1 && task.title == "only long texts" && task.kind == "step" && task.line == 3)
        #expect(
            task.goal.text == "Log the texts that are long.\n\n- Short ones aren't logged.\n- No text is changed.")
        #expect(task.hints.map(\.places) == [[], ["count"], []])
        #expect(task.hints[1].filled(with: ["count": "two"]) == "There are two. Press `{delete}`.")
        #expect(task.hints[2].text == "texts\n    .filter(isLong)\nIt's short.")
        #expect(task.passed.text == "That was it.")
        #expect(try read(Self.text + "\n").first?.passed == task.passed)
    }

    @Test func `A task with examples has a list of both lanes, and of wrong answers with a question`() throws {
        let heading = ("## 1 · only long texts · step", "## 1 · only long texts · step · examples")
        let text = Self.text.replacing(heading.0, with: heading.1) + "\n\n### examples\n"
        let test = "\n### test of log\n\n    let texts = []\n"
        let lanes = "- keys: A key.\n- expected: What's\n  logged.\n"
        let task = try #require(try read(text + lanes + "- off by one: Are three enough: yes or no?\n" + test).first)
        #expect(
            task.hasExamples && task.test.contains("let texts")
                && task.examples.map(\.name) == ["keys", "expected", "off by one"])
        #expect(task.examples.map(\.text) == ["A key.", "What's logged.", "Are three enough: yes or no?"])
        for lines in [lanes, lanes + "- a question?", lanes + "What's this: a list?"] {
            #expect(try mistake(in: text + lines + test).hasPrefix("28: Expected a list of both lanes"))
        }
        let missing = try mistake(in: Self.text.replacing(heading.0, with: heading.1))
        #expect(missing.contains(": Expected `### examples` in task 1."))
    }

    @Test func `A predict task has a question, in which code is indented`() throws {
        let text = Self.text.replacing("· step", with: "· predict") + "\n\n### question\n"
        let task = try #require(try read(text + "What comes\nout?\n\n    {texts}\n      .then\n\nMarbles.\n").first)
        #expect(task.question.text == "What comes out?\n\n    {texts}\n      .then\n\nMarbles.")
        #expect(try read(Self.text).first?.question.text == "")
    }

    @Test(arguments: [
        (
            "## 1 · only long texts · step", "## only long texts",
            "3: Expected the task's number, its title and its kind, such as `## 1 · predict · predict`."
        ),
        (
            "### hint 2", "### hints",
            """
            3: Expected `### hint 2` in task 1. A task has a goal, three hints, and what's said when it's passed.
            """
        ),
        (
            "### passed\n", "",
            """
            3: Expected `### passed` in task 1. A task has a goal, three hints, and what's said when it's passed.
            """
        ),
        ("There's one stage.", "", "12: There are no words below this heading."),
    ])
    func `What isn't in the form says what was expected`(_ words: String, _ others: String, says: String) throws {
        #expect(try mistake(in: Self.text.replacing(words, with: others)) == says)
    }

    @Test func `A mark of a sentence isn't a part of the goal, and no two sentences have the same one`() throws {
        let marked = Self.text.replacing("are long.", with: "are long, [a] or empty [b].").replacing(
            "logged.\n- No", with: "logged. [c]\n- No")
        let task = try #require(try read(marked).first)
        #expect(task.marks == ["a", "b", "c"])
        #expect(task.goal.text.hasPrefix("Log the texts that are long, or empty.\n\n- Short ones aren't logged.\n- No"))
        let doubled = marked.replacing("[c]", with: "[a]")
        #expect(try mistake(in: doubled) == "3: Two sentences of task 1 have the mark [a].")
    }

    @Test func `Two tasks of one number are a mistake of the second`() throws {
        #expect(try mistake(in: Self.text + "\n" + Self.text) == "29: Task 1 is here twice. Line 3 has it, too.")
    }

    @Test
    func `A task's values go into its words, and one without a place or a place without one is a mistake`() throws {
        let words = try #require(try read(Self.text).first)
        func judge(_ places: [String: String]) -> TaskJudge { TaskJudge(number: 1, places: places, scenarios: []) }
        let task = ExerciseTask(judge(["count": "two"]), saying: words)
        #expect(task.hints[1] == "There are two. Press `{delete}`." && task.kind == .step)
        #expect(judge(["count": "two"]).mistake(in: words) == nil)
        #expect(judge([:]).mistake(in: words) == "The task has no value for {count}.")
        #expect(judge(["count": "2", "sum": "3"]).mistake(in: words) == "Nothing names the task's value {sum}.")
        let odd = try #require(try read(Self.text.replacing("· step", with: "· stop")).first)
        #expect(judge([:]).mistake(in: odd)?.hasPrefix("“stop” isn't a kind of task. The kinds are `step`, ") == true)
    }
}
