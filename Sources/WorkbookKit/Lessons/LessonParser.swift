extension Lesson {
    /// The lesson in `markdown`. `fallbackTitle` names a lesson that has no `# Title` line.
    init(markdown: String, fallbackTitle: String) {
        var title: String?
        var steps: [LessonStep] = []
        var current: [MarkdownBlock] = []

        func closeStep() {
            if !current.isEmpty { steps.append(LessonStep(blocks: current, lessonTitle: title ?? fallbackTitle)) }
            current = []
        }

        for block in MarkdownParser.blocks(of: markdown) {
            if case .heading(level: 1, let text) = block, title == nil {
                title = text
                current.append(block)
            } else if case .heading(level: 2, _) = block {
                // A title without text is part of the first step.
                if current.count > 1 || title == nil || !steps.isEmpty { closeStep() }
                current.append(block)
            } else {
                current.append(block)
            }
        }
        closeStep()
        self.init(title: title ?? fallbackTitle, steps: steps)
    }
}

extension LessonStep {
    fileprivate init(blocks: [MarkdownBlock], lessonTitle: String) {
        var title = lessonTitle
        var offers: [String] = []
        for block in blocks {
            switch block {
            case .heading(level: 2, let text):
                title = text
            case .code(let info, let lines) where info.split(separator: " ").first == "console":
                offers += lines.compactMap { ConsoleLine($0)?.workbookLine }
            default:
                break
            }
        }
        self.init(title: title, blocks: blocks, offers: offers)
    }
}
