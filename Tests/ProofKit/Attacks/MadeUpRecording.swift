import Exercises
import Grading
import Judges
import Playing

/// A recording that a program makes up. It goes to the judge of each task, which must neither trap nor print it whole.
public struct MadeUpRecording: Sendable, CustomStringConvertible {
    public let description: String
    private let answer: @Sendable (_ number: Int) -> PlayerAnswer

    /// - Parameters:
    ///   - lanes: the lanes of the events, besides `log` and `request`.
    ///   - events: given the number of the answer.
    private init(
        _ description: String, in lanes: [ObservationLane] = [.log], at time: Duration? = nil,
        alive: [String: Int] = [:], _ events: @escaping @Sendable (_ number: Int) -> [Observation.Event]
    ) {
        self.description = description
        answer = { number in
            let observations = (lanes + [.log, .request]).flatMap { lane in
                events(number).map {
                    Observation(at: time ?? .milliseconds(number * 10), lane: lane, event: $0, thread: "main")
                }
            }
            return .settled(observations, alive: alive)
        }
    }

    public static let all = [
        MadeUpRecording("a value at the end of time", at: .milliseconds(Int.max - 1)) { _ in [.next("9")] },
        MadeUpRecording("a request at the end of time", in: [.request], at: .milliseconds(Int.max - 2)) { _ in
            [.next("9")]
        },
        MadeUpRecording(
            "more objects than there can be",
            alive: ["field", "form", "controller", "model", "subscription"].reduce(into: [:]) { $0[$1] = .max }
        ) { _ in [.next("9")] },
        // Long texts in only a few frames are enough to show their effect.
        MadeUpRecording("long texts") { number in [.next(String(repeating: "9", count: number < 6 ? 100_000 : 10))] },
        MadeUpRecording("a value in every lane", in: ObservationLane.all) { _ in [.next("9")] },
        MadeUpRecording("an end again and again") { _ in Array(repeating: .completed, count: 1_881) },
    ]

    /// The maximum length of a report in bytes: a report shows only a few lines of each text.
    private static let longestReport = 50_000

    public func faults() -> [String] {
        catalogue.flatMap { chapter in
            chapter.tasks.flatMap { task -> [String] in
                let report = MadeUpRun.report(on: task, seed: 1, answer: answer)
                if case .cannotCheck(let sentence) = report.verdict {
                    return ["\(chapter.id).\(task.number): \(sentence)"]
                }
                let length = max(
                    TextReport().text(of: report).utf8.count, report.verdict.message?.utf8.count ?? 0)
                return length <= Self.longestReport
                    ? [] : ["The report on \(chapter.id).\(task.number) has \(length) bytes."]
            }
        }
    }
}
