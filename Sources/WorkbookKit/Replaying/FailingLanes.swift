import Grading
import Marbles
import Reading
import Stepping
import Terminal

/// The stages of the learner's code in a failing run, one lane per stage, to be shown below a report.
struct FailingLanes {
    struct Fitting: Equatable {
        var lines: [StyledText] = []
        var note: String?
        var text: [String] { lines.map(\.text) + [note].compactMap(\.self) }
    }

    private static let mostSpoken = 12

    private let trace: StageTrace
    /// The time of the run's first difference, and the lane that shows it.
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

    var count: Int { trace.lanes.count }

    /// A heading and as many lanes as fit. A run that is too wide stops at its first difference, unless it ended early.
    /// - Parameter rest: the key or the command that shows the lanes that don't fit.
    func fitting(rows: Int, columns: Int, _ depth: ColorDepth = .none, rest: String) -> Fitting {
        guard count > 0, rows > 0 else { return Fitting() }
        // The heading takes a row, and so does the note about a cut trace.
        let room = rows - 1 - noteOnCut.count
        var view = self.view(at: end, rows: room, columns: columns, depth)
        let isTooWide = view.isCut && !isCutShort && difference < end
        let time = isTooWide ? difference : end
        if isTooWide { view = self.view(at: time, rows: room, columns: columns, depth) }
        // One more row says how many lanes don't fit.
        if view.places.count < count { view = self.view(at: time, rows: room - 1, columns: columns, depth) }
        let isAll = view.places.count == count
        // There must be room for the ruler and for one lane, which may need another row for its threads.
        guard room - (isAll ? 0 : 1) >= (trace.isOnMain() ? 2 : 3) else {
            return Fitting(note: note(shown: 0, rest: rest))
        }

        let heading = heading(upTo: isTooWide ? difference : nil)
        var lines = view.lines
        while lines.last?.text.allSatisfy({ $0 == " " }) ?? false { lines.removeLast() }
        let style = depth < .palette ? TextStyle.plain : .dim
        let headingLine = StyledText(heading, style: style).clipped(to: columns)
        return Fitting(
            lines: [headingLine.followed(by: view.legend, columns: columns)]
                + lines.map { $0.clipped(to: columns) }
                + noteOnCut.map { StyledText($0).clipped(to: columns) },
            note: isAll ? nil : note(shown: view.places.count, rest: rest))
    }

    /// The lanes that `--trace` prints, and a note about other lanes of the same code.
    func whole(columns: Int, _ depth: ColorDepth = .none) -> Fitting {
        let (lanes, leftOut) = trace.printed
        guard count > 0 else { return Fitting() }
        let drawing = LaneDrawing(
            lanes, step: TypingScript.pace, width: columns, showsTimes: true, showsThreads: true)
        return Fitting(
            lines: [StyledText(heading(upTo: nil))] + drawing.lines(depth) + noteOnCut.map { StyledText($0) },
            note: noteOnSameCode(leftOut))
    }

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

    private func view(at time: Duration, rows: Int, columns: Int, _ depth: ColorDepth) -> LanesInView {
        var run = RecordedRun()
        run.trace = trace
        let events = time == end ? trace.events.count : trace.events.count { $0.event.time <= time }
        run.moments = [RecordedRun.Moment(time: time, sentence: "", events: events)]
        var cursor = RunCursor()
        cursor.lane = differingLane
        return LanesInView(of: run, at: cursor, rows: max(2, rows), columns: columns, depth)
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
    func show(_ lanes: FailingLanes.Fitting) {
        draw(lanes.lines)
        if let note = lanes.note { say(note) }
    }

    func say(_ sentences: [String]) {
        for line in sentences.flatMap({ LineBreaking.lines(of: $0, width: columns) }) { verbatim(line) }
    }
}
