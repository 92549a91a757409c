import Grading
import Marbles
import Stepping

extension RecordedRun {
    /// A failing run as moments: the played inputs, the events of the stages, and the first difference.
    init(_ replay: Replay) {
        self.init()
        trace = replay.playback.stages
        compared = replay.lanes
        let recorded = replay.playback.screens
        screens = recorded.map(\.rows)

        // At one instant, the input comes first, because it's the cause, and the difference comes last.
        var happened = replay.instructions.map { Happening(time: $0.time, order: 0, words: $0.words + ".") }
        happened += trace.events.enumerated().map { Happening(time: $1.event.time, order: 1, event: $0) }
        if trace.isCut, let last = trace.events.last {
            happened.append(Happening(time: last.event.time, order: 1, words: Self.wordsOnCut))
        }
        happened.append(Happening(time: replay.firstDifference, order: 2, words: replay.words))
        var events = 0
        for one in happened.enumerated().sorted(by: { ($0.1.time, $0.1.order, $0.0) < ($1.1.time, $1.1.order, $1.0) }) {
            let (time, event) = (one.element.time, one.element.event)
            if let event { events = event + 1 }
            moments.append(
                Moment(
                    time: time,
                    sentence: event.map { trace.sentence(about: trace.events[$0]) }
                        ?? "\(time.inMilliseconds) ms: \(one.element.words)",
                    lane: event.map { trace.events[$0].lane }, events: events,
                    screen: recorded.lastIndex { $0.time <= time }))
        }
        if case .died(let failure) = replay.outcome { crash = failure.sentence }
    }

    private struct Happening {
        let time: Duration
        let order: Int
        var words = ""
        var event: Int?
    }
}

extension Replay {
    /// The first difference in words, usually with the line of code that sent the event.
    var words: String {
        let again =
            followsOthers ? " As the first run of the program, it goes well: an earlier run left something." : ""
        guard case .failed = outcome, let line else { return sentence + again }
        return "\(sentence) Line \(line) sent it.\(again)"
    }
}

extension RecordedRun {
    /// The index of the moment at which a replay opens: its first difference.
    func opening(of replay: Replay) -> Int {
        moments.lastIndex { $0.time <= replay.firstDifference } ?? 0
    }
}
