extension Lesson {
    /// Parses the lesson in `markdown`. `fallbackTitle` names a lesson that has no `# Title` line.
    /// - Parameters:
    ///   - taskText: returns the text of the chapter's task with the given number; nil if the chapter has no such task.
    ///   - generated: returns the lines of a block that is generated from code; nil for any other block.
    package init(
        markdown: String, fallbackTitle: String, taskText: (Int) -> [MarkdownBlock]? = { _ in nil },
        generated: (String, [String]) -> [String]? = { _, _ in nil }
    ) {
        var title: String?
        var steps: [LessonStep] = []
        for var block in MarkdownParser.blocks(of: markdown) {
            if case .code(let info, let lines) = block, let made = generated(info, lines) {
                block = .code(info: "text", lines: made)
            }
            switch block {
            case .heading(level: 1, let text) where title == nil:
                title = text
            case .heading(level: 2, let text):
                if steps.count == 1, steps[0].title.isEmpty {
                    steps[0].title = text
                } else {
                    steps.append(LessonStep(title: text))
                }
            default:
                break
            }
            if steps.isEmpty { steps.append(LessonStep(title: "")) }
            steps[steps.count - 1].add(block, taskText: taskText)
        }
        // Without a heading, the first step has the lesson's title.
        for index in steps.indices where steps[index].title.isEmpty { steps[index].title = title ?? fallbackTitle }
        self.init(title: title ?? fallbackTitle, steps: steps)
    }
}

extension LessonStep {
    fileprivate mutating func add(_ block: MarkdownBlock, taskText: (Int) -> [MarkdownBlock]?) {
        switch block {
        case .comment(let text):
            if text.hasPrefix(Lesson.spokenMark) { return show([block]) }
            introduces += Self.names(in: text, after: "introduces:")
            drills += Self.names(in: text, after: "drills:")
        case .code(info: "guess", let lines):
            guard let guess = Guess(lines) else { return show([block]) }
            show(guess.blocks, offering: [.guess(guess)])
        case .code(info: "task", let lines):
            guard let number = lines.first.flatMap({ Int($0[...].trimmed) }), let text = taskText(number) else {
                return show([block])
            }
            show(text, offering: [.edit(task: number), .check(task: number)])
        case .code(info: "console", let lines):
            let commands = lines.filter { !$0[...].isBlank }.map { ConsoleLine($0) }
            let offered = commands.contains { $0 == nil } ? [] : commands.compactMap { $0?.workbookLine }
            show([block], offering: offered.map { .command($0) })
        default:
            show([block])
        }
    }

    private static func names(in comment: String, after mark: String) -> [String] {
        guard comment.hasPrefix(mark) else { return [] }
        return comment.dropFirst(mark.count).split(separator: ", ").map { String($0.trimmed) }
    }

    private mutating func show(_ blocks: [MarkdownBlock], offering offers: [Offer] = []) {
        // What follows a question is a new part, since it waits for the answer; so is what follows a command, which
        // may speak of the command's output.
        if let last = parts[parts.count - 1].offers.last, last.endsAPart {
            parts.append(Part())
        }
        parts[parts.count - 1].blocks += blocks
        parts[parts.count - 1].offers += offers
    }
}
