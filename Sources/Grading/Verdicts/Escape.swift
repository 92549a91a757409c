import Exercises

/// Work that left the clock: something was seen on a thread that the scenario's schedulers do not step.
struct Escape {
    let observation: Observation

    /// The first escape in a transcript; nil when everything ran on the clock.
    init?(in transcript: Transcript) {
        guard let observation = transcript.observations.first(where: { ThreadName.isEscaped($0.thread) }) else {
            return nil
        }
        self.observation = observation
    }

    /// The mistake, in a sentence. It is one even when the recording looks right: by luck, on this machine, this time.
    var finding: Finding {
        let how =
            switch observation.thread {
            case ThreadName.escapedToMain:
                "reached main through a Task or DispatchQueue.main, not through schedulers.main"
            case ThreadName.task: "came from a Task"
            default: "came from a thread or queue of its own"
            }
        return Finding(
            "Something in the lane \"\(observation.laneName)\" \(how), so the virtual clock cannot say when. Use the schedulers that the task is handed: deliver(on:) and subscribe(on:)."
        )
    }
}
