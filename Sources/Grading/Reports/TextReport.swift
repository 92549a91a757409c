import Marbles
import Terminal

/// Draws the blocks of a report on a terminal, or puts them into sentences for a screen reader.
public struct TextReport: Sendable {
    private let colors: Bool
    private let width: Int
    private let isSpoken: Bool

    /// - Parameters:
    ///   - colors: whether to use colors.
    ///   - width: the width to wrap at, in columns. Source code and printed output aren't wrapped.
    ///   - isSpoken: whether drawings are put into sentences.
    public init(colors: Bool = false, width: Int = 80, isSpoken: Bool = false) {
        (self.colors, self.width, self.isSpoken) = (colors && !isSpoken, width, isSpoken)
    }

    private var depth: ColorDepth { colors ? TerminalLook.depth : .none }

    /// The report of one task, beginning with its verdict. It ends with a newline.
    public func text(of report: TaskReport, _ details: ReportDetails = ReportDetails()) -> String {
        text(of: report.text(details).whole) + "\n"
    }

    /// The report of a chapter, task by task. It ends with a newline.
    public func text(of report: ChapterReport) -> String { text(of: report.text()) + "\n" }

    /// An error of the compiler, explained. It ends with a newline.
    public func text(of error: CompileError) -> String { text(of: error.text()) + "\n" }

    /// Blocks as lines, without a newline at the end.
    public func text(of blocks: [ReportBlock]) -> String { lines(of: blocks).joined(separator: "\n") }

    /// Blocks as lines.
    public func lines(of blocks: [ReportBlock]) -> [String] { blocks.flatMap(isSpoken ? said : drawn) }

    // MARK: Two ways to show a block

    private func drawn(_ block: ReportBlock) -> [String] {
        switch block {
        case .headline(let text, let mark): return headline(text, mark)
        case .sentences(let text): return colored(text)
        case .place(let file, let line, let column):
            let place = "\(file.readableName):\(line)"
            return [column.map { path("\(place):\($0)") } ?? place]
        case .excerpt(let code, let line, let column):
            let lines = CodeExcerpt(code, number: line, column: column).lines(width: width)
            return [lines[0], painted(lines[1], .bad)]
        case .code(let code, let line):
            let code = StyledText(code.asCode, style: TextStyle(underlined: true))
            return [(StyledText(" \(line) │ ", style: .dim) + code).clipped(to: max(20, width)).rendered(depth)]
        case .lanes(let lanes):
            return depth >= .palette
                ? lanes.pills(width: width).map { $0.rendered(depth) }
                : readable(lanes.lines(width: width), lanes: 1...2)
        case .prediction(let comparison, let isRevealed):
            let lines = comparison.lines(revealingExpected: isRevealed, width: width)
            return readable(lines, lanes: 0...(isRevealed ? 1 : 0))
        case .prints(let lines, let leftOut):
            return [painted("It printed:", .faint)] + (lines.map(\.asOutput) + leftOut).flatMap(printed)
        case .verbatim(let text): return [text.withoutLastNewlines]
        case .gap: return [""]
        }
    }

    private func said(_ block: ReportBlock) -> [String] {
        func sentences(_ texts: [String]) -> [String] {
            texts.flatMap { wrapped(SpokenText.sentences($0, code: MarbleDiagram.spokenCode)) }
        }
        switch block {
        case .sentences(let text): return sentences([text])
        case .place(let file, let line, let column):
            let place = "\(file.readableName), line \(line)"
            return [column == nil ? place : path(place)]
        case .excerpt(let code, let line, let column):
            return CodeExcerpt(code, number: line, column: column).sentences
        case .code(let code, let line): return sentences(["Line \(line): \(code.asCode)"])
        case .lanes(let lanes): return sentences(lanes.sentences)
        case .prediction(let comparison, let isRevealed):
            return sentences(comparison.sentences(revealingExpected: isRevealed))
        case .prints: return drawn(block) + ["End of what it printed."]
        case .headline, .verbatim, .gap: return drawn(block)
        }
    }

    // MARK: Layout

    private func headline(_ text: String, _ mark: ReportBlock.Mark?) -> [String] {
        let (sign, ink): (String, Ink) =
            switch mark {
            case .good: ("✓ ", .good)
            case .bad: ("✗ ", .bad)
            case .open: ("· ", .faint)
            case nil: ("", .bad)
            }
        return LineBreaking.lines(of: (colors ? sign : "") + text, width: max(10, width)).map {
            painted($0, ink, bold: true)
        }
    }

    /// The place of an error, without its folders if it's too wide.
    private func path(_ path: String) -> String {
        guard DisplayWidth.columns(of: path) > width else { return path }
        return String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
    }

    /// - Parameter lanes: the indices of the lines whose first word is painted.
    private func readable(_ lines: [String], lanes: ClosedRange<Int>) -> [String] {
        lines.enumerated().map { place, line in
            let line = line.readableText
            guard lanes.contains(place) else { return line }
            let name = line.prefix { $0 != " " }
            return painted(String(name), name == "expected" ? .good : .bad) + line[name.endIndex...]
        }
    }

    private func painted(_ text: String, _ ink: Ink, bold: Bool = false) -> String {
        TextStyle(foreground: ink.color, bold: bold).paint(text, depth)
    }

    /// A printed line, indented, and broken between words.
    private func printed(_ line: String) -> [String] {
        let characters = Array(line)
        return LineBreaking.lines(of: characters, width: max(10, width - 2)).map { "  " + String(characters[$0]) }
    }

    private static let zeroWidthMark = "\u{2060}"

    private func wrapped(_ text: String) -> [String] {
        LineBreaking.lines(of: text.readableText, width: max(10, width))
    }

    /// Colors the code between backticks, as in the lessons. Code may continue on the next line.
    private func colored(_ text: String) -> [String] {
        guard colors, text.count(where: { $0 == "`" }) % 2 == 0 else { return wrapped(text) }
        // Colored code has no backticks, so they take no columns.
        let lines = LineBreaking.lines(
            of: text.readableText.replacing("`", with: Self.zeroWidthMark), width: max(10, width))
        var isCode = false
        return lines.map { line in
            let parts = line.split(separator: Self.zeroWidthMark, omittingEmptySubsequences: false)
            return parts.enumerated().map { index, part in
                if index > 0 { isCode.toggle() }
                return isCode ? painted(String(part), .code) : String(part)
            }.joined()
        }
    }
}

extension String {
    fileprivate var asCode: String { String(readableText.trimmingPrefix { $0 == " " || $0 == "\t" }) }

    fileprivate var asOutput: String {
        String(unicodeScalars.prefix(200)).readableText + (unicodeScalars.count > 200 ? "…" : "")
    }

    fileprivate var withoutLastNewlines: String {
        var text = self
        while text.last?.isNewline == true { text.removeLast() }
        return text
    }
}

/// A line of the learner's file with a caret under a column, cut if it's wider than the screen.
struct CodeExcerpt {
    private let number: Int
    private let line: String
    /// The number of columns before the caret.
    private let indentation: Int

    /// - Parameter column: from 1, in UTF-8 code units, as the compiler counts.
    init(_ line: String, number: Int, column: Int) {
        func readable(_ text: some StringProtocol) -> String { String(text).readableText.replacing("\t", with: "    ") }
        self.number = number
        self.line = readable(line)
        indentation = DisplayWidth.columns(of: readable(String(decoding: line.utf8.prefix(column - 1), as: UTF8.self)))
    }

    var sentences: [String] {
        let indent = line.prefix { $0 == " " }.count
        let code = String(line.dropFirst(indent))
        return ["The code is: \(code)", SpokenText.place(column: max(1, indentation - indent + 1), in: code)]
    }

    func lines(width: Int) -> [String] {
        let number = " \(number) | "
        let margin = String(repeating: " ", count: number.count - 2) + "| "
        let room = max(width - number.count, 20)
        var (text, caret) = (line, indentation)
        let indent = text.prefix { $0 == " " }.count
        if DisplayWidth.columns(of: text) > room, indent > 4 {
            // The indentation of a single line has no meaning.
            text = String(text.dropFirst(indent - 4))
            caret -= min(indent - 4, caret)
        }
        if caret > room - 8 {
            let cut = DisplayWidth.prefix(of: text, columns: caret - room / 2)
            text = "…" + text.dropFirst(cut.count + 1)
            caret -= DisplayWidth.columns(of: cut)
        }
        if DisplayWidth.columns(of: text) > room {
            text = DisplayWidth.prefix(of: text, columns: room - 1) + "…"
        }
        return [number + text, margin + String(repeating: " ", count: min(caret, room - 1)) + "^"]
    }
}
