import BookText
import Reading

/// Says the few sentences of this program to a reader who listens.
struct BriefSpeech: Speech {
    func lines(of blocks: [MarkdownBlock], width: Int) -> [String] {
        MarkdownRenderer(width: width, colored: false).lines(blocks)
    }

    func code(_ text: String) -> String { text }
}
