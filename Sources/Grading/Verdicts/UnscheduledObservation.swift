import Exercises

/// An observation on a thread that the scenario's schedulers don't step.
struct UnscheduledObservation {
    let observation: Observation

    /// The first one in a transcript; nil when everything ran on the schedulers.
    init?(in transcript: Transcript) {
        guard let observation = transcript.observations.first(where: { ThreadName.isEscaped($0.thread) }) else {
            return nil
        }
        self.observation = observation
    }

    /// The mistake in a sentence. It is one even when the recording looks right: that was luck.
    var finding: Finding {
        let place =
            switch observation.thread {
            case ThreadName.escapedToMain: "reached main through a Task or DispatchQueue.main"
            case ThreadName.task: "came from a Task"
            default: "came from another thread or queue"
            }
        return Finding(
            """
            Something in the lane "\(observation.laneName)" \(place), so the virtual clock doesn't know its time. \
            Use the task's schedulers, with `deliver(on:)` and `subscribe(on:)`.
            """)
    }
}
