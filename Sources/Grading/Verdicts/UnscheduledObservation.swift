import Playing

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
        let name =
            switch observation.thread {
            case ThreadName.escapedToMain: "reached main on its own"
            case ThreadName.task: "came from a task"
            default: "came from another thread"
            }
        return Finding(named: name, places: ["lane": observation.laneName])
    }
}
