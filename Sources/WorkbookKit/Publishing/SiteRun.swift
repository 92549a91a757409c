import Foundation
import Marbles
import Stepping
import Terminal

/// A recorded run as a file for the site's player: the moments that `--step` shows, with the same sentences, screens,
/// and lines of code.
///
/// A moment contains its milliseconds, its sentence, and the index of its screen. A moment of a stage also contains the
/// index of its lane, its sign in marble notation (`-` for a value), the value or the failure, and the value's color.
/// A wait contains its lane, its start, and its end. A row alternates between texts and their styles.
struct SiteRun {
    private let run: RecordedRun
    private let files = CodeFiles()

    init(_ run: RecordedRun) { self.run = run }

    /// The name of a run's file, as book.js makes it, too: `run throttling --type "swi{delete}"` is played from
    /// `throttling-type-swi-delete.json`.
    static func fileName(of command: String) -> String {
        let words = command.dropFirst("run ".count).lowercased().split { !$0.isASCII || !$0.isLetter && !$0.isNumber }
        return words.joined(separator: "-") + ".json"
    }

    func json() throws -> Data {
        // Most screens share most of their rows, so each row is written once.
        var rows: [[String]] = []
        let screens = run.screens.map { screen in
            let end = screen.lastIndex { $0.text.contains { $0 != " " } } ?? -1
            return screen[...end].map { line in
                let row = line.spans.flatMap { [$0.text, $0.style.css] }
                if !rows.contains(row) { rows.append(row) }
                return rows.firstIndex(of: row) ?? 0
            }
        }
        let (trace, paths) = (run.trace, Array(Set(run.trace.lanes.map(\.file))).sorted())
        let lanes = zip(trace.lanes, trace.names(of: Array(trace.lanes.indices))).enumerated().map { place, lane in
            let note = trace.note(at: place, after: trace.events.count) ?? ""
            return [lane.1, paths.firstIndex(of: lane.0.file) ?? 0, lane.0.line, note] as [Any]
        }
        let waits = run.waits.map { [$0.lane, $0.start.inMilliseconds, $0.end.inMilliseconds] }
        return try JSONSerialization.data(
            withJSONObject: [
                "moments": run.moments.map(fields), "lanes": lanes, "waits": waits, "code": paths.map(code),
                "screens": screens, "rows": rows,
            ], options: [.sortedKeys, .withoutEscapingSlashes])
    }

    private func fields(of moment: RecordedRun.Moment) -> [Any] {
        let fields = [moment.time.inMilliseconds, moment.sentence, moment.screen ?? -1] as [Any]
        guard let lane = moment.lane else { return fields }
        switch run.trace.events[moment.events - 1].event.kind {
        case .next(let value): return fields + [lane, "-", value, ValueColor(of: value).name]
        case .failed(let failure): return fields + [lane, "#", failure]
        case let kind: return fields + [lane, kind.marble]
        }
    }

    /// A file's name, the number of its first shown line, and its lines; no lines if it can't be read.
    private func code(in file: String) -> [Any] {
        let lines = run.code(of: file, in: files) ?? []
        let indent = lines.compactMap { line in line.firstIndex { $0 != " " }.map { line[..<$0].count } }.min() ?? 0
        let name = String(file.split(separator: "/").last ?? "")
        return [name, lines.startIndex, lines.map { String($0.dropFirst(indent)).readableText }]
    }
}

extension TextStyle {
    /// The style as CSS. The player's style sheet has a variable for each color with a name.
    fileprivate var css: String {
        guard self != .plain else { return "" }
        let colors = [(foreground, "text"), (background, "ground")].map { color, standard in
            color.rawValue.hasPrefix("#") ? color.rawValue : "var(--\(color == .standard ? standard : color.rawValue))"
        }
        return "color:\(colors[isReversed ? 1 : 0]);background:\(colors[isReversed ? 0 : 1])"
            + (isBold ? ";font-weight:bold" : "") + (isDim ? ";opacity:.7" : "")
            + (isItalic ? ";font-style:italic" : "") + (isUnderlined ? ";text-decoration:underline" : "")
    }
}
