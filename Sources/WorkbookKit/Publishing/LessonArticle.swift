import Grading
import OperatorLab

/// A chapter's lesson as an article of the site.
///
/// A question has its answers on a second tab. A task has its title and its goal, and no answer. Commands that print
/// something have their output below them, or the marbles they draw.
struct LessonArticle {
    let chapter: Chapter
    let lesson: Lesson
    /// The output of a lesson's commands, by their lines.
    let outputs: [String: [String]]
    let pictures: SitePictures
    /// What a word that a step introduces links to; nil if it has no page.
    let link: (String) -> String?

    /// The text in DocC's Markdown. `next` is the article that follows.
    func text(next: String?) -> String {
        let head = """
            # \(lesson.title)

            @Metadata {
                @TitleHeading("Chapter \(chapter.shortNumber)")
            }

            @Options {
                @AutomaticSeeAlso(disabled)
            }
            """
        let steps = lesson.steps.map { step in
            (step.parts.map(text) + [introductions(of: step)]).filter { !$0.isEmpty }.joined(separator: "\n\n")
        }
        return ([head] + steps + (next.map { ["---", "**Next:** <doc:\($0)>"] } ?? [])).joined(separator: "\n\n") + "\n"
    }

    /// The link to a step of a chapter.
    static func link(to step: LessonStep, of chapter: Chapter, _ lesson: Lesson) -> String {
        // The first step of a lesson may have the lesson's own title.
        let heading = step.title == lesson.title ? "" : "#" + step.title.replacing(" ", with: "-")
        return "<doc:\(chapter.folder)\(heading)>"
    }

    private func introductions(of step: LessonStep) -> String {
        let links = step.introduces.compactMap(link).removingDuplicates()
        return links.isEmpty ? "" : "**New here:** " + links.joined(separator: ", ")
    }

    private func text(_ part: LessonStep.Part) -> String {
        var blocks = part.blocks[...]
        var texts: [String] = []
        // A question is at the end of its part.
        var tabs: [String] = []
        if case .guess(let guess) = part.offers.last {
            blocks.removeLast(guess.blocks.count)
            tabs = [text(guess)]
        }
        while let block = blocks.first {
            if let task = chapter.taskReferences.first(where: { $0.blocks.first == block }) {
                texts.append(text(task))
                blocks.removeFirst(task.blocks.count)
                continue
            }
            blocks.removeFirst()
            switch block {
            case .heading(level: 1, let title):
                // The lesson's own title is the article's.
                if title != lesson.title { texts.append([.heading(level: 2, title)].docC) }
            case .code(info: "console", let lines): texts += console(lines)
            default: texts.append([block].docC)
            }
        }
        return (texts + tabs).joined(separator: "\n\n")
    }

    private func text(_ guess: Guess) -> String {
        guard case .list(let first, let options) = guess.blocks[1] else { return "" }
        let answers = zip(options, guess.options).enumerated().map { index, option in
            let isRight = index == guess.answer
            return option.0.docC + (isRight ? " ✓" : "") + "\n\n" + option.1.reply
        }
        let answerList = answers.enumerated().map { $1.indented(first: "\($0 + 1). ") }.joined(separator: "\n")
        return """
            \([guess.blocks[0]].docC)

            @TabNavigator {
                @Tab("Question") {
            \([.list(first: first, items: options)].docC.indented(first: "        "))
                }
                @Tab("Answer") {
            \(answerList.indented(first: "        "))
                }
            }
            """
    }

    private func text(_ task: TaskReference) -> String {
        [.quote([.paragraph("Task \(task.name): **\(task.task.title)**")] + task.blocks.dropFirst())].docC
    }

    /// Commands with what they print. Between them, the pictures of those that draw marbles.
    private func console(_ lines: [String]) -> [String] {
        var texts: [String] = []
        var shown: [String] = []
        func close() {
            if !shown.isEmpty { texts.append([.code(info: "console", lines: shown)].docC) }
            shown = []
        }
        for line in lines {
            shown.append(line)
            // With output below, it's a picture of a run.
            guard lines.allSatisfy({ $0.isEmpty || ConsoleLine($0) != nil }),
                let command = ConsoleLine(line)?.workbookLine
            else { continue }
            shown += outputs[command] ?? []
            if let drawing = drawing(of: command) {
                close()
                texts.append(drawing)
            }
        }
        close()
        return texts
    }

    private func drawing(of command: String) -> String? {
        let words = Words(begun: command).all
        guard words.first == "marbles", words.count > 1, let example = OperatorCatalogue.named(words[1]),
            let run = try? example.run(words: Array(words.dropFirst(2)))
        else { return nil }
        let title = "Marble diagram of \(example.baseName)"
        return pictures.add(run.svg(title: title), title: title)
    }
}
