import Marbles
import Stepping
import Terminal

extension RecordedRun {
    /// - Parameter lines: the source lines that are known; receives the lines of new stages.
    init(_ chunks: [RecordingFile.Chunk], lines: inout SourceLines) {
        self.init()
        var recording = StageRecording()
        for chunk in chunks { if let stages = chunk.stages { recording.add(stages) } }
        guard recording.isConsistent else { return }
        lines.lookUp(recording.places)
        trace = recording.named(by: lines)
        if trace.lanes.isEmpty, !recording.stages.isEmpty, !recording.places.contains(where: { lines.knows($0) }) {
            add(at: .zero, "the stages have no names: llvm-symbolizer, a part of Swift's toolchain, is missing.")
        }

        if trace.isCut, trace.events.isEmpty { add(at: .zero, Self.wordsOnCut) }

        var entries = 0
        var log = RequestLog()
        var events = trace.events[...]
        // The number of moments when the screen was last drawn.
        var recent = 0
        for chunk in chunks {
            if let input = chunk.input { add(at: chunk.time, input) }
            let added = chunk.stages?.entries.count ?? 0
            add(&events, before: entries + (chunk.isRest ? added : max(0, added - 1)))
            if let words = chunk.printed?.words { add(at: chunk.time, words) }
            entries += added
            add(&events, before: entries)
            if let news = chunk.request, let words = log.note(news, at: chunk.time, moment: moments.count) {
                add(at: chunk.time, words)
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
        requests = log.requests
    }

    /// Adds the moments of the next events, up to the last event whose number is less than `number`.
    private mutating func add(_ events: inout ArraySlice<StageEvent>, before number: Int) {
        while let event = events.first, event.number < number {
            events.removeFirst()
            moments.append(
                Moment(
                    time: event.event.time, sentence: trace.sentence(about: event), lane: event.lane,
                    events: trace.events.count - events.count, screen: screens.isEmpty ? nil : screens.count - 1))
            if events.isEmpty, trace.isCut { add(at: event.event.time, Self.wordsOnCut) }
        }
    }

    mutating func add(at time: Duration, _ words: String) {
        moments.append(
            Moment(
                time: time, sentence: "\(time.inMilliseconds) ms: \(words)", events: moments.last?.events ?? 0,
                screen: screens.isEmpty ? nil : screens.count - 1))
    }
}
