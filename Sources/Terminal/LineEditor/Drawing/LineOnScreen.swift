enum Editing {
    case nothing
    case line(LineOnScreen)
    case field((FieldEvent) -> Void)
}

struct LineOnScreen {
    let prompt: Prompt
    var line: EditedLine
    var drawing = InlineDrawing()
    var hasBeenDrawn = false
}

/// The main actor's part of editing a line: it draws and completes.
extension LineEditor {
    /// Prints a text and a newline, above the edited line if one is shown.
    public func printAbove(_ text: String) {
        guard case .line(var shown) = editing, shown.hasBeenDrawn else {
            TerminalOutput.write(text + "\n")
            return
        }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
        let above = shown.drawing.clearing() + lines + "\r\n"
        draw(shown, after: above)
    }

    func terminalIsRaw(found: TerminalAttributes, raw: TerminalAttributes) {
        terminal = (found, raw)
        TerminalRestoration.arm(with: found)
    }

    func terminalIsBack() {
        TerminalRestoration.disarm()
        TerminalOutput.write(EscapeSequences.doNotMarkPastes)
        terminal = nil
    }

    /// - Parameter field: the index of the edited field.
    func lineIsEdited(_ line: EditedLine, of field: Int, rings: Bool) {
        switch editing {
        case .nothing: break
        case .line(var shown):
            shown.line = line
            let isFirst = !shown.hasBeenDrawn
            shown.hasBeenDrawn = true
            // Enable bracketed paste after the first frame. Test programs wait for this sequence before they type.
            let first = isFirst ? TerminalLook.question + EscapeSequences.markPastes : ""
            draw(shown, after: rings ? "\u{7}" : "", before: first)
        case .field(let notify):
            // Drop a key that libedit handled after the program had switched to another field.
            if field == currentField { notify(.changed(EditedLine(line.text.firstLine, cursor: line.cursor))) }
            if rings { notify(.bell) }
            if !fieldIsReady { TerminalOutput.write(TerminalLook.question + EscapeSequences.markPastes) }
            fieldIsReady = true
        }
    }

    func completion(before text: String) -> Completion { complete?(text) ?? .none }

    func list(_ candidates: [String]) {
        guard case .line(var shown) = editing else { return }
        let table = CandidateTable.rows(candidates, columns: TerminalSize.current.columns).joined(separator: "\r\n")
        let above = shown.drawing.leaving() + table + "\r\n"
        draw(shown, after: above)
    }

    func clearScreen() {
        switch editing {
        case .nothing: break
        case .line(var shown):
            shown.drawing = InlineDrawing()
            draw(shown, after: EscapeSequences.home + EscapeSequences.clearScreen)
        case .field(let notify): notify(.redraw)
        }
    }

    func fieldAccepted(_ line: EditedLine, of field: Int) {
        guard field == currentField else { return }
        remember(line.text)
        if case .field(let notify) = editing { notify(.accepted(line)) }
    }

    func pressed(_ key: Key) {
        if case .field(let notify) = editing { notify(.pressed(key)) }
    }

    func finishLine(_ outcome: LineOutcome) {
        guard case .line(var shown) = editing else { return }
        if case .line(let text) = outcome { shown.line = EditedLine(text) }
        shown.line = EditedLine(shown.line.text.firstLine)
        let mark = outcome == .interrupted ? "^C" : ""
        TerminalOutput.write(frame(of: &shown) + mark + shown.drawing.leaving())
        editing = .nothing
        terminalIsBack()
    }

    /// Draws a line, with other output before and after it in the same write.
    func draw(_ line: LineOnScreen, after earlier: String = "", before later: String = "") {
        var shown = line
        let frame = frame(of: &shown)
        editing = .line(shown)
        TerminalOutput.write(earlier + frame + later)
    }

    func layout(of shown: LineOnScreen) -> InlineLayout {
        InlineLayout(
            prompt: abilities.hasColor ? shown.prompt.text : shown.prompt.plain, line: shown.line,
            columns: TerminalSize.current.columns)
    }

    private func frame(of shown: inout LineOnScreen) -> String {
        shown.drawing.frame(layout(of: shown), in: TerminalSize.current)
    }
}

extension String {
    /// During a search, libedit's own prompt follows the first newline.
    var firstLine: String { String(prefix { $0 != "\n" }) }
}

/// Lays out candidates in columns, like `ls`: down first, then right.
enum CandidateTable {
    static func rows(_ candidates: [String], columns room: Int) -> [String] {
        let width = (candidates.map { DisplayWidth.columns(of: $0) }.max() ?? 0) + 2
        let columns = max(1, room / width)
        let rows = (candidates.count + columns - 1) / columns
        return (0..<rows).map { row in
            let cells = stride(from: row, to: candidates.count, by: rows).map {
                DisplayWidth.fitted(candidates[$0], columns: width)
            }
            return cells.joined().trimmingTrailingSpaces
        }
    }
}
