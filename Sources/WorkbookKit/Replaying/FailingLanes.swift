import ChapterKit
import Grading
import Marbles
import Reading
import TextLayout
import Tracing

/// What the stages of the learner's code did in a failing run, a lane each, to be shown below a report.
struct FailingLanes {
    /// Lanes that fit, and a sentence about those that don't.
    struct Fitting: Equatable {
        var lines: [String] = []
        var note: String?

        /// The lanes and the sentence.
        var all: [String] { lines + [note].compactMap(\.self) }
    }

    /// The most events of a lane that are spoken.
    private static let mostSpoken = 12

    private let trace: StageTrace
    /// When the run first goes wrong, and the lane that shows it.
    private let difference: Duration
    private let differingLane: Int
    private let end: Duration
    private let isCutShort: Bool

    init(of replay: Replay) {
        trace = replay.playback.stages
        difference = replay.firstDifference
        differingLane = replay.lane ?? max(0, trace.lanes.count - 1)
        let last = trace.events.last?.event.time ?? .zero
        end = trace.isCut ? last : max(difference, last, replay.run.stimuli.last?.at ?? .zero)
        if case .died = replay.outcome { isCutShort = true } else { isCutShort = false }
    }

    /// How many lanes the run has.
    var count: Int { trace.lanes.count }

    /// A heading and the lanes in some rows. A run that is too wide is shown up to its first difference.
    /// - Parameter rest: what shows the lanes that don't fit, such as a key.
    func fitting(rows: Int, columns: Int, rest: String) -> Fitting {
        guard count > 0, rows > 0 else { return Fitting() }
        // The heading has a row, and so has what is cut.
        let room = rows - 1 - noteOnCut.count
        var view = self.view(at: end, rows: room, columns: columns)
        let isTooWide = view.isCut && !isCutShort && difference < end
        let time = isTooWide ? difference : end
        if isTooWide { view = self.view(at: time, rows: room, columns: columns) }
        // One more row says how many lanes don't fit.
        if view.places.count < count { view = self.view(at: time, rows: room - 1, columns: columns) }
        let isAll = view.places.count == count
        // The ruler and a lane, which may need a row for its threads.
        guard room - (isAll ? 0 : 1) >= (trace.isOnMain() ? 2 : 3) else {
            return Fitting(note: note(shown: 0, rest: rest))
        }

        let heading = heading(upTo: isTooWide ? difference : nil)
        var lines = view.lines.map(\.text)
        while lines.last?.allSatisfy({ $0 == " " }) ?? false { lines.removeLast() }
        return Fitting(
            lines: ([heading] + lines + noteOnCut).map { DisplayWidth.shortened($0.readableText, columns: columns) },
            note: isAll ? nil : note(shown: view.places.count, rest: rest))
    }

    /// All lanes, as `--trace` prints them, and how many of the same code aren't.
    func whole(columns: Int) -> Fitting {
        let (lanes, leftOut) = trace.printed
        guard count > 0 else { return Fitting() }
        let drawing = LaneDrawing(
            lanes, step: TypingScript.pace, width: columns, showsTimes: true, showsThreads: true)
        return Fitting(
            lines: [heading(upTo: nil)] + drawing.lines.map(\.readableText) + noteOnCut, note: noteOnSameCode(leftOut))
    }

    /// The lanes in sentences, for a reader who listens.
    var sentences: [String] {
        let (lanes, leftOut) = trace.printed
        guard count > 0 else { return [] }
        let short = lanes.map { lane in
            guard lane.events.count > Self.mostSpoken else { return lane }
            var lane = lane
            lane.name += ", the last \(Self.mostSpoken) of \(lane.events.count) events"
            lane.events = lane.events.suffix(Self.mostSpoken)
            return lane
        }
        return ["What your stages did."] + SpokenLanes(short, time: .milliseconds).sentences.map(\.readableText)
            + noteOnCut + [noteOnSameCode(leftOut)].compactMap(\.self)
    }

    private func view(at time: Duration, rows: Int, columns: Int) -> LanesInView {
        var run = RecordedRun()
        run.trace = trace
        let events = time == end ? trace.events.count : trace.events.count { $0.event.time <= time }
        run.moments = [RecordedRun.Moment(time: time, sentence: "", events: events)]
        var cursor = RunCursor()
        cursor.lane = differingLane
        return LanesInView(of: run, at: cursor, rows: max(2, rows), columns: columns)
    }

    private func heading(upTo time: Duration?) -> String {
        let isAlone = count == 1
        let threads = trace.isOnMain() && !trace.events.isEmpty ? ", \(isAlone ? "" : "all ")on main" : ""
        return "Your stage\(isAlone ? "" : "s")\(time.map { " up to \($0.inMilliseconds) ms" } ?? "")\(threads):"
    }

    private func note(shown: Int, rest: String) -> String {
        let count = self.count - shown
        let lanes = "\(count) \(shown > 0 ? "more " : "")lane\(count == 1 ? "" : "s")"
        return "\(lanes)\(shown > 0 ? "" : " of your stages"): \(rest) shows \(count == 1 ? "it" : "them")."
    }

    private var noteOnCut: [String] { trace.isCut ? [StageTrace.sentenceOnCut] : [] }

    private func noteOnSameCode(_ count: Int) -> String? {
        count > 0 ? "\(count) more lane\(count == 1 ? "" : "s") of the same lines of code." : nil
    }
}

extension Output {
    /// Shows lanes, and what's left out.
    func show(_ lanes: FailingLanes.Fitting) {
        for line in lanes.lines { verbatim(line) }
        if let note = lanes.note { say(note) }
    }

    /// Says sentences as they are, for a reader who listens.
    func say(_ sentences: [String]) {
        for line in sentences.flatMap({ LineBreaking.lines(of: $0, width: columns) }) { verbatim(line) }
    }
}
