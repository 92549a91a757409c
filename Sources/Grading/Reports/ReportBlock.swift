import Marbles

/// A part of a report, before it's drawn on a screen or put into sentences for a screen reader (``TextReport``).
public enum ReportBlock: Sendable, Equatable {
    /// The meaning of a headline's sign and color.
    public enum Mark: Sendable { case good, bad, open }

    /// The verdict and its subject; without a sign if the mark is nil.
    case headline(String, Mark?)
    /// Sentences, with code between backticks.
    case sentences(String)
    /// A line of a file, and perhaps a column in it.
    case place(file: String, line: Int, column: Int?)
    /// A line of code with an error at a column, from 1, in UTF-8 code units.
    case excerpt(String, line: Int, column: Int)
    /// A line of code that sent a wrong event or ended the program.
    case code(String, line: Int)
    /// A lane, with its expected and its actual events.
    case lanes(LaneComparison)
    /// The marbles that the learner predicted, below the right marbles if those are revealed.
    case prediction(MarbleComparison, isRevealed: Bool)
    /// What the code printed, and notes about the lines that are left out.
    case prints([String], leftOut: [String])
    /// Another program's text.
    case verbatim(String)
    /// An empty line.
    case gap
}

/// What a report contains besides the verdict.
public struct ReportDetails: Sendable {
    /// Whether a finding names its hint.
    public let namesHints: Bool
    /// Whether a wrong prediction is followed by the right answer.
    public let revealsAnswers: Bool
    /// Whether a compile error is shown in the compiler's own text, and a crash with the runtime's stack trace.
    public let showsCompilersText: Bool
    /// Whether a report says how to repeat the run.
    public let namesSeed: Bool
    /// The line that sent the first wrong event or ended the program; nil if it isn't known.
    public let codeLine: (number: Int, text: String)?

    /// The details of a report, by default everything that helps without giving the answer away.
    public init(
        namesHints: Bool = true, revealsAnswers: Bool = false, showsCompilersText: Bool = false,
        namesSeed: Bool = true, codeLine: (number: Int, text: String)? = nil
    ) {
        (self.namesHints, self.revealsAnswers, self.namesSeed) = (namesHints, revealsAnswers, namesSeed)
        (self.showsCompilersText, self.codeLine) = (showsCompilersText, codeLine)
    }
}

/// A report's text about one task, from its verdict to what the code printed.
public struct TaskText: Sendable {
    /// The verdict, and remarks on it.
    public let head: [ReportBlock]
    /// What went wrong or, for a pass, the discovery, the advice and the explanation.
    public let message: [ReportBlock]
    /// How to reproduce a mistake, the lanes that show it, and the hint.
    public let details: [ReportBlock]
    /// What the code printed.
    public let prints: [ReportBlock]
    /// The short message of a compile error: its place and its explanation; empty for other verdicts.
    let summary: [ReportBlock]

    /// All parts of the text.
    public var whole: [ReportBlock] { aboveOutput + prints }

    /// All parts except what the code printed.
    public var aboveOutput: [ReportBlock] { head + message + details }

    /// What can be shown while a shorter run is still being searched for.
    public var beginning: [ReportBlock] { head + message }

    /// The whole text if the task is explained in full; else only the verdict, the summary, and what the code printed.
    public func explained(_ isExplained: Bool) -> [ReportBlock] { isExplained ? whole : head + summary + prints }

    /// What follows a beginning that was already shown. If the message has changed since, it's shown again.
    public func following(_ shown: TaskText) -> [ReportBlock] {
        (message == shown.message ? [] : message) + details + prints
    }
}

extension TaskReport {
    /// A report's text about the task.
    public func text(_ details: ReportDetails = ReportDetails()) -> TaskText {
        TaskText(
            head: head, message: message(details), details: self.details(details), prints: prints(details),
            summary: verdict.compileError?.summary ?? [])
    }

    private var head: [ReportBlock] {
        let mark: ReportBlock.Mark = verdict.isPass ? .good : verdict == .notStarted ? .open : .bad
        let remarks = [verdict.isPass ? nil : remark, leftover]
        return [.headline("Task \(task.number) \(headline): \(task.title)", mark)]
            + remarks.compactMap(\.self).map(ReportBlock.sentences)
    }

    private func message(_ details: ReportDetails) -> [ReportBlock] {
        switch verdict {
        case .passed:
            [discovery, advice?.message, task.explanation].compactMap(\.self).map(ReportBlock.sentences)
        case .notStarted: [.sentences("Write your code below `// MARK: - Task \(task.number)` in \(file).")]
        case .cannotCheck(let sentence): [.sentences(sentence)]
        case .didNotCompile(let error):
            (isRefused ? [] : [.sentences("The file doesn't compile, outside of its tasks.")]) + error.text(details)
        case .died(let death):
            (death.line.map { [.place(file: file, line: $0, column: nil)] } ?? []) + [.sentences(death.sentence)]
        case .notPassed(let findings):
            // The first mistake often causes the others, so they're left for the next check.
            findings.prefix(1).map { .sentences($0.message) }
        }
    }

    private func details(_ details: ReportDetails) -> [ReportBlock] {
        let played = failingRun?.instructions ?? ""
        let code = details.codeLine.map { [ReportBlock.code($0.text, line: $0.number)] } ?? []
        let isShort = played.count <= Self.longestInstructions
        let toSee = played.isEmpty ? [] : [ReportBlock.sentences("To see it: \(isShort ? played : "`replay`").")]
        // A prediction or a script gets the same verdict each time.
        let isRepeatable = details.namesSeed && ![.predict, .breakIt].contains(task.kind)
        let again = isRepeatable ? [ReportBlock.sentences("Run it again with --seed \(seed).")] : []
        switch verdict {
        case .passed, .notStarted, .cannotCheck, .didNotCompile: return []
        case .died: return code + toSee + again
        case .notPassed(let findings):
            guard let finding = findings.first else { return toSee + again }
            let predicted = finding.prediction.map {
                [ReportBlock.prediction($0, isRevealed: details.revealsAnswers)]
            }
            let hint = details.namesHints ? finding.hint.map { [ReportBlock.sentences("See hint \($0).")] } : nil
            return toSee + (predicted ?? []) + LaneComparison.comparisons(of: finding).map(ReportBlock.lanes) + code
                + (hint ?? []) + again
        }
    }

    private static let shownLines = 20
    /// Three lines of a terminal with 80 columns, in characters.
    private static let longestInstructions = 220

    private func prints(_ details: ReportDetails) -> [ReportBlock] {
        guard !output.isEmpty else { return [] }
        let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
        let all = output.hasSuffix("\n") ? lines.dropLast() : lines[...]
        let printed = details.showsCompilersText ? Array(all) : all.filter { !$0.isOfStackTrace }
        let shown = printed.prefix(Self.shownLines)
        let rest = printed.count > shown.count ? ["… and \(printed.count - shown.count) more lines"] : []
        let trace = printed.count < all.count ? ["… and a stack trace, which `check --compiler` shows"] : []
        return [.prints(shown.map(String.init), leftOut: rest + trace)]
    }
}

extension ChapterReport {
    /// Whether a task is explained in full. Of several tasks that don't compile, only the first one is. A task that
    /// isn't started is explained only if it was checked alone.
    public func explains(taskAt place: Int) -> Bool {
        switch tasks[place].verdict {
        case .didNotCompile: tasks.firstIndex(where: \.verdict.isRefusal) == place
        case .notStarted: tasks.count == 1
        default: true
        }
    }

    /// A report's text about the chapter, usually task by task.
    public func text(_ details: ReportDetails = ReportDetails()) -> [ReportBlock] {
        if isRefusedAsAWhole, let first = tasks.first {
            return [.headline("No task was checked: \(chapter.number) \(chapter.label)", nil)]
                + first.text(details).message
        }
        var parts = tasks.indices.map { tasks[$0].text(details).explained(explains(taskAt: $0)) }
        if tasks.count > 1, tasks.contains(where: { $0.verdict == .notStarted }) {
            parts.append([.sentences("To start a task, write below its `// MARK: - Task` in \(exercise).")])
        }
        return Array(parts.joined(separator: [.gap]))
    }
}

extension CompileError {
    /// The error for a learner: the place, the line, the explanation, the topic to look up, and the other lines with
    /// errors; on request, the compiler's own text.
    public func text(_ details: ReportDetails = ReportDetails()) -> [ReportBlock] {
        if details.showsCompilersText { return [.verbatim(output.text)] }
        guard let error else { return summary }
        var blocks = place
        if !sourceLine.isEmpty { blocks.append(.excerpt(sourceLine, line: error.line, column: error.column)) }
        blocks.append(.sentences(explanation.sentences))
        if let topic = explanation.topic { blocks.append(.sentences("`help \(topic.rawValue)` explains more.")) }
        if let next = otherLines.first {
            blocks.append(
                .sentences(
                    otherLines.count == 1
                        ? "Line \(next) has an error, too."
                        : "\(otherLines.count) other lines have errors, too; the first is line \(next)."))
        }
        return blocks
    }

    fileprivate var summary: [ReportBlock] { place + [.sentences(explanation.sentences)] }

    private var place: [ReportBlock] {
        error.map { [.place(file: $0.file, line: $0.line, column: $0.column)] } ?? []
    }
}

extension Verdict {
    fileprivate var compileError: CompileError? { if case .didNotCompile(let error) = self { error } else { nil } }
}

extension Substring {
    /// Whether the line belongs to a stack trace that the Swift runtime printed at a trap.
    fileprivate var isOfStackTrace: Bool {
        self == "Current stack trace:" || prefixMatch(of: /\d+ +\S.* 0x[0-9a-f]{8,}/) != nil
    }
}
