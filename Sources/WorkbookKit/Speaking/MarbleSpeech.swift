import BookText
import Marbles
import Reading

/// Says lanes of marbles, and anything else that is drawn, in words.
struct MarbleSpeech: Speech {
    func lines(of blocks: [MarkdownBlock], width: Int) -> [String] { SpokenMarkdown(width: width).lines(blocks) }

    func code(_ text: String) -> String { MarbleDiagram.spokenCode(text) }
}
