import LineEditor
import Marbles
import TextLayout
import TextStyles

/// A report for a person to read in a terminal.
public struct TextReport: Sendable {
    /// The look of reports.
    public struct Style: Sendable {
        /// Whether to use colors.
        public var colors: Bool
        /// The width to wrap at, 40 or more. Source code and printed output aren't wrapped.
        public var width: Int
        /// Whether a finding names its hint.
        public var namesHints: Bool
        /// Whether a wrong prediction is followed by the right one.
        public var revealsAnswers: Bool
        /// Whether a compile error is shown in the compiler's own text, and a crash with the runtime's stack trace.
        public var showsCompilersText: Bool
        /// Whether drawings are said in sentences, for a reader who listens.
        public var isSpoken: Bool
        /// Whether a report says how to repeat the run.
        public var namesSeed = true
        /// The line of the learner's code that sent what came first that's wrong; nil if it isn't known.
        public var codeLine: (number: Int, text: String)?

        /// A style.
        public init(
            colors: Bool = false, width: Int = 80, namesHints: Bool = true, revealsAnswers: Bool = false,
            showsCompilersText: Bool = false, isSpoken: Bool = false
        ) {
            self.colors = colors
            self.width = width
            self.namesHints = namesHints
            self.revealsAnswers = revealsAnswers
            self.showsCompilersText = showsCompilersText
            self.isSpoken = isSpoken
        }
    }

    /// The number of printed lines that a report shows.
    private static let shownLines = 20

    private let style: Style

    /// Makes reports in a style.
    public init(style: Style = Style()) {
        self.style = style
    }

    /// The beginning of a task's report, which can be shown while a shorter run is looked for: its verdict and its
    /// message. It ends with a newline.
    public func beginning(of report: TaskReport) -> String {
        (headline(of: report) + message(of: report)).joined(separator: "\n") + "\n"
    }

    /// What follows the beginning of a task's report. It may be empty.
    /// - Parameter shown: the report whose beginning was shown. If the message has other texts now, it's shown again.
    public func text(of report: TaskReport, after shown: TaskReport) -> String {
        let message = message(of: report)
        let lines = (message == self.message(of: shown) ? [] : message) + details(of: report) + prints(of: report)
        return lines.map { $0 + "\n" }.joined()
    }

    /// The report of one task, beginning with its verdict. It ends with a newline.
    /// - Parameter isExplained: whether all is shown. Otherwise, it's the verdict, what the task printed, and of an
    ///   error of the compiler the place and the sentences, without the line and what else helps.
    public func text(of report: TaskReport, isExplained: Bool = true) -> String {
        var explanation = isExplained ? explanation(of: report) : []
        if !isExplained, case .didNotCompile(let error) = report.verdict {
            explanation = (error.error.map { [path(of: $0)] } ?? []) + [wrap(error.explanation.sentences)]
        }
        let lines = headline(of: report) + explanation + prints(of: report)
        return lines.joined(separator: "\n") + "\n"
    }

    private func headline(of report: TaskReport) -> [String] {
        let ink = report.verdict.isPass ? Ink.good : isNotStarted(report) ? .faint : .bad
        // A shape beside the color, where there are colors.
        let mark = !style.colors || style.isSpoken ? "" : ink == .good ? "✓ " : ink == .bad ? "✗ " : "· "
        let headline = "\(mark)Task \(report.task.number) \(report.headline): \(report.task.title)"
        let lines = LineBreaking.lines(of: headline, width: max(10, style.width)).map { color($0, ink, bold: true) }
        let remarks = [report.verdict.isPass ? nil : report.remark, report.leftover]
        return lines + remarks.compactMap(\.self).map(wrap)
    }

    /// An error of the compiler, explained. It ends with a newline.
    public func text(of error: CompileError) -> String { lines(of: error).joined(separator: "\n") + "\n" }

    /// The report of a chapter, task by task, with empty lines between.
    public func text(of report: ChapterReport) -> String {
        if report.isRefusedAsAWhole, let first = report.tasks.first {
            let headline = "No task was checked: \(report.chapter.number) \(report.chapter.label)"
            return ([color(headline, .bad, bold: true)] + explanation(of: first)).joined(separator: "\n") + "\n"
        }
        // Of several tasks that don't compile, only the first is explained in full.
        var isFirstRefusal = true
        var lines = report.tasks.map { task in
            switch task.verdict {
            case .didNotCompile:
                defer { isFirstRefusal = false }
                return text(of: task, isExplained: isFirstRefusal || style.showsCompilersText)
            case .notStarted:
                return text(of: task, isExplained: report.tasks.count == 1)
            default:
                return text(of: task)
            }
        }
        if report.tasks.count > 1, report.tasks.contains(where: isNotStarted) {
            lines.append(wrap("To start a task, write below its `// MARK: - Task` in \(report.exercise).") + "\n")
        }
        return lines.joined(separator: "\n")
    }

    // MARK: Verdicts

    private func explanation(of report: TaskReport) -> [String] { message(of: report) + details(of: report) }

    /// What is said first.
    private func message(of report: TaskReport) -> [String] {
        switch report.verdict {
        case .passed:
            return [report.discovery, report.advice?.message, report.task.explanation].compactMap(\.self).map(wrap)
        case .notStarted:
            return [
                wrap(
                    "Write your code below `// MARK: - Task \(report.task.number)` in \(report.file)."
                )
            ]
        case .cannotCheck(let sentence):
            return [wrap(sentence)]
        case .didNotCompile(let error):
            return (report.isRefused ? [] : [wrap("The file doesn't compile, outside of its tasks.")])
                + lines(of: error)
        case .died(let death):
            let mark = style.isSpoken ? ", line " : ":"
            return (death.line.map { ["\(report.file.readableName)\(mark)\($0)"] } ?? []) + [wrap(death.sentence)]
        case .notPassed(let findings):
            // The first mistake often causes the others, so they're left for the next check.
            return findings.prefix(1).map { wrap($0.message) }
        }
    }

    /// How to see a mistake, and what helps.
    private func details(of report: TaskReport) -> [String] {
        let played = report.failingRun.map { [$0.stimuli.instructions] } ?? []
        let toSee = played.filter { !$0.isEmpty }.map { wrap("To see it: \($0).") }
        switch report.verdict {
        case .passed, .notStarted, .cannotCheck, .didNotCompile: return []
        case .died: return codeLine + toSee + repetition(report)
        case .notPassed(let findings):
            return toSee
                + findings.prefix(1).flatMap { finding in
                    marbles(of: finding) + codeLine
                        + (style.namesHints ? finding.hint.map { [wrap("See hint \($0).")] } ?? [] : [])
                } + repetition(report)
        }
    }

    /// The learner's line, its code underlined.
    private var codeLine: [String] {
        guard let (number, text) = style.codeLine else { return [] }
        let code = text.readableText.trimmingPrefix { $0 == " " || $0 == "\t" }
        if style.isSpoken { return [wrap("Line \(number): \(code)")] }
        let lead = " \(number) │ "
        let shown = StyledText(lead, style: .dim) + StyledText(String(code), style: TextStyle(underlined: true))
        return [shown.clipped(to: max(20, style.width)).rendered(depth)]
    }

    private func isNotStarted(_ report: TaskReport) -> Bool { report.verdict == .notStarted }

    /// How to repeat the check. A prediction and a script are judged in the same way each time.
    private func repetition(_ report: TaskReport) -> [String] {
        switch report.task.kind {
        case .predict, .breakIt: []
        case _ where !style.namesSeed: []
        default: [wrap("Run it again with --seed \(report.seed).")]
        }
    }

    /// An error in the reader's words: the place, the line, what happened, and what to look up.
    private func lines(of error: CompileError) -> [String] {
        if style.showsCompilersText { return [error.output.text.trimmingSuffix(while: \.isNewline)] }
        guard let place = error.error else { return [wrap(error.explanation.sentences)] }
        var lines = [path(of: place)]
        if !error.sourceLine.isEmpty {
            let excerpt = CodeExcerpt(error.sourceLine, number: place.line, column: place.column)
            if style.isSpoken { return lines + excerpt.sentences + explanation(of: error) }
            let shown = excerpt.lines(width: style.width)
            lines += [shown[0], color(shown[1], .bad)]
        }
        return lines + explanation(of: error)
    }

    /// Where an error is. In a narrow window, the file's name is enough.
    private func path(of place: CompilerOutput.Diagnostic) -> String {
        let path =
            style.isSpoken
            ? "\(place.file.readableName), line \(place.line)"
            : "\(place.file.readableName):\(place.line):\(place.column)"
        guard DisplayWidth.columns(of: path) > style.width else { return path }
        return String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
    }

    private func explanation(of error: CompileError) -> [String] {
        var lines = [wrap(error.explanation.sentences)]
        if let topic = error.explanation.topic { lines.append(wrap("`help \(topic.rawValue)` explains more.")) }
        if let next = error.otherLines.first {
            let count = error.otherLines.count
            lines.append(
                wrap(
                    count == 1
                        ? "Line \(next) has an error, too."
                        : "\(count) other lines have errors, too; the first is line \(next)."))
        }
        return lines
    }

    private func marbles(of finding: Finding) -> [String] {
        if style.isSpoken {
            let predicted = finding.prediction?.sentences(revealingExpected: style.revealsAnswers) ?? []
            return (predicted + LaneComparison.comparisons(of: finding).flatMap(\.sentences)).map(wrap)
        }
        let predicted = finding.prediction?.lines(revealingExpected: style.revealsAnswers, width: style.width) ?? []
        let comparisons = LaneComparison.comparisons(of: finding)
        let pills = depth < .palette ? [] : comparisons.flatMap { $0.pills(width: style.width) }
        let lanes = depth < .palette ? comparisons.flatMap { $0.lines(width: style.width) } : []
        return pills.map { $0.rendered(depth) }
            + (predicted + lanes).map { line in
                let line = line.readableText
                for (name, ink) in [("expected", Ink.good), ("actual", .bad), ("yours", .bad)]
                where line.hasPrefix(name + "  ") {
                    return color(name, ink) + line.dropFirst(name.count)
                }
                return line
            }
    }

    private func prints(of report: TaskReport) -> [String] {
        let lines = report.output.split(separator: "\n", omittingEmptySubsequences: false)
        let all = report.output.hasSuffix("\n") ? lines.dropLast() : lines[...]
        guard !report.output.isEmpty else { return [] }
        let printed = style.showsCompilersText ? Array(all) : all.filter { !isOfStackTrace($0) }
        let shown = printed.prefix(Self.shownLines).map { "  " + readable($0) }
        var rest = printed.count > shown.count ? ["  … and \(printed.count - shown.count) more lines"] : []
        if printed.count < all.count { rest.append("  … and a stack trace, which `check --compiler` shows") }
        return [color("It printed:", .faint)] + shown + rest + (style.isSpoken ? ["End of what it printed."] : [])
    }

    /// Whether the Swift runtime printed the line, with the calls that were in progress at a trap.
    private func isOfStackTrace(_ line: Substring) -> Bool {
        line == "Current stack trace:" || line.prefixMatch(of: /\d+ +\S.* 0x[0-9a-f]{8,}/) != nil
    }

    /// A printed line that doesn't fill the screen.
    private func readable(_ line: Substring) -> String {
        String(line.unicodeScalars.prefix(200)).readableText + (line.unicodeScalars.count > 200 ? "…" : "")
    }

    // MARK: Layout

    private var depth: ColorDepth { style.colors ? TerminalLook.depth : .none }

    private func color(_ text: String, _ ink: Ink, bold: Bool = false) -> String {
        TextStyle(foreground: ink.color, bold: bold).paint(text, depth)
    }

    private func wrap(_ text: String) -> String {
        let text = style.isSpoken ? SpokenText.sentences(text, code: MarbleDiagram.spokenCode) : text
        let lines = LineBreaking.lines(of: text.readableText, width: max(10, style.width)).joined(separator: "\n")
        guard style.colors else { return lines }
        // What is between backticks is colored, line by line, as in the lessons.
        let parts = lines.split(separator: "`", omittingEmptySubsequences: false)
        guard parts.count % 2 == 1 else { return lines }
        return parts.enumerated().map { index, part in
            guard index % 2 == 1 else { return String(part) }
            return part.split(separator: "\n", omittingEmptySubsequences: false).map { color(String($0), .code) }
                .joined(separator: "\n")
        }.joined()
    }
}

extension String {
    fileprivate func trimmingSuffix(while matches: (Character) -> Bool) -> String {
        var text = self
        while let last = text.last, matches(last) { text.removeLast() }
        return text
    }
}
