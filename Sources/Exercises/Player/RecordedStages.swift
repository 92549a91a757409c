import Platform
import ReactiveCore
import Tracing

/// Records the stages of the exercise's pipelines, if the environment asks for it (see `StageFile`).
enum RecordedStages {
    private static let path = getenv(StageFile.announcement).map { String(cString: $0) }
    /// The file of a player in isolation is small: a flood of values in one instant mustn't fill it.
    private static let limits = StageRecorder.Limits(entriesOfInstant: 1_000)

    /// Begins a recording, with the times of a scenario. A file gets the recording of the last scenario.
    static func begin(_ time: VirtualTime) {
        guard let path else { return }
        let file = path.hasPrefix("/") ? StageFile(path: path) : nil
        StageWatching.start(
            StageRecorder(
                now: { time.now }, thread: { ThreadMark.currentName }, limits: limits,
                changed: { recorder in file?.write(recorder) }))
    }
}
