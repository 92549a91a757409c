import Dispatch
import Marbles
import Terminal
import TerminalUI

/// Shows a recorded run one moment at a time: the app's screen, the lanes up to that moment, and what happens in words.
///
///     let view = SteppingView(title: "10 Throttling", run: run)
///     screen.show(views: [view])
///     await screen.run(focusing: [view])
@MainActor
package final class SteppingView: Focusable {
    enum Mode {
        case moving, injecting
        case answering(AnswerChoice)
        /// The list of keys, starting at the line with this index.
        case help(from: Int)
    }

    package let title: String
    package private(set) var run: RecordedRun
    package private(set) var cursor: RunCursor
    package var actions = Actions()
    /// Called after the view has been drawn at a new size, but not after the first drawing.
    package var onResize: (() -> Void)?
    package weak var screen: Screen?
    package var hasFocus = false

    var mode = Mode.moving
    /// The result of the last key, shown in place of the moment's sentence.
    var message: String?
    private var drawnSize: TerminalSize?
    private let files = CodeFiles()

    package init(title: String, run: RecordedRun, opening moment: Int = 0) {
        self.title = title
        self.run = run
        cursor = RunCursor(moment: moment)
    }

    package var height: RowHeight { .rest }
    package var canTakeFocus: Bool { true }
    package var takesAllKeys: Bool { true }

    package var moment: RecordedRun.Moment? { run.moment(withIndex: cursor.moment) }

    /// Replaces the run, for example after a key was injected. The cursor stays at its time; with the same trace and
    /// number of moments, it stays at its moment.
    package func show(_ run: RecordedRun, message: String? = nil) {
        let time = moment?.time ?? .zero
        let isSame = run.trace == self.run.trace && run.moments.count == self.run.moments.count
        self.run = run
        self.message = message
        if !isSame { cursor.stay(at: time, in: run) }
        screen?.needsDisplay()
    }

    package var sentences: [String] { [shownSentence] }

    // MARK: Keys

    package func press(_ key: Key) {
        message = nil
        switch mode {
        case .injecting: inject(key)
        case .answering(let choice): answer(key, choice)
        case .help(let first): turnHelp(key, from: first)
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
        case .named(.up): choose(up: true)
        case .named(.down): choose(up: false)
        case .scalar("f"), .scalar("\r"): follow()
        case .scalar("i") where actions.inject != nil: mode = .injecting
        case .scalar("u") where actions.undo != nil: actions.undo?()
        case .scalar("w") where actions.saveScript != nil: message = actions.saveScript?()
        case .scalar("s") where actions.savePicture != nil: message = actions.savePicture?(cursor.moment)
        case .scalar("?"): mode = .help(from: 0)
        case .scalar("q"), .escape: actions.leave()
        default: message = "That key does nothing here. ? shows the keys."
        }
    }

    private func choose(up: Bool) {
        guard cursor.choose(up: up, in: run) else { return }
        message = "\(name(of: cursor.lane)) is chosen. f follows it."
    }

    /// Shows the next keys of the list. If there are none, or if `key` doesn't turn the list, closes the list.
    private func turnHelp(_ key: Key, from first: Int) {
        mode = .moving
        guard let size = drawnSize, [.named(.down), .named(.pageDown), .scalar(" ")].contains(key) else { return }
        let next = first + SteppingKeys.linesOfHelp(rows: size.rows)
        if next < SteppingKeys.help(for: actions, columns: size.columns).count { mode = .help(from: next) }
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

    // MARK: Drawing

    package func lines(columns: Int, height: Int, on terminal: TerminalAbilities) -> [StyledText] {
        if onResize != nil, drawnSize.map({ $0 != TerminalSize(rows: height, columns: columns) }) ?? false {
            // Called later, since it may replace the run that is being drawn.
            DispatchQueue.main.async { MainActor.assumeIsolated { self.onResize?() } }
        }
        drawnSize = TerminalSize(rows: height, columns: columns)
        let layout = SteppingLayout(rows: height, hasLanes: run.hasLanes)
        if case .help(let first) = mode {
            let keys = SteppingKeys.help(for: actions, columns: columns, from: first, rows: height)
            return [titleLine(columns)] + keys.map { StyledText($0) }
        }
        let shown = moment?.screen.map { run.screens[$0] } ?? []
        let screen = (shown + Array(repeating: StyledText(), count: layout.screenRows)).prefix(layout.screenRows)
        let code = CodeInView(
            of: run, at: cursor, in: files, rows: codeRows(of: layout, terminal.colorDepth), columns: columns)
        let laneRows = layout.laneRows - code.lines.count
        let lanes = LanesInView(of: run, at: cursor, rows: laneRows, columns: columns, terminal.colorDepth)
        let sentence = LineBreaking.lines(of: shownSentence, width: columns).prefix(layout.sentenceRows)
        // Without signals, there are no stages to wait for.
        let stages = run.trace.lanes.isEmpty ? "" : lanes.heading
        let heading = layout.showsKeys ? stages : choiceKeys ?? stages
        let keys = choiceKeys ?? SteppingKeys.line(for: actions, columns: columns)
        let headingLine = StyledText(DisplayWidth.shortened(heading, columns: columns), style: .dim)
        return [titleLine(columns)] + screen + code.lines
            + [choiceKeys == nil ? headingLine.followed(by: lanes.legend, columns: columns) : headingLine]
            + lanes.lines
            + sentence.map { StyledText($0, style: .bold) }
            + Array(repeating: StyledText(), count: layout.sentenceRows - sentence.count)
            + (layout.showsKeys ? [StyledText(DisplayWidth.shortened(keys, columns: columns), style: .dim)] : [])
    }

    /// The rows for code: as many as the lanes leave free, in a tall window at least 3, but at most one per line.
    private func codeRows(of layout: SteppingLayout, _ depth: ColorDepth) -> Int {
        let needed = 1 + (run.trace.lanes.count + run.compared.count) * (depth == .none ? 2 : 1)
        let least = layout.laneRows >= 12 ? 3 : layout.laneRows >= 7 ? 1 : 0
        return min(CodeInView.count(of: run, in: files), max(least, layout.laneRows - needed))
    }

    private var choiceKeys: String? { if case .answering = mode { AnswerChoice.keys } else { nil } }

    private var shownSentence: String {
        switch mode {
        case .injecting: return SteppingKeys.question(for: actions)
        case .answering(let choice): return choice.sentence
        case .moving, .help: break
        }
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
