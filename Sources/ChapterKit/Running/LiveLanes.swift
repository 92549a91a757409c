import Foundation
import Marbles
import Stepping
import Terminal
import TerminalUI

/// The newest events of the stages, as lanes that grow while the user types.
@MainActor
final class LiveLanes: ScreenView {
    private static let pause = Duration.milliseconds(50)

    weak var screen: Screen?
    var isHidden = false { didSet { screen?.needsDisplay() } }

    private let recorder: StageRecorder
    /// The end of the heading if some lanes don't fit.
    private let rest: String
    private let lookUp: @Sendable (inout SourceLines, [CodePlace]) async -> Void
    private var lines = SourceLines()
    /// How many code locations of the recording have been looked up.
    private var knownPlaces = 0
    private var isLookingUp = false
    private var trace = StageTrace()
    private var knownEntries = 0

    init(
        of recorder: StageRecorder, arePrinted: Bool,
        lookUp: @escaping @Sendable (inout SourceLines, [CodePlace]) async -> Void = { $0.lookUp($1) }
    ) {
        (self.recorder, self.lookUp) = (recorder, lookUp)
        rest = arePrinted ? "; all of them at the end" : ""
    }

    var height: RowHeight {
        let count = shownLanes.count
        return .rows(isHidden || count == 0 ? 0 : min(count + 2, max(3, TerminalSize.current.rows / 2)))
    }

    var sentences: [String] { [] }

    /// Draws new events, until the program ends.
    /// - Parameter tick: called about every 50 ms, before new events are drawn.
    func follow(_ tick: @escaping () -> Void) {
        Task { @MainActor in
            while true {
                tick()
                if recorder.entryCount > knownEntries { refresh() }
                try? await Task.sleep(for: Self.pause)
            }
        }
    }

    func refresh() {
        let recording = recorder.recording
        knownEntries = recording.entries.count
        if recording.places.count > knownPlaces, !isLookingUp {
            isLookingUp = true
            Task { @MainActor in
                lines = await Task.detached { [lookUp, lines] in
                    var lines = lines
                    await lookUp(&lines, recording.places)
                    return lines
                }.value
                (knownPlaces, isLookingUp) = (recording.places.count, false)
                refresh()
            }
        }
        trace = recording.named(by: lines)
        screen?.needsDisplay()
    }

    private var shownLanes: [Lane] { trace.drawn().filter { !$0.events.isEmpty } }

    func lines(columns: Int, height: Int, on terminal: TerminalAbilities) -> [StyledText] {
        let all = shownLanes
        let room = max(1, height - 2)
        let newest = all.indices.sorted { all[$0].lastInstant ?? .zero > all[$1].lastInstant ?? .zero }.prefix(room)
        let lanes = newest.sorted().map { place in
            Lane(
                DisplayWidth.shortened(all[place].name, columns: max(8, columns / 3)),
                Array(all[place].events.suffix(columns)))
        }
        guard !lanes.isEmpty else { return [] }
        let depth = terminal.colorDepth
        let ending = LaneDrawing(
            lanes, step: TypingScript.pace, width: columns, showsTimes: true, showsThreads: depth > .none
        ).ending(depth)
        let count = all.count > room ? "\(room) of \(all.count) lanes\(rest)" : "Lanes"
        let heading = DisplayWidth.shortened("\(count). Ctrl-T hides them.", columns: columns)
        return [StyledText(heading, style: .dim).followed(by: ending.legend, columns: columns)] + ending.lines
    }
}
