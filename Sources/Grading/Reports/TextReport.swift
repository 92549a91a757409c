import TerminalUI
import TextLayout

/// A report for a person to read in a terminal.
public struct TextReport: Sendable {
    /// How it is set.
    public struct Style: Sendable {
        /// Whether colors are used; for a terminal, without NO_COLOR and with a TERM other than "dumb".
        public var colors: Bool
        /// The columns to keep to; 40 are enough. Excerpts of source and what was printed are not broken.
        public var width: Int
        /// Whether a finding says which hint to read; not where the reader is told how to ask for it anyway.
        public var namesHints: Bool

        /// A style.
        public init(colors: Bool = false, width: Int = 80, namesHints: Bool = true) {
            self.colors = colors
            self.width = width
            self.namesHints = namesHints
        }
    }

    /// The most lines of a learner's prints that are shown.
    private static let shownLines = 20

    private let style: Style

    /// Sets reports in a style.
    public init(style: Style = Style()) {
        self.style = style
    }

    /// The report of one task: its first line is the verdict. Ends with a line end.
    public func text(of report: TaskReport) -> String {
        text(of: report, explained: true)
    }

    /// The report of a chapter, task after task, an empty line between two. What the compiler said comes once.
    public func text(of report: ChapterReport) -> String {
        if report.isRefusedAsAWhole, let first = report.tasks.first {
            let reason = if case .didNotCompile = first.verdict { " does not compile" } else { "" }
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
            lines.append(wrap("What is not started waits below its `// MARK: - Task` in \(report.exercise).") + "\n")
        }
        return lines.joined(separator: "\n")
    }

    private func text(of report: TaskReport, explained: Bool) -> String {
        let headline = "Task \(report.task.number) \(report.verdict.headline): \(report.task.title)"
        var lines = [color(headline, report.verdict.isPass ? .green : isNotStarted(report) ? .gray : .red)]
        if explained { lines += explanation(of: report) }
        lines += prints(of: report)
        return lines.joined(separator: "\n") + "\n"
    }

    // MARK: Verdicts

    private func explanation(of report: TaskReport) -> [String] {
        switch report.verdict {
        case .passed:
            return [wrap(report.task.explanation)]
        case .notStarted:
            return [
                wrap(
                    "Its code is still the starter's: write yours below `// MARK: - Task \(report.task.number)` in \(report.file)."
                )
            ]
        case .cannotCheck(let sentence):
            return [wrap(sentence)]
        case .didNotCompile(let output):
            return [wrap(summary(of: output, in: report))] + [output.text.trimmingSuffix(while: \.isNewline)]
        case .died(let death):
            return (death.line.map { ["\(report.file):\($0)"] } ?? []) + [
                wrap(death.sentence), wrap(repetition(report)),
            ]
        case .notPassed(let findings):
            var lines = findings.prefix(1).flatMap { finding in
                [wrap(finding.message)] + marbles(of: finding)
                    + (style.namesHints ? finding.hint.map { [wrap("Hint \($0) helps here.")] } ?? [] : [])
            }
            lines += findings.dropFirst().map { wrap("Also: \($0.message)") }
            return lines + [wrap(repetition(report))]
        }
    }

    private func isNotStarted(_ report: TaskReport) -> Bool { report.verdict == .notStarted }

    private func repetition(_ report: TaskReport) -> String { "(--seed \(report.seed) plays the same again.)" }

    private func summary(of output: CompilerOutput, in report: TaskReport) -> String {
        guard let first = output.errors.first else { return "The compiler refuses \(report.file):" }
        if output.errors.allSatisfy({ $0.file == "main.swift" }) {
            return
                "\(report.file) does not hand over what the check needs. Its last lines must be the starter's, and the functions must keep their names and types:"
        }
        let more = output.errors.count == 1 ? "" : ", and \(output.errors.count - 1) more"
        let place = first.task.map { ", in task \($0)" } ?? ""
        return "\(first.file):\(first.line)\(place): \(first.message)\(more)."
    }

    private func marbles(of finding: Finding) -> [String] {
        LaneComparison.comparisons(of: finding).flatMap { $0.lines(width: style.width) }.map { line in
            if line.hasPrefix("expected  ") { return color("expected", .green) + line.dropFirst("expected".count) }
            if line.hasPrefix("actual  ") { return color("actual", .red) + line.dropFirst("actual".count) }
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

    /// A printed line that cannot move the cursor, change colors or fill the screen.
    private func readable(_ line: Substring) -> String {
        let calm = line.unicodeScalars.prefix(200).map {
            $0.properties.generalCategory == .control ? "·" : Character($0)
        }
        return String(calm) + (line.unicodeScalars.count > 200 ? "…" : "")
    }

    // MARK: Layout

    private func color(_ text: String, _ color: Color) -> String {
        TextStyle(foreground: color).paint(text, style.colors ? .sixteen : .none)
    }

    private func wrap(_ text: String) -> String {
        LineBreaking.lines(of: text, width: max(10, style.width)).joined(separator: "\n")
    }
}

extension String {
    fileprivate func trimmingSuffix(while matches: (Character) -> Bool) -> String {
        var text = self
        while let last = text.last, matches(last) { text.removeLast() }
        return text
    }
}
