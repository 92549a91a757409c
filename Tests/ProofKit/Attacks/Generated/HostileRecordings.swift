import Exercises
import Grading
import Judges
import Playing
import Terminal

/// Recordings that a program forges. Each goes to some of the book's judges, chosen by the input's counts.
enum HostileRecordings {
    static let words =
        [
            "next", "failed", "completed", "subscribed", "disposed", "latest", "earliest", "late", "number", "alive",
            "thread",
        ]
        + ObservationLane.all.map { "lane " + $0.name }

    /// The maximum length of a report in bytes: a report shows only a few lines of each text.
    private static let longestReport = 50_000

    private static let tasksAtOnce = 12

    static func faults(of input: HostileInput) -> [String] {
        let seed = input.parts.reduce(1) { $0 &* 31 &+ UInt64(truncatingIfNeeded: $1.count) }
        var generator = SplitMix64(seed: seed)
        let tasks = catalogue.flatMap { chapter in chapter.tasks.map { (chapter: chapter, task: $0) } }
        // Always include a task of chapter 10, whose judges compute with times more than others do.
        let chosen = (0..<tasksAtOnce).compactMap { _ in tasks.randomElement(using: &generator) }
        return (chosen + tasks.filter { $0.chapter.number == "10" }.prefix(1)).flatMap { chapter, task -> [String] in
            let report = MadeUpRun.report(on: task, seed: seed) { answer(input, to: $0) }
            if case .cannotCheck(let sentence) = report.verdict { return ["\(chapter.id).\(task.number): \(sentence)"] }
            let length = max(TextReport().text(of: report).utf8.count, report.verdict.message?.utf8.count ?? 0)
            return length <= longestReport ? [] : ["The report on \(chapter.id).\(task.number) has \(length) bytes."]
        }
    }

    private static func answer(_ input: HostileInput, to number: Int) -> PlayerAnswer {
        // Long texts in only a few frames are enough to show their effect.
        func text(_ count: Int) -> String { String(repeating: "9", count: min(count, number < 6 ? 100_000 : 10)) }
        var lane = ObservationLane.log
        var time = number * 10
        var place: Int?
        var thread = "main"
        var alive: [String: Int] = [:]
        var observations: [Observation] = []
        for part in input.parts {
            var events: [Observation.Event] = []
            switch part.word {
            case "next": events = [.next(text(part.count))]
            case "failed": events = [.failed(text(part.count))]
            case "completed": events = Array(repeating: .completed, count: min(part.count, 3_000))
            case "subscribed": events = [.subscribed]
            case "disposed": events = [.disposed]
            case "latest": time = .max - part.count % 500
            case "earliest": time = .min + part.count % 500
            case "late": time = part.count
            case "number": place = part.count > 1_000 ? .max : part.count
            case "alive":
                for name in ["field", "form", "controller", "model", "subscription", text(part.count)] {
                    alive[name] = part.count > 1_000 ? .max : part.count
                }
            case "thread": thread = text(part.count)
            default: lane = ObservationLane(String(part.word.dropFirst(5)))
            }
            for lane in [lane, .log, .request] {
                observations += events.map {
                    Observation(at: .milliseconds(time), lane: lane, of: place, event: $0, thread: thread)
                }
            }
        }
        return .settled(observations, alive: alive)
    }
}
