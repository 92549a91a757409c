import Terminal

/// Shows a long text one window at a time: Enter or the space bar continues, and q skips the rest. Any other letter
/// or digit skips the rest, too, and begins the next command.
@MainActor
package final class Pager {
    private let output: Output
    private let keys = KeyPresses()
    private let size: () -> TerminalSize

    package init(output: Output, size: @escaping () -> TerminalSize = { .current }) {
        self.output = output
        self.size = size
    }

    /// Whether a command's output is above the text. If so, the first page is short, so that the output stays in sight.
    package var isBelowOutput = false

    /// The rows that the last page has at least: no one should have to press Enter for one line.
    private static let rowsOfLastPage = 4

    /// Shows lines, most of which fit the window's width. A longer line takes the rows that it needs.
    /// - Parameter render: makes the lines for the current width, at first and after the window is resized.
    package func show(_ render: () throws -> [String]) async rethrows -> Ending {
        var lines = try render()
        var rest = lines[...]
        var columns = size().columns
        var isFirst = true
        // At the top of a full window, an empty line has no purpose.
        if rest.first == "", rows(of: rest, in: size()) >= size().rows { rest.removeFirst() }
        defer { isBelowOutput = false }
        while !rest.isEmpty {
            var window = size()
            if isBelowOutput, isFirst { window.rows = max(8, window.rows / 2) }
            if window.columns != columns {
                columns = window.columns
                let shown = Double(rest.startIndex) / Double(lines.count)
                lines = try render()
                rest = lines[Int(Double(lines.count) * shown)...]
            }
            // What fits above the prompt's two rows is shown at once. Its first line then stays in sight.
            let needed = rows(of: rest, in: window)
            // A window of two rows has no room for the question.
            guard window.rows > 2, needed > window.rows - 2 else { break }
            let room = max(1, min(window.rows - 1, needed - Self.rowsOfLastPage))
            rest = rest.dropFirst(put(rest, rows: room, columns: window.columns))
            isFirst = false
            guard !rest.isEmpty else { return .complete }
            switch await answer(remaining: rest.count, of: lines.count, columns: window.columns) {
            case .goOn: continue
            case .skip: return .skipped(typed: "")
            case .command(let letter): return .skipped(typed: letter)
            }
        }
        for line in rest { output.verbatim(line) }
        return .complete
    }

    /// Whether the rest of a text was skipped, and the letter or digit that begins the next command, or "".
    package enum Ending {
        case complete
        case skipped(typed: String)
    }

    private enum Answer {
        case goOn, skip
        case command(String)
    }

    /// Shows and counts as many lines as fit into `room` rows, but at least one. The page ends at a blank line if there
    /// is one in its last third that isn't above answers or a rule.
    private func put(_ lines: ArraySlice<String>, rows room: Int, columns: Int) -> Int {
        var used = 0
        var count = 0
        for line in lines {
            used += Self.rows(of: line, columns: columns)
            if used > room, count > 0 { break }
            count += 1
        }
        let page = lines.prefix(count)
        let end = page.indices.last { index in
            index > page.startIndex + count * 2 / 3 && lines[index].isEmpty && index + 1 < lines.endIndex
                && !EscapeSequences.removed(from: lines[index + 1]).hasPrefix("1. ")
                && !EscapeSequences.removed(from: lines[index + 1]).hasPrefix("──")
        }
        if count < lines.count, lines[page.endIndex].isEmpty == false, let end { count = end - page.startIndex + 1 }
        for line in lines.prefix(count) { output.verbatim(line) }
        return count
    }

    private func answer(remaining: Int, of total: Int, columns: Int) async -> Answer {
        let sentence = "More: \(remaining) of \(total) lines left. Enter goes on, q skips them."
        let question = StyledText(sentence.count < columns ? sentence : "More: Enter, or q to skip", style: .dim)
        let shown = question.cut(to: max(4, columns - 1))[0].rendered(colored: output.isColored)
        defer { output.report("\r\u{1B}[K") }
        var press = await keys.next { output.report(shown) }
        while true {
            switch press {
            case .interrupted, .ended, .key(.escape), .key(.scalar("\u{4}")), .key(.scalar("q")), .key(.scalar("Q")):
                return .skip
            case .key(.scalar("\n")), .key(.scalar("\r")), .key(.scalar(" ")), .key(.named(.pageDown)),
                .key(.named(.down)):
                return .goOn
            case .key(.scalar(let letter)) where letter.properties.isAlphabetic || ("0"..."9").contains(letter):
                return .command(String(letter))
            case .continued, .key: press = await keys.next()
            }
        }
    }

    private func rows(of lines: ArraySlice<String>, in window: TerminalSize) -> Int {
        lines.reduce(0) { $0 + Self.rows(of: $1, columns: window.columns) }
    }

    nonisolated package static func rows(of line: String, columns: Int) -> Int {
        max(1, (DisplayWidth.columns(of: EscapeSequences.removed(from: line)) + columns - 1) / columns)
    }
}

extension Output {
    /// Shows the output of `body`: page by page if there is a pager and no screen reader, otherwise at once.
    package func paged(by pager: Pager?, _ body: () throws -> Void) async rethrows -> Pager.Ending {
        if let pager, !isSpoken { return try await pager.show { try collecting(body) } }
        try body()
        return .complete
    }
}
