import Drills
import Foundation
import LineEditor
import Reading
import Testing

@testable import WorkbookKit

@MainActor
@Suite struct DrillTests {
    let bench: Bench
    /// The lines that the reader types, and then Ctrl-D.
    let typed = Log<Outcome>()
    let day = Log<Int>()

    init() throws {
        bench = try Bench()
        let lesson = Bench.lesson.replacing(
            "The first step.", with: "The first step.\n\n<!-- introduces: map, textSignal, doNext, side effect -->")
        try bench.folder.write(lesson, to: "Chapters/01-Validation/Lesson.md")
        try bench.folder.write(
            Bench.lesson.replacing("The first step.", with: "<!-- introduces: filter -->"),
            to: "Chapters/02-RetainCycles/Lesson.md")
        day.add(0)
    }

    /// A session of a reader who is in chapter 1, with lines to type.
    private func session(_ lines: [String] = [], ending: Outcome = .endOfFile) -> Session {
        let session = bench.session(now: { [day] in
            Date(timeIntervalSince1970: Double(day.all.last ?? 0) * 86_400 + 43_200)
        })
        session.progress.update { $0.place = Place(chapter: "01-Validation", step: 1) }
        var rest = lines[...]
        session.readAnswer = { _ in rest.popFirst().map(Outcome.line) ?? ending }
        return session
    }

    private var kept: DrillRecord { bench.session().drills.current }

    @Test func `five answers are a day`() async {
        #expect(await session(["1", "2?", "?", "3", "1"]).run(line: "drill") == .passed)
        let shown = bench.take()
        #expect(shown.contains("Question 5 of 5") && shown.contains("of 5 right."))
        #expect(kept.questions.count == 5)
        #expect(await session().run(line: "drill") == .passed)
        #expect(bench.take().contains("`drill --again` asks more"))
        #expect(kept.questions.count == 5)
    }

    @Test func `what was missed comes back the next day, and the greeting says so`() async {
        _ = await session(["?", "?", "q"]).run(line: "drill")
        #expect(bench.take().contains("0 of 2 right. 2 come back tomorrow."))
        session().greet()
        #expect(!bench.take().contains("drill questions"))
        day.add(1)
        session().greet()
        #expect(bench.take().contains("2 drill questions are back today: `drill`."))
        _ = await session(["?"]).run(line: "drill")
        #expect(bench.take().contains("Question 1 of 5 · back again"))
    }

    @Test func `anything but an answer is asked again`() async {
        _ = await session(["two", "", "9", "0", "1?"]).run(line: "drill")
        #expect(bench.take().components(separatedBy: "Type a number from 1 to").count == 5)
        #expect(kept.questions.count == 1)
    }

    @Test func `Ctrl-C keeps what was answered`() async {
        #expect(await session(["1", "2"], ending: .interrupted).run(line: "drill") == .passed)
        #expect(kept.questions.count == 2)
        #expect(bench.take().contains("`drill` asks the other 3."))
    }

    @Test func `a chapter that wasn't read is refused`() async {
        #expect(await session().run(line: "drill --chapter 2") == .notPassed)
        #expect(bench.take().contains("You haven't read chapter 2"))
        #expect(await session().run(line: "drill --chapter 99") == .usage)
        #expect(await session().run(line: "drill --chapters") == .usage)
    }

    @Test func `before chapter 1, there's nothing to ask`() async {
        let session = session()
        session.progress.update { $0.place = nil }
        #expect(await session.run(line: "drill") == .notPassed)
        #expect(bench.take().contains("There's nothing to ask yet"))
    }

    @Test func `a reader who goes back is still asked about what came later`() async {
        let later = session(["q"])
        later.progress.update { $0.place = Place(chapter: "02-RetainCycles", step: 1) }
        _ = await later.run(line: "drill")
        #expect(await session(["1"]).run(line: "drill --chapter 2") == .passed)
        #expect(kept.questions.keys.allSatisfy { $0.contains("filter") })
    }

    @Test func `two sessions share the day's questions`() async {
        let first = session(["1", "1", "1"])
        let second = session(["2", "2", "2"])
        _ = await first.run(line: "drill")
        _ = await second.run(line: "drill")
        #expect(kept.questions.count == 5)
        #expect(kept.left(on: Day(number: 0)) == 0)
    }

    @Test func `a damaged file is kept aside, and the reader hears of it`() async throws {
        try bench.folder.write("{ \"version\": 1, \"questions\": 3 }", to: ".workbook/drills.json")
        _ = await session(["1"]).run(line: "drill")
        #expect(bench.take().contains("The drills file is damaged. It was renamed to .workbook/drills.damaged.json"))
        #expect(kept.questions.count == 1)
    }

    @Test func `it's in the help, and Tab completes its options`() async {
        _ = await session().run(line: "help drill")
        #expect(bench.take().contains("3, 7, then 21 days"))
        let completer = Completer(book: bench.session().book)
        #expect(completer.complete("drill --").candidates == ["--chapter", "--again"])
    }

    @Test func `said aloud, lanes are sentences`() async {
        let session = session(["1", "1", "1", "1", "1"])
        session.output.speech = MarbleSpeech()
        _ = await session.run(line: "drill")
        let shown = bench.take()
        #expect(shown.contains("Lane 1: at step"))
        #expect(!shown.contains("--"))
    }
}
