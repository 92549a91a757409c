import Exercises
import Foundation
import Judges
import Playing
import ProofKit
import Terminal
import Testing

@testable import Grading

@Suite("Each task that asks for a script") struct BreakTasksTests {
    private static let chapters = catalogue.filter { $0.tasks.count { $0.kind == .breakIt } == 1 }

    private func task(of chapter: Chapter) throws -> ExerciseTask {
        try #require(chapter.tasks.first { $0.kind == .breakIt })
    }

    private func transcript(_ keys: String, _ access: String = "grant", _ plan: String = "") -> Transcript {
        Transcript(of: [(.keys, keys), (.access, access), (.plan, plan)])
    }

    private var first: Scenario { get throws { try task(of: Self.chapters[0]).scenarios[0] } }

    private func transcript(of answer: Answer) -> Transcript {
        let texts = ["keys": "", "access": "grant", "plan": ""].map { name, usual in
            let said = answer.text.firstMatch(of: try! Regex("\(name): \"([^\"]*)\"", as: (Substring, Substring).self))
            return (ObservationLane(name), said.map { String($0.1) } ?? usual)
        }
        return Transcript(of: texts)
    }

    @Test func `has a chapter's own files as links: a copy would be forgotten when the chapter changes`() throws {
        let chapters = Set(
            try catalogue.flatMap { chapter in
                let folder = Book.root.appending(path: "Chapters/\(chapter.id)")
                return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
                    .filter { $0.pathExtension == "swift" }.map { try Data(contentsOf: $0) }
            })
        let judges = Book.root.appending(path: "Sources/SharedJudges")
        let files = try FileManager.default.subpathsOfDirectory(atPath: judges.path)
            .filter { $0.hasSuffix(".swift") }.map { judges.appending(path: $0) }
        let same = try files.filter { chapters.contains(try Data(contentsOf: $0)) }
        #expect(!same.isEmpty)
        for file in same {
            let type = try FileManager.default.attributesOfItem(atPath: file.path)[.type] as? FileAttributeType
            #expect(type == .typeSymbolicLink, "\(file.path)")
        }
    }

    @Test func `eight chapters have one`() {
        #expect(Self.chapters.map(\.number) == ["00", "02", "05", "06", "09", "10", "11", "13"])
    }

    @Test(
        "names the fault of three different harmful scripts at least, and counts their keys",
        arguments: chapters)
    func harmful(_ chapter: Chapter) throws {
        let task = try task(of: chapter)
        let answers = Book.answers(to: task.number, of: chapter.id).filter(\.isRight)
        #expect(answers.count >= 3)
        #expect(Set(answers.map(\.text)).count == answers.count)
        for answer in answers {
            let script = transcript(of: answer)
            #expect(task.scenarios[0].judge(script) == nil, "\(answer)")
            let discovery = try #require(task.scenarios[0].remark(script))
            #expect(discovery.fault.name != "another-fault", "\(answer)")
            #expect(answer.known.messages.isEmpty || discovery.fault.name == answer.known.name, "\(answer)")
            #expect(discovery.details.contains("\n  faulty app  ") && discovery.details.contains("\n  right app   "))
            let last = try #require(discovery.details.split(separator: "\n").last)
            let counts = last.matches(of: /\d+/).compactMap { Int($0.output) }
            #expect(last.hasPrefix("Yours takes "), "\(answer): \(last)")
            // None of the book's answers is shorter than the shortest known answer.
            #expect(!last.contains("until now") && counts == counts.sorted(by: >), "\(answer): \(last)")
        }
    }

    @Test @MainActor func `has the same verdict on the main thread and off it`() throws {
        #expect(try first.judge(transcript("light")) != nil)
        #expect(try first.judge(transcript("swift", "deny")) == nil)
    }

    @Test(arguments: chapters, UInt64(1)...8)
    func `refuses a script in which everything has its time`(_ chapter: Chapter, seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        let task = try task(of: chapter)
        let word = try #require(["tea", "sun", "swi", "日本語"].randomElement(using: &generator))
        let pause = Int.random(in: 2...5, using: &generator)
        // Chapter 13 asks for access before each search, so nothing is there to be allowed at first.
        let isAsked = chapter.number != "13" && Bool.random(using: &generator)
        let script = transcript(
            "\(isAsked ? "{allow}" : "")\(word){\(pause)s}", isAsked ? "ask" : "grant",
            "200@\(Int.random(in: 1...400, using: &generator))ms")
        let name = task.scenarios[0].judge(script)?.name
        let harmless = ["no-fault-shows", "only-the-requests-differ", "no-change-during-the-search"]
        #expect(name.map(harmless.contains) == true)
        #expect(task.scenarios[0].remark(script)?.fault.name == nil)
    }

    @Test(arguments: UInt64(1)...30)
    func `has a name for each difference that random scripts show`(seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        let parts = [
            "s", "swi", "ft", "{delete}", "{clear}", "{300ms}", "{600ms}", "{1s}", "{allow}", "{return}", "{tab}",
        ]
        let keys = (0..<12).map { _ in parts.randomElement(using: &generator)! }.joined()
        let answers = ["200@80ms", "200@2s", "503@80ms", "503@2s", "drop@300ms", "never", "malformed"]
        let plan = (0..<4).map { _ in answers.randomElement(using: &generator)! }.joined(separator: ",")
        let transcript = transcript(keys, ["grant", "ask", "deny"].randomElement(using: &generator)!, plan)
        let finding = try first.judge(transcript)
        let discovery = try first.remark(transcript)
        #expect((finding == nil) == (discovery?.fault.name != nil))
        #expect(discovery?.fault.name != "another-fault", "\(keys) \(plan)")
    }

    @Test(
        "points at the place of a script that can't be read", arguments: chapters,
        [("swi{delte}", "", "   ^"), ("swift", "200@80", "  200@80\n"), ("sw{", "", "    ^")])
    func malformed(_ chapter: Chapter, script: (keys: String, plan: String, shows: String)) throws {
        let task = try task(of: chapter)
        let finding = task.scenarios[0].judge(transcript(script.keys, "grant", script.plan))
        let excerpt = finding?.places["excerpt"] ?? ""
        #expect(excerpt.contains(script.shows) && excerpt.contains("^"), "\(excerpt)")
    }
}

extension Transcript {
    init(of texts: [(ObservationLane, String)]) {
        let said = texts.map { lane, text in Observation(at: .zero, lane: lane, event: .next(text)) }
        self.init(seed: 1, moments: [.init(stimulus: nil, observations: said, alive: [:])])
    }
}
