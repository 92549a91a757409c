import Reading
import Terminal

/// A screen for trying operators: the reader edits the last line, and each keystroke redraws its marbles.
@MainActor
final class MarblesLab {
    private let editor: LineEditor
    private let isColored: Bool
    private var line = EditedLine("throttle 3 \"ab--c----d|\"")
    /// The drawing of the last valid line. It stays while a line is incomplete.
    private var drawing: [StyledText] = []
    private var about = ""

    /// - Returns: nil if the terminal can't edit lines.
    init?(isColored: Bool) {
        // The lab has its own history: Up recalls lines accepted with Return.
        guard let editor = LineEditor(program: "workbook", history: History()) else { return nil }
        self.editor = editor
        self.isColored = isColored
    }

    /// Shows the lab until Escape or Ctrl-D. Ctrl-C clears the line.
    func run() async {
        TerminalOutput.write(EscapeSequences.alternateScreen)
        AlternateScreen.isShown = true
        _ = await editor.edit(startingWith: line, keys: .tab) { [weak self] event in self?.handle(event) }
        TerminalOutput.write(EscapeSequences.ordinaryScreen)
        AlternateScreen.isShown = false
    }

    private func handle(_ event: FieldEvent) {
        switch event {
        case .changed(let line), .accepted(let line):
            self.line = line
            draw()
        case .interrupted where !line.text.isEmpty: editor.replace(with: EditedLine(""))
        case .interrupted, .bell: TerminalOutput.write("\u{7}")
        case .redraw:
            TerminalOutput.write(EscapeSequences.alternateScreen)
            draw()
        case .willStop: TerminalOutput.write(EscapeSequences.ordinaryScreen)
        case .pressed(.scalar("\t")): complete()
        case .pressed: break
        }
    }

    private func complete() {
        let typed = line.beforeCursor
        let candidates = OperatorCatalogue.commandNames.beginning(with: typed)
        guard let first = candidates.first, !typed.contains(where: \.isWhitespace) else {
            return TerminalOutput.write("\u{7}")
        }
        let shared =
            candidates.dropFirst().reduce(first) { $0.commonPrefix(with: $1) } + (candidates.count == 1 ? " " : "")
        guard shared.count >= typed.count else { return TerminalOutput.write("\u{7}") }
        editor.replace(with: EditedLine(shared + line.afterCursor, cursor: shared.unicodeScalars.count))
    }

    // MARK: Drawing

    private func draw() {
        let size = TerminalSize.current
        let field = fieldRow(columns: size.columns)
        var rows = content(width: max(10, size.columns)).prefix(max(0, size.rows - 1)).map { $0 }
        while rows.count < size.rows - 1 { rows.append("") }
        var frame = EscapeSequences.startOfFrame + EscapeSequences.hideCursor
        for (number, row) in (rows + [field.text]).enumerated() {
            // Clear the row first: after a full row, clearing would erase the last cell.
            frame += EscapeSequences.move(row: number, column: 0) + EscapeSequences.clearToEndOfRow + row
        }
        frame +=
            EscapeSequences.move(row: size.rows - 1, column: field.cursor) + EscapeSequences.showCursor
            + EscapeSequences.endOfFrame
        TerminalOutput.write(frame)
    }

    private func fieldRow(columns: Int) -> (text: String, cursor: Int) {
        let prompt = columns > 30 ? "marbles> " : "> "
        let room = max(1, columns - prompt.count - 1)
        var before = line.beforeCursor
        while DisplayWidth.columns(of: before) > room { before.removeFirst() }
        let used = DisplayWidth.columns(of: before)
        let after = DisplayWidth.prefix(of: line.afterCursor, columns: room - used)
        let lead =
            isColored ? StyledText(String(prompt.dropLast()), style: .heading).rendered(colored: true) + " " : prompt
        return (
            DisplayWidth.prefix(of: columns > prompt.count ? lead + before + after : "", columns: .max),
            min(prompt.count + used, columns - 1)
        )
    }

    private func content(width: Int) -> [String] {
        var lines = [StyledText("Marbles: operators in virtual time", style: .heading)].flatMap {
            $0.wrapped(to: width)
        }
        lines += StyledText(
            "- is a step, a letter a value, [ab] one step, | completed, # failed. Escape quits.", style: .dim
        ).wrapped(to: width)
        lines.append(StyledText())
        let complaint = read(width: width)
        lines += drawing
        lines.append(StyledText())
        lines += StyledText(about, style: .dim).wrapped(to: width)
        if let complaint {
            lines.append(StyledText())
            // The lines after the message show the typed line with a caret below it, so they aren't wrapped.
            for (number, part) in complaint.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
                .enumerated()
            {
                lines +=
                    number > 0
                    ? [StyledText(part)]
                    : InlineMarkdown(colored: isColored).text(part, base: .code).wrapped(to: width)
            }
        }
        return lines.map { $0.rendered(colored: isColored) }
    }

    /// Draws the line if it is complete and valid.
    /// - Returns: a message about the incomplete or invalid line; nil if the line was drawn.
    private func read(width: Int) -> String? {
        let words = Words(begun: line.text).all
        guard let name = words.first else {
            (drawing, about) = ([], "")
            return "Type an operator: " + OperatorCatalogue.commandNames.joined(separator: ", ") + "."
        }
        guard let example = OperatorCatalogue.named(name),
            words.count > 1 || line.text.hasSuffix(" ") || OperatorCatalogue.commandNames.contains(name)
        else {
            let begun = OperatorCatalogue.commandNames.beginning(with: name)
            return begun.isEmpty
                ? "There is no operator \"\(name)\"." : "Continue with: " + begun.joined(separator: ", ") + "."
        }
        about = "\(example.commandName): \(example.usage)"
        do {
            drawing = try example.run(words: Array(words.dropFirst())).lines(
                width: width, isColored ? TerminalLook.depth : .none)
            return nil
        } catch {
            return error.description
        }
    }
}
