/// A report for a person to read in a terminal.
public struct TextReport: Sendable {
    /// How it is set.
    public struct Style: Sendable {
        /// Whether colours are used; a terminal without NO_COLOR and with a TERM other than "dumb".
        public var colours: Bool
        /// The columns to keep to; 40 is enough.
        public var width: Int

        /// A style.
        public init(colours: Bool = false, width: Int = 80) {
            self.colours = colours
            self.width = width
        }
    }

    private let style: Style

    /// Sets reports in a style.
    public init(style: Style = Style()) {
        self.style = style
    }

    /// The report of one task: its first line is the verdict. Ends with a line end.
    public func text(of report: TaskReport) -> String {
        "Task \(report.task.number) \(report.verdict.headline): \(report.task.title)\n"
    }

    /// The report of a chapter, task after task.
    public func text(of report: ChapterReport) -> String {
        report.tasks.map(text(of:)).joined(separator: "\n")
    }
}
