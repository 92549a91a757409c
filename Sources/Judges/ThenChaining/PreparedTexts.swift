import Exercises
import Grading
import Playing

/// The mistakes of a log that has to wait until a preparation completes.
enum PreparedTexts {
    static let mistakes: [Mistake] = [
        Mistake("preparation left out") { run in run.starts(in: run.actual) == 0 && run.starts(in: run.expected) > 0 },
        Mistake(filling: "prepared twice") { run in
            let count = run.starts(in: run.actual)
            return count > 1 ? ["count": "\(count)"] : nil
        },
        failing("failure not logged") { $0.actual.values(in: .log).isEmpty },
        failing("failure becomes empty") { run in
            run.logsMoreTexts && run.extra(in: .log).allSatisfy { $0.at >= run.ready }
        },
        Mistake(filling: "failure of the preparation without its words") { run in
            let replaced = run.replaced()
            guard run.actual.time(of: .fail) != nil, replaced.count == 1 else { return nil }
            return ["line": replaced[0].actual]
        },
    ]

    private static func failing(_ name: String, shows: @escaping @Sendable (PlayedRun) -> Bool) -> Mistake {
        Mistake(name) { $0.actual.time(of: .fail) != nil && shows($0) }
    }
}

extension PlayedRun {
    /// When the preparation ends, if it does.
    var ready: Duration { actual.time(of: .complete) ?? actual.time(of: .fail) ?? .seconds(1_000_000) }

    /// What is logged before the preparation has ended, and shouldn't be.
    var early: [Observation] { extra(in: .log).filter { $0.at < ready } }

    /// The first line that's logged before the preparation has ended and isn't a text of the field.
    var loggedReport: String? {
        let texts = Set(actual.texts)
        return early.first { !texts.contains($0.text) }?.text
    }

    /// How often the preparation is started.
    fileprivate func starts(in transcript: Transcript) -> Int {
        transcript.observations(in: .preparation).count { $0.event == .subscribed }
    }
}
