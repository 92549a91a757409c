import Foundation
import Marbles
import Stepping
import Terminal

/// A recorded run as a file for the site's player: the moments that `--step` shows, with the same sentences, screens,
/// and lines of code.
///
/// A moment contains its milliseconds, its sentence, and the index of its screen. A moment of a stage also contains the
/// index of its lane, its sign in marble notation (`-` for a value), the value or the failure, and the value's color.
struct SiteRun {
    private let run: RecordedRun
    private let files = CodeFiles()

    init(_ run: RecordedRun) { self.run = run }

    /// A run's file: `run throttling --type "swi{delete}"` is played from `throttling-type-swi-delete.json`, as book.js
    /// knows, too.
    static func fileName(of command: String) -> String {
        let words = command.dropFirst("run ".count).lowercased().split { !$0.isASCII || !$0.isLetter && !$0.isNumber }
        return words.joined(separator: "-") + ".json"
    }

    func json() throws -> Data {
        var (styles, rows) = (Table(), Table())
        // Most screens share most of their rows, so each row is written once.
        let screens = run.screens.map { screen in
            let end = screen.lastIndex { $0.spans.contains { !$0.text.allSatisfy(\.isWhitespace) } } ?? -1
            return screen[...end].map { row in
                rows.place(of: row.spans.flatMap { [$0.text, styles.place(of: $0.style.css)] as [Any] })
            }
        }
        let names = run.trace.names(of: Array(run.trace.lanes.indices))
        let paths = Array(Set(run.trace.lanes.map(\.file))).sorted()
        let lanes = run.trace.lanes.indices.map { place in
            let (lane, note) = (run.trace.lanes[place], run.trace.note(at: place, after: run.trace.events.count))
            return [names[place], paths.firstIndex(of: lane.file) ?? 0, lane.line, note ?? ""] as [Any]
        }
        return try JSONSerialization.data(
            withJSONObject: [
                "moments": run.moments.map(fields), "lanes": lanes, "code": paths.map(code), "screens": screens,
                "rows": rows.items, "styles": styles.items,
            ], options: [.sortedKeys, .withoutEscapingSlashes])
    }

    private func fields(of moment: RecordedRun.Moment) -> [Any] {
        let fields = [moment.time.inMilliseconds, moment.sentence, moment.screen ?? -1] as [Any]
        guard let lane = moment.lane else { return fields }
        let kind = run.trace.events[moment.events - 1].event.kind
        switch kind {
        case .next(let value): return fields + [lane, "-", value, ValueColor(of: value).name]
        case .failed(let failure): return fields + [lane, "#", failure]
        case .completed, .subscribed, .disposed: return fields + [lane, kind.marble]
        }
    }

    /// A file's name, the number of its first shown line, and its lines; no lines if it can't be read.
    private func code(in file: String) -> [Any] {
        let lines = run.code(of: file, in: files) ?? []
        let indent = lines.filter { !$0.allSatisfy { $0 == " " } }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        let name = file.split(separator: "/").last ?? ""
        return [String(name), lines.startIndex, lines.map { String($0.dropFirst(indent)).readableText }]
    }

    /// Different items, in the order in which they came.
    private struct Table {
        private(set) var items: [Any] = []
        private var places: [String: Int] = [:]

        mutating func place(of item: Any) -> Int {
            let key = "\(item)"
            if let place = places[key] { return place }
            items.append(item)
            places[key] = items.count - 1
            return items.count - 1
        }
    }
}

extension TextStyle {
    /// The style as CSS. The player's style sheet has a variable for each color with a name.
    fileprivate var css: String {
        func name(_ color: Color) -> String? {
            color == .standard ? nil : color.rawValue.hasPrefix("#") ? color.rawValue : "var(--\(color.rawValue))"
        }
        let (text, ground) = (name(foreground), name(background))
        let colors = isReversed ? (ground ?? "var(--black)", text ?? "var(--white)") : (text ?? "", ground ?? "")
        let parts = [("color", colors.0), ("background", colors.1)].filter { $0.1 != "" }.map { "\($0):\($1)" }
        return (parts + (isBold ? ["font-weight:bold"] : []) + (isDim ? ["opacity:.7"] : [])
            + (isItalic ? ["font-style:italic"] : []) + (isUnderlined ? ["text-decoration:underline"] : []))
            .joined(separator: ";")
    }
}
