import Marbles
import TerminalUI
import Tracing

extension RecordedRun {
    /// The run in the chunks of a recording.
    /// - Parameter lines: gets the lines of the stages that it doesn't know yet.
    init(_ chunks: [RunChunk], lines: inout SourceLines) {
        self.init()
        var recording = StageRecording()
        for chunk in chunks { if let stages = chunk.stages { recording.add(stages) } }
        guard recording.isConsistent else { return }
        lines.lookUp(recording.places)
        trace = recording.named(by: lines)
        if trace.lanes.isEmpty, !recording.stages.isEmpty, !recording.places.contains(where: { lines.knows($0) }) {
            add(at: .zero, "the stages have no names: llvm-symbolizer, a part of Swift's toolchain, is missing.")
        }

        var entries = 0
        var events = trace.events[...]
        // The moments since the screen was drawn.
        var recent = 0
        for chunk in chunks {
            if let input = chunk.input { add(at: chunk.time, input) }
            entries += chunk.stages?.entries.count ?? 0
            while let event = events.first, event.number < entries {
                events.removeFirst()
                moments.append(
                    Moment(
                        time: event.event.time, sentence: trace.sentence(about: event), lane: event.lane,
                        events: trace.events.count - events.count, screen: screens.isEmpty ? nil : screens.count - 1))
            }
            if let failure = chunk.failure { add(at: chunk.time, failure) }
            guard chunk.isRest else { continue }
            if let screen = chunk.screen {
                screens.append(screen)
                if recent == moments.count { add(at: chunk.time, "the screen changes.") }
            }
            for place in recent..<moments.count { moments[place].screen = screens.isEmpty ? nil : screens.count - 1 }
            recent = moments.count
        }
    }

    /// Adds a moment without an event.
    mutating func add(at time: Duration, _ words: String) {
        moments.append(
            Moment(
                time: time, sentence: "\(time.inMilliseconds) ms: \(words)", events: moments.last?.events ?? 0,
                screen: screens.isEmpty ? nil : screens.count - 1))
    }
}
