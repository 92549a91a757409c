import Dispatch
import LineEditor
import Marbles
import TerminalUI
import TextLayout
import Tracing

/// Shows a recorded run one moment at a time: the app's screen, the lanes up to that moment, and what happens in words.
///
///     let view = SteppingView(title: "10 Throttling", run: run)
///     screen.show(views: [view])
///     await screen.run(focusing: [view])
@MainActor
package final class SteppingView: Focusable {
    /// What the keys do beyond moving. A key whose action is missing isn't offered.
    package struct Actions {
        /// Presses a key of the script, or answers, at a time of the run.
        package var inject: ((TypingScript.Key, Duration) -> Void)?
        /// Takes the last injected key back.
        package var undo: (() -> Void)?
        /// Saves the keys as a script. Returns a sentence.
        package var saveScript: (() -> String)?
        /// Saves the run up to a moment as a picture. Returns a sentence.
        package var savePicture: ((_ moment: Int) -> String)?
        /// Ends the view.
        package var leave: () -> Void = {}

        /// No actions.
        package init() {}
    }

    private enum Mode {
        case moving, injecting, help
    }

    package let title: String
    package private(set) var run: RecordedRun
    package private(set) var cursor: RunCursor
    package var actions = Actions()
    /// Called before it's drawn, in a window of any size.
    package var onResize: (() -> Void)?
    package weak var screen: Screen?
    package var hasFocus = false

    private var mode = Mode.moving
    /// What the last key did, in place of the moment's sentence.
    private var message: String?
    private var drawnSize: TerminalSize?

    /// - Parameter moment: the place of the moment that is shown first.
    package init(title: String, run: RecordedRun, opening moment: Int = 0) {
        self.title = title
        self.run = run
        cursor = RunCursor(moment: moment)
    }

    package var height: RowHeight { .rest }
    package var canTakeFocus: Bool { true }
    package var takesAllKeys: Bool { true }

    /// The moment at the cursor.
    package var moment: RecordedRun.Moment? {
        run.moments.indices.contains(cursor.moment) ? run.moments[cursor.moment] : nil
    }

    /// Replaces the run, as after a key was injected. The cursor stays at its time.
    package func show(_ run: RecordedRun, message: String? = nil) {
        let time = moment?.time ?? .zero
        self.run = run
        self.message = message
        cursor.stay(at: time, in: run)
        screen?.needsDisplay()
    }

    package var sentences: [String] { [moment?.sentence].compactMap(\.self) }

    // MARK: Keys

    package func press(_ key: Key) {
        message = nil
        switch mode {
        case .injecting: inject(key)
        case .help: mode = .moving
        case .moving: move(key)
        }
        screen?.needsDisplay()
    }

    private func move(_ key: Key) {
        if let move = SteppingKeys.move(of: key) {
            if !cursor.make(move, in: run) { message = SteppingKeys.refusal(of: move, isFollowing: cursor.isFollowing) }
            return
        }
        switch key {
        case .named(.up): choose { before, _ in before.last }
        case .named(.down): choose { _, after in after.first }
        case .scalar("f"), .scalar("\r"): follow()
        case .scalar("i") where actions.inject != nil: mode = .injecting
        case .scalar("u") where actions.undo != nil: actions.undo?()
        case .scalar("w") where actions.saveScript != nil: message = actions.saveScript?()
        case .scalar("s") where actions.savePicture != nil: message = actions.savePicture?(cursor.moment)
        case .scalar("?"): mode = .help
        case .scalar("q"): actions.leave()
        default: message = "That key does nothing here. ? shows the keys."
        }
    }

    private func choose(_ move: (ArraySlice<Int>, ArraySlice<Int>) -> Int?) {
        let lanes = run.trace.places(after: moment?.events ?? 0)
        let before = lanes.prefix { $0 < cursor.lane }
        let after = lanes.drop { $0 <= cursor.lane }
        guard let lane = move(before, after) ?? lanes.first(where: { $0 >= cursor.lane }) ?? lanes.last else { return }
        cursor.lane = lane
        message = "\(name(of: lane)) is chosen. f follows it."
    }

    private func name(of lane: Int) -> String { run.trace.names(of: Array(run.trace.lanes.indices))[lane] }

    private func follow() {
        guard run.trace.lanes.indices.contains(cursor.lane) else {
            message = "No stage to follow."
            return
        }
        cursor.isFollowing.toggle()
        let name = name(of: cursor.lane)
        message = cursor.isFollowing ? "Steps lead to events of \(name). f ends that." : "Steps lead to all events."
    }

    private func inject(_ key: Key) {
        mode = .moving
        guard let key = SteppingKeys.injected(key), let moment else {
            message = "Nothing is pressed."
            return
        }
        actions.inject?(key, moment.time)
    }

    // MARK: Drawing

    package func lines(columns: Int, height: Int, on terminal: TerminalAbilities) -> [StyledText] {
        if onResize != nil, drawnSize.map({ $0 != TerminalSize(rows: height, columns: columns) }) ?? false {
            // Later, since another run replaces what is being drawn.
            DispatchQueue.main.async { MainActor.assumeIsolated { self.onResize?() } }
        }
        drawnSize = TerminalSize(rows: height, columns: columns)
        let layout = SteppingLayout(rows: height)
        if mode == .help {
            return [titleLine(columns)] + SteppingKeys.help(for: actions, columns: columns).map { StyledText($0) }
        }
        let shown = moment?.screen.map { run.screens[$0] } ?? []
        let screen = (shown + Array(repeating: StyledText(), count: layout.screenRows)).prefix(layout.screenRows)
        let lanes = LanesInView(of: run, at: cursor, rows: layout.laneRows, columns: columns)
        let sentence = LineBreaking.lines(of: shownSentence, width: columns).prefix(layout.sentenceRows)
        return [titleLine(columns)] + screen + [
            StyledText(DisplayWidth.shortened(lanes.heading, columns: columns), style: .dim)
        ]
            + lanes.lines
            + sentence.map { StyledText($0, style: .bold) }
            + Array(repeating: StyledText(), count: layout.sentenceRows - sentence.count)
            + (layout.showsKeys ? [StyledText(SteppingKeys.line(for: actions, columns: columns), style: .dim)] : [])
    }

    private var shownSentence: String {
        if mode == .injecting { return SteppingKeys.question }
        return message ?? moment?.sentence ?? run.crash ?? "Nothing happened in this run."
    }

    private func titleLine(_ columns: Int) -> StyledText {
        let time = moment.map { "\($0.time.inMilliseconds) ms" } ?? ""
        let place = "\(min(cursor.moment + 1, run.moments.count)) of \(run.moments.count)"
        let text = [" " + title, time, place].joined(separator: "  ")
        return StyledText(
            DisplayWidth.fitted(DisplayWidth.shortened(text, columns: columns), columns: columns), style: .reversed)
    }
}
