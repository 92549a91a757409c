import Playing

/// Judges a recording that a program made up, as if the player had sent it over the channel. It's for tests.
package enum MadeUpRun {
    /// The report on a task whose player sends these answers, compared with a run in which nothing happens.
    /// - Parameter answer: returns the answer to the instruction at an index, from 0.
    package static func report(
        on task: ExerciseTask, seed: UInt64, answer: (Int) -> PlayerAnswer
    ) -> TaskReport {
        var session = PlayerSession()
        var step = session.begin(ScenarioRuns(task, seeds: [seed]))
        var number = 0
        while case .send = step {
            step = session.receive(Frame.body(of: answer(number)))
            number += 1
        }
        let verdict: Verdict =
            switch step {
            case .finished:
                task.verdict(on: task.played(session.transcripts, beside: session.transcripts.map(\.silent)))
            case .forged: .died(RunFailure(.forged, "The recording was made up."))
            default: .died(RunFailure(.observedTooMuch, "The recording was too long."))
            }
        return TaskReport(task: task, verdict: verdict, seed: seed, transcripts: session.transcripts)
    }
}

extension Transcript {
    fileprivate var silent: Transcript {
        Transcript(
            seed: seed,
            moments: moments.map { Moment(stimulus: $0.stimulus, observations: [], alive: [:]) })
    }
}
