import Marbles
import SocialService
import Terminal
import TerminalTestKit
import Testing

@testable import ChapterKit
@testable import Stepping

/// A user's walk through a run, and the expected screens, each from a run with only the keys up to the cursor's
/// instant.
@MainActor
struct SteppingWalk {
    static let (rows, columns) = (24, 80)

    private(set) var run: RecordedRun
    var cursor = RunCursor()
    private(set) var answers = 0
    private var script: RunScript
    private var earlier: [RunScript] = []
    private var recorder: RunRecorder
    /// The runs with only the first keys, by the number of keys.
    private var shorter: [Int: RecordedRun] = [:]

    init(of product: String, keys: String, options: [String]) throws {
        script = RunScript(try TypingScript(parsing: keys), in: try WorldOptions.parse(options))
        recorder = RunRecorder(of: Program.product(product).path, options: options)
        run = RecordedRun()
        run = record(script)
    }

    private mutating func record(_ script: RunScript) -> RecordedRun {
        let layout = SteppingLayout(rows: Self.rows)
        return recorder.record(script, size: TerminalSize(rows: layout.screenRows, columns: Self.columns))
    }

    /// - Parameter choosing: returns a number from 0 up to, but not including, its argument.
    mutating func answer(choosing: (Int) -> Int) -> (keys: String, message: String) {
        let open = "i\u{12}"
        let time = run.moments[cursor.moment].time
        let requests = run.requests(underWayAt: cursor.moment)
        guard !requests.isEmpty else { return (open, "No request is under way at \(time.inMilliseconds) ms") }
        let request = choosing(min(9, requests.count))
        let offered = RequestKind(rawValue: requests[request].kind).map(OfferedAnswer.all) ?? []
        let answer = choosing(offered.count)
        earlier.append(script)
        script.answer(requests[request], with: offered[answer].response, at: time)
        answers += 1
        replaceRun()
        return (
            open + (requests.count > 1 ? "\(request + 1)\r" : "") + "\(answer + 1)\r",
            "Injected: \(requests[request].name) gets \(offered[answer].words)"
        )
    }

    mutating func undo() -> (keys: String, message: String) {
        guard let before = earlier.popLast() else { return ("u", "Nothing to undo") }
        script = before
        replaceRun()
        return ("u", "The last injection is undone.")
    }

    private mutating func replaceRun() {
        let before = run
        run = record(script)
        shorter = [:]
        if run.trace != before.trace || run.moments.count != before.moments.count {
            cursor.stay(at: before.moments[cursor.moment].time, in: run)
        }
    }

    mutating func expectedLines() throws -> [String] {
        let time = run.moments[cursor.moment].time
        let keys = script.keys.presses.count { $0.at <= time }
        if shorter[keys] == nil {
            var cut = script
            cut.keys = script.keys.firstKeys(keys)
            shorter[keys] = record(cut)
        }
        var shown = try #require(shorter[keys])
        // The number of lanes in the whole run decides how many rows there are for code.
        let missing = run.trace.lanes.count - shown.trace.lanes.count
        shown.trace.lanes += Array(repeating: StageLane(operatorName: "", created: .max), count: max(0, missing))
        let view = SteppingView(title: "", run: shown, opening: cursor.moment)
        return view.lines(columns: Self.columns, height: Self.rows, on: .bare).map { line in
            line.text.replacing(#/ +$/#, with: "")
        }
    }
}

extension TypingScript {
    fileprivate func firstKeys(_ count: Int) -> TypingScript {
        var script = TypingScript()
        for press in presses.prefix(count) { script.insert(press.key, at: press.at) }
        return script
    }
}

extension TerminalAbilities {
    fileprivate static let bare = TerminalAbilities(isInteractive: true, colorDepth: .palette)
}
