import Terminal

/// Lanes for a terminal with colors: values as pills on dim lines, a sign per thread, one row per lane.
///
///      7 textSignal ●   ·  ── s ── sw ── swi ───────▸
///     15 search   1 ◆                 ╶────── swi 15 ┤
///                     ● main  ◆ twitter  ┤ completed  ▸ goes on
struct LanePills {
    private let drawing: LaneDrawing
    /// Whether equal values have the same color. Else, all values are reversed.
    private let isColored: Bool
    /// The threads: main first, then the others in order of appearance.
    private let threads: [String]
    /// The number of columns for the signs of a lane's threads.
    private let signs: Int
    let nameWidth: Int
    private let nameStyle: (Lane) -> TextStyle
    /// The ruler, with instants as wide as their pills.
    let ruler: Ruler
    /// The number of columns for the lanes.
    let room: Int

    /// The width of the arrow of a lane that hasn't ended.
    static let arrow = 2

    private static let threadSigns: [(sign: String, ink: Ink)] = [
        ("●", .code), ("◆", .keyword), ("▲", .unsure), ("■", .good),
    ]

    /// - Parameters:
    ///   - roomAfter: the columns that a mark behind the lanes needs.
    ///   - scale: the scale for a number of columns.
    init(
        _ drawing: LaneDrawing, _ depth: ColorDepth = .full, roomAfter: Int = Self.arrow,
        nameStyle: @escaping (Lane) -> TextStyle = { _ in .plain },
        scale: (Int) -> Ruler.Scale
    ) {
        self.drawing = drawing
        isColored = depth >= .palette
        self.nameStyle = nameStyle
        let all = drawing.showsThreads ? drawing.lanes.flatMap(\.events).threads : []
        threads = all.filter { $0 == "main" } + all.filter { $0 != "main" }
        let most = drawing.lanes.map(\.events.threads.count).max() ?? 0
        signs = threads.isEmpty ? 0 : min(3, max(1, most))
        nameWidth = drawing.nameWidth + (signs > 0 ? signs + 1 : 0)
        room = drawing.room(afterNames: nameWidth) - roomAfter
        ruler = Ruler(
            for: drawing.lanes, step: drawing.step, scale: scale(room),
            roomForLabels: drawing.lanes.widestLabels(times: drawing.showsTimes, threads: false),
            longestPause: 6, marbleWidth: Self.width)
    }

    /// - Parameter goesOn: whether the drawing continues below this part.
    func rows(in part: Ruler.Part, goesOn: Bool = false) -> [StyledText] {
        var rows: [StyledText] = []
        if drawing.showsTimes {
            let times = part.columns.map { ($0.start, "\($0.time.inMilliseconds)") }
            let name = DisplayWidth.padded("ms", columns: nameWidth)
            rows.append(StyledText(name + "  " + LaneDrawing.labels(times, from: part.start), style: .dim))
        }
        let instants = Set(part.columns.map(\.time))
        for lane in drawing.lanes {
            if part.isContinued, !lane.events.contains(where: { instants.contains($0.time) }) { continue }
            rows.append(name(of: lane) + row(of: lane, in: part, goesOn: goesOn))
        }
        return rows.map { $0.clipped(to: drawing.width) }
    }

    private func name(of lane: Lane) -> StyledText {
        var text = StyledText(lane.name, style: nameStyle(lane))
        guard signs > 0 else { return text.fitted(columns: nameWidth + 2) }
        text = text.fitted(columns: nameWidth - signs)
        for thread in lane.events.threads.prefix(signs) { text.append(sign(of: thread)) }
        return text.fitted(columns: nameWidth + 2)
    }

    private func sign(of thread: String) -> StyledText {
        let place = threads.firstIndex(of: thread) ?? 0
        let (sign, ink) = Self.threadSigns[place % Self.threadSigns.count]
        return StyledText(sign, style: TextStyle(foreground: ink.color))
    }

    // MARK: A lane

    private func row(of lane: Lane, in part: Ruler.Part, goesOn: Bool) -> StyledText {
        if lane.events.isEmpty, let note = lane.note { return StyledText(note, style: .dim) }
        guard let last = lane.lastInstant else { return StyledText() }
        let isOpen = !lane.events.contains(where: \.kind.isEnding)
        let first = lane.firstInstant
        // A lane that's still open continues to the end of the drawing.
        func isLive(before time: Duration) -> Bool { (time > first || first == .zero) && (isOpen || time <= last) }
        func isLive(after time: Duration) -> Bool { first <= time && (isOpen || time < last) }
        let events = Dictionary(grouping: lane.events, by: \.time)
        let hasThreads = signs > 0 && lane.events.threads.count > 1
        var thread: String?
        var row = StyledText(part.isCut ? "…" : "", style: .dim)
        var widest = 0
        for (index, column) in zip(part.columns.indices, part.columns) {
            let start = column.start - part.start
            let jump = ruler.jumps.contains(index) ? (widest + start) / 2 - 1 - row.columns : nil
            row.append(line(start - row.columns, isLive: isLive(before: column.time), jump: jump))
            let end = start + column.width
            widest = max(widest, end)
            for event in events[column.time] ?? [] where row.columns < end {
                let isOther = hasThreads && event.thread != nil && event.thread != thread
                if isOther { thread = event.thread }
                row.append(pill(event, room: end - row.columns, sign: isOther ? event.thread : nil))
            }
            let isEdge = events[column.time] == nil && (column.time == first && first > .zero)
            if isEdge { row.append("╶", style: .dim) }
        }
        let end = part.columns.last.map { isLive(after: $0.time) } ?? false
        row.append(line(part.end - part.start - row.columns, isLive: end))
        if isOpen { row.append(goesOn ? "─" : "─▸", style: .dim) }
        return row
    }

    /// - Parameter jump: where the mark of a shortened pause begins.
    private func line(_ columns: Int, isLive: Bool, jump: Int? = nil) -> StyledText {
        guard columns > 0 else { return StyledText() }
        guard isLive else { return StyledText(String(repeating: " ", count: columns)) }
        guard let jump, jump >= 0, jump + 2 <= columns else {
            return StyledText(String(repeating: "─", count: columns), style: .dim)
        }
        let rest = String(repeating: "─", count: columns - 2 - jump)
        return StyledText(String(repeating: "─", count: jump) + "//" + rest, style: .dim)
    }

    private func pill(_ event: TimedEvent, room: Int, sign: String?) -> StyledText {
        switch event.kind {
        case .next(let value):
            let style = isColored ? event.color(of: value).style : .reversed
            let mark = sign.map { self.sign(of: $0).text } ?? " "
            let pill = StyledText(mark + Self.label(value) + " ", style: style)
            return pill.fitted(columns: min(room, Self.width(of: [event.kind])))
        case .failed(let failure):
            let text = "✗" + (failure.isEmpty ? "" : " " + Self.label(failure))
            return StyledText(text, style: TextStyle(foreground: Ink.bad.color, bold: true))
        case .completed: return StyledText("┤")
        case .subscribed: return StyledText("╶", style: .dim)
        case .disposed: return StyledText("□", style: .dim)
        }
    }

    var legend: StyledText {
        let kinds = Set(drawing.lanes.flatMap(\.events).map(\.kind))
        var parts = threads.map { sign(of: $0) + StyledText(" \($0)", style: .dim) }
        func add(_ text: String, if isThere: Bool) { if isThere { parts.append(StyledText(text, style: .dim)) } }
        add("· the empty text", if: kinds.contains(.next("")))
        add("╶ subscribed", if: kinds.contains(.subscribed))
        add("┤ completed", if: kinds.contains(.completed))
        add("✗ failed", if: kinds.contains { if case .failed = $0 { true } else { false } })
        add("□ disposed of", if: kinds.contains(.disposed))
        let isOpen = drawing.lanes.contains { lane in
            lane.lastInstant != nil && !lane.events.contains(where: \.kind.isEnding)
        }
        add("▸ goes on", if: isOpen)
        add("// a pause", if: !ruler.jumps.isEmpty)
        return parts.dropFirst().reduce(parts.first ?? StyledText()) { $0 + StyledText("  ") + $1 }
    }

    // MARK: Sizes

    private static func label(_ value: String) -> String {
        value.isEmpty ? "·" : DisplayWidth.shortened(value.readableText, columns: Ruler.maximumMarbleWidth)
    }

    /// The width of the events of an instant. If there are too many, only the first events are drawn.
    static func width(of kinds: [TimedEvent.Kind]) -> Int {
        var width = 0
        for kind in kinds.prefix(Ruler.maximumMarbleWidth) {
            switch kind {
            case .next(let value): width += DisplayWidth.columns(of: label(value)) + 2
            case .failed(""), .completed, .subscribed, .disposed: width += 1
            case .failed(let failure): width += DisplayWidth.columns(of: label(failure)) + 2
            }
            if width > Ruler.maximumMarbleWidth + 2 { return Ruler.maximumMarbleWidth + 2 }
        }
        return width
    }
}
