import BookText
import Foundation
import Grading

/// The words of the book, each in two sentences, with the chapter that explains it.
///
/// They're read from `Chapters/Glossary.md`: `## Word`, a paragraph, and a paragraph such as `Chapter 3.`
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

    /// The glossary of a checkout; empty if its file is missing.
    init(of checkout: Checkout) {
        let file = checkout.root.appending(path: "Chapters/Glossary.md")
        self.init(markdown: (try? String(contentsOf: file, encoding: .utf8)) ?? "")
    }

    var words: [String] { entries.map(\.word) }

    /// The entry of a word, in any case.
    func entry(for word: String) -> Entry? {
        entries.first { $0.word.lowercased() == word.lowercased() }
    }
}
