import Foundation
import Reading
import Terminal

/// The words of the book, each with a short explanation and the chapter that teaches it.
///
/// Entries are read from `Chapters/Glossary.md`: `## Word`, a paragraph, and a paragraph such as `Chapter 3.`
struct Glossary {
    struct Entry: Equatable {
        var word: String
        var blocks: [MarkdownBlock]
    }

    let entries: [Entry]

    init(markdown: String) {
        entries = Lesson(markdown: markdown, fallbackTitle: "").steps.map { step in
            Entry(
                word: step.title,
                blocks: step.blocks.filter { if case .paragraph = $0 { true } else { false } })
        }
    }

    init(of checkout: Checkout) {
        self.init(markdown: TextFile.text(of: checkout.root.appending(path: "Chapters/Glossary.md")) ?? "")
    }

    var words: [String] { entries.map(\.word) }

    func entry(for word: String) -> Entry? {
        entries.first { $0.word.lowercased() == word.lowercased() }
    }
}

extension Output {
    func showOperatorGuide(of checkout: Checkout) {
        let guide = TextFile.text(of: checkout.root.appending(path: "Chapters/Operators.md"))
        show(MarkdownParser.blocks(of: guide ?? "`help marbles` lists all operators."))
    }

    func showWords(of glossary: Glossary) {
        let words = glossary.words.map { "`\($0)`" }.joined(separator: ", ")
        say("The book explains these types and words; `help` with one of them says what it is: \(words).")
    }

    func show(_ entry: Glossary.Entry) {
        say(StyledText(entry.word, style: .heading))
        blankLine()
        show(entry.blocks)
    }
}
