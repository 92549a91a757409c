import Checks
import Grading
import Marbles
import Reading

/// A chapter's lesson as an article of the site.
///
/// A question shows its options; a second tab shows the replies with the command's output, and a script turns the
/// options into buttons. A task shows its title and its goal, but no answer. Below many commands is their output, or
/// the diagram that they draw. Marble diagrams become pictures.
struct LessonArticle {
    let chapter: Chapter
    let lesson: Lesson
    /// The output of the lesson's commands, by command line.
    let outputs: [String: LessonOutput]
    let pictures: SitePictures
    let link: (String) -> String?
    var title: String { "\(chapter.shortNumber). \(lesson.title)" }

    /// The text in DocC's Markdown. `previous` and `next` name the neighboring articles.
    func text(previous: String?, next: String?) -> String {
        let head = """
            # \(title)

            @Metadata {
                @TitleHeading("Chapter")
            }

            @Options {
                @AutomaticSeeAlso(disabled)
            }
            """
        let turns = [previous.map { "**Previous:** <doc:\($0)>" }, next.map { "**Next:** <doc:\($0)>" }]
            .compactMap(\.self)
        let hasOpening = if case .paragraph = lesson.steps.first?.blocks.dropFirst().first { true } else { false }
        return
            ([head] + (hasOpening ? [] : [chapter.title + "."]) + lesson.steps.flatMap(texts)
            + ["---", turns.joined(separator: " · ")]).joined(separator: "\n\n") + "\n"
    }

    static func link(to step: LessonStep, of chapter: Chapter, _ lesson: Lesson) -> String {
        // A step with the lesson's own title has no heading to link to.
        let heading = step.title == lesson.title ? "" : "#" + step.title.replacing(" ", with: "-")
        return "chapter \(chapter.shortNumber), <doc:\(chapter.folder)\(heading)>"
    }

    private func texts(_ step: LessonStep) -> [String] {
        var parts = step.parts
        var texts: [String] = []
        for index in parts.indices {
            var blocks = parts[index].blocks
            // A question is at the end of its part.
            guard case .guess(let guess) = parts[index].offers.last else {
                texts += self.texts(blocks)
                continue
            }
            blocks.removeLast(guess.blocks.count)
            var answer: [MarkdownBlock] = []
            if index + 1 < parts.count, parts[index + 1].offers.first?.followsAGuess == true,
                case .code(info: "console", _) = parts[index + 1].blocks.first
            {
                answer = [parts[index + 1].blocks.removeFirst()]
            }
            texts += self.texts(blocks) + [text(guess, answer: self.texts(answer))]
        }
        let links = step.introduces.compactMap(link).removingDuplicates()
        return texts + (links.isEmpty ? [] : ["**New here:** " + links.joined(separator: ", ")])
    }

    private func texts(_ blocks: [MarkdownBlock]) -> [String] {
        var blocks = blocks[...]
        var texts: [String] = []
        while let block = blocks.first {
            if let task = chapter.taskReferences.first(where: { $0.blocks.first == block }) {
                texts.append(text(task))
                blocks.removeFirst(task.blocks.count)
                continue
            }
            blocks.removeFirst()
            switch block {
            case .heading(level: 1, let title):
                // The article already has the lesson's title.
                if title != lesson.title { texts.append([.heading(level: 2, title)].docC) }
            case .code(info: "console", let lines): texts += console(lines)
            case .code(info: "marbles", let lines): texts.append(drawing(lines) ?? [block].docC)
            default: texts.append([block].docC)
            }
        }
        return texts
    }

    private func text(_ guess: Guess, answer: [String]) -> String {
        guard case .list(_, let items) = guess.blocks[1] else { return "" }
        let replies = zip(items, guess.options).enumerated().map { index, option -> [MarkdownBlock] in
            option.0 + [.paragraph((index == guess.answer ? "**Right.** " : "") + option.1.reply)]
        }
        return """
            \([guess.blocks[0]].docC.withMarblesAsCode)

            \([guess.blocks[1]].docC)

            @TabNavigator {
                @Tab("Your guess") {
                    Choose an answer before you look at the other tab.
                }
                @Tab("Answer") {
            \(([[.list(first: 1, items: replies)].docC] + answer).joined(separator: "\n\n")
                .indented(first: "        ", others: "        "))
                }
            }
            """
    }

    private func text(_ task: TaskReference) -> String {
        [.quote([.paragraph("Task \(task.name): **\(task.task.title)**")] + task.blocks.dropFirst())].docC
    }

    private func console(_ lines: [String]) -> [String] {
        var texts: [String] = []
        var shown: [String] = []
        func close() {
            if !shown.isEmpty { texts.append([.code(info: "console", lines: shown)].docC) }
            shown = []
        }
        for line in lines {
            shown.append(line)
            // If the lesson itself shows output, nothing is added.
            guard lines.allSatisfy({ $0.isEmpty || ConsoleLine($0) != nil }),
                let command = ConsoleLine(line)?.workbookLine
            else { continue }
            shown += outputs[command]?.lines ?? []
            if let trace = outputs[command]?.trace {
                close()
                texts.append(pictures.add(trace, title: "The lanes of this run"))
            }
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
        let given = words.dropFirst(2).isEmpty ? example.parameters.map(\.example) : Array(words.dropFirst(2))
        let lanes = given.count > example.parameters.count ? [] : example.inputs.map(\.example)
        return pictures.add(run.svg(title: title), of: [example.commandName] + given + lanes, title: title)
    }

    private func drawing(_ lines: [String]) -> String? {
        DrawnLanes(lines).map { pictures.add(LanePicture($0.lanes).svg, title: "Marble diagram") }
    }
}

extension String {
    var withMarblesAsCode: String {
        split(separator: " ", omittingEmptySubsequences: false).map { word in
            let marbles = word.replacing("\\-", with: "-")
            let isLane = marbles.contains("--") || marbles.contains("-") && "|#".contains(marbles.last ?? "-")
            let isDrawn = isLane && MarbleDiagram.spoken(String(marbles)) != nil
            return isDrawn ? "`\(marbles)`" : String(word)
        }.joined(separator: " ")
    }
}
