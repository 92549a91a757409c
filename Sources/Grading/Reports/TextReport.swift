import TerminalUI
import TextLayout

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

        /// A style.
        public init(colors: Bool = false, width: Int = 80, namesHints: Bool = true, revealsAnswers: Bool = false) {
            self.colors = colors
            self.width = width
            self.namesHints = namesHints
            self.revealsAnswers = revealsAnswers
        }
    }

    /// The number of printed lines that a report shows.
    private static let shownLines = 20

    private let style: Style

    /// Makes reports in a style.
    public init(style: Style = Style()) {
        self.style = style
    }

    /// The report of one task, beginning with its verdict. It ends with a newline.
    public func text(of report: TaskReport) -> String { text(of: report, explained: true) }

    /// The report of a chapter, task by task, with empty lines between. The compiler's output appears once.
    public func text(of report: ChapterReport) -> String {
        if report.isRefusedAsAWhole, let first = report.tasks.first {
            let reason = if case .didNotCompile = first.verdict { " doesn't compile" } else { "" }
            let headline = "No task was checked: \(report.chapter.number) \(report.chapter.name)\(reason)"
            return ([color(headline, .red)] + explanation(of: first)).joined(separator: "\n") + "\n"
        }
        var said: CompilerOutput?
        var lines = report.tasks.map { task in
            switch task.verdict {
            case .didNotCompile(let output):
                defer { said = output }
                return text(of: task, explained: output != said)
            case .notStarted:
                return text(of: task, explained: report.tasks.count == 1)
            default:
                return text(of: task, explained: true)
            }
        }
        if report.tasks.count > 1, report.tasks.contains(where: isNotStarted) {
            lines.append(wrap("To start a task, write below its `// MARK: - Task` in \(report.exercise).") + "\n")
        }
        return lines.joined(separator: "\n")
    }

    private func text(of report: TaskReport, explained: Bool) -> String {
        let headline = "Task \(report.task.number) \(report.verdict.headline): \(report.task.title)"
        var lines = [color(headline, report.verdict.isPass ? .green : isNotStarted(report) ? .gray : .red)]
        if !report.verdict.isPass, let remark = report.remark { lines.append(wrap(remark)) }
        if explained { lines += explanation(of: report) }
        lines += prints(of: report)
        return lines.joined(separator: "\n") + "\n"
    }

    // MARK: Verdicts

    private func explanation(of report: TaskReport) -> [String] {
        switch report.verdict {
        case .passed:
            return [report.discovery, report.task.explanation].compactMap(\.self).map(wrap)
        case .notStarted:
            return [
                wrap(
                    "Write your code below `// MARK: - Task \(report.task.number)` in \(report.file)."
                )
            ]
        case .cannotCheck(let sentence):
            return [wrap(sentence)]
        case .didNotCompile(let output):
            return [wrap(summary(of: output, in: report))] + [
                output.text.readableText.trimmingSuffix(while: \.isNewline)
            ]
        case .died(let death):
            return (death.line.map { ["\(report.file.readableName):\($0)"] } ?? []) + [
                wrap(death.sentence)
            ] + repetition(report)
        case .notPassed(let findings):
            // The first mistake often causes the others, so they're left for the next check.
            return findings.prefix(1).flatMap { finding in
                [wrap(finding.message)] + marbles(of: finding)
                    + (style.namesHints ? finding.hint.map { [wrap("See hint \($0).")] } ?? [] : [])
            } + repetition(report)
        }
    }

    private func isNotStarted(_ report: TaskReport) -> Bool { report.verdict == .notStarted }

    /// How to repeat the check. A prediction and a script are judged in the same way each time.
    private func repetition(_ report: TaskReport) -> [String] {
        switch report.task.kind {
        case .predict, .breakIt: []
        default: [wrap("Run it again with --seed \(report.seed).")]
        }
    }

    private func summary(of output: CompilerOutput, in report: TaskReport) -> String {
        guard let first = output.errors.first else { return "\(report.file) doesn't compile:" }
        if ["Judges", "Grading"].contains(where: { first.message.contains("no such module '\($0)'") }) {
            return "\(first.file):\(first.line): An exercise can't use the graders. Remove this `import`."
        }
        if output.errors.allSatisfy({ $0.file == "main.swift" }) {
            return """
                \(report.file) doesn't provide what the check needs. Keep the starter's last lines, and the names and \
                types of its functions:
                """
        }
        let more = output.errors.count == 1 ? "" : ", and \(output.errors.count - 1) more"
        let place = first.task.map { ", in task \($0)" } ?? ""
        let end = first.message.hasSuffix(".") && more.isEmpty ? "" : "."
        return "\(first.file):\(first.line)\(place): \(first.message)\(more)\(end)"
    }

    private func marbles(of finding: Finding) -> [String] {
        let predicted = finding.prediction?.lines(revealingExpected: style.revealsAnswers, width: style.width) ?? []
        let lanes = LaneComparison.comparisons(of: finding).flatMap { $0.lines(width: style.width) }
        return (predicted + lanes).map { line in
            let line = line.readableText
            for (name, hue) in [("expected", Color.green), ("actual", .red), ("yours", .red)]
            where line.hasPrefix(name + "  ") {
                return color(name, hue) + line.dropFirst(name.count)
            }
            return line
        }
    }

    private func prints(of report: TaskReport) -> [String] {
        let lines = report.output.split(separator: "\n", omittingEmptySubsequences: false)
        let all = report.output.hasSuffix("\n") ? lines.dropLast() : lines[...]
        guard !report.output.isEmpty else { return [] }
        let shown = all.prefix(Self.shownLines).map { "  " + readable($0) }
        let rest = all.count > shown.count ? ["  … and \(all.count - shown.count) more lines"] : []
        return [color("It printed:", .gray)] + shown + rest
    }

    /// A printed line that doesn't fill the screen.
    private func readable(_ line: Substring) -> String {
        String(line.unicodeScalars.prefix(200)).readableText + (line.unicodeScalars.count > 200 ? "…" : "")
    }

    // MARK: Layout

    private func color(_ text: String, _ color: Color) -> String {
        TextStyle(foreground: color).paint(text, style.colors ? .sixteen : .none)
    }

    private func wrap(_ text: String) -> String {
        let lines = LineBreaking.lines(of: text.readableText, width: max(10, style.width)).joined(separator: "\n")
        guard style.colors else { return lines }
        // What is between backticks is colored, line by line, as in the lessons.
        let parts = lines.split(separator: "`", omittingEmptySubsequences: false)
        guard parts.count % 2 == 1 else { return lines }
        return parts.enumerated().map { index, part in
            guard index % 2 == 1 else { return String(part) }
            return part.split(separator: "\n", omittingEmptySubsequences: false).map { color(String($0), .yellow) }
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
