import BookText
import Foundation
import Grading
import Marbles
import OperatorLab
import Reading
import TextStyles

/// The help for an operator, from the doc comment in its source.
struct OperatorHelp {
    private let example: OperatorExample
    private let documentation: OperatorDocumentation?

    init(_ example: OperatorExample, in checkout: Checkout) {
        self.example = example
        documentation = OperatorDocumentation(of: example, in: checkout)
    }

    @MainActor
    func show(on output: Output) {
        output.say(StyledText(example.name, style: .heading))
        output.blankLine()
        if let documentation { output.say(documentation.sentence) }
        output.blankLine()
        if output.isSpoken {
            for sentence in example.sentences { output.say(spoken: sentence) }
        } else {
            output.show([.code(info: "marbles", lines: diagram(width: output.columns - 4))])
        }
        guard let documentation else { return tryIt(output) }
        for note in documentation.notes {
            output.blankLine()
            output.say(note)
        }
        output.blankLine()
        for line in documentation.contract { output.say("- *\(line.title):* \(line.text)") }
        if !documentation.namesElsewhere.isEmpty {
            output.blankLine()
            output.say(
                StyledText("Elsewhere  ", style: .dim)
                    + output.inline(documentation.namesElsewhere))
        }
        tryIt(output)
    }

    /// The diagram of the doc comment. If it is too wide for the window, the example is drawn.
    private func diagram(width: Int) -> [String] {
        let written = documentation?.diagram ?? []
        if !written.isEmpty, written.allSatisfy({ $0.count <= width }) { return written }
        return example.run().lines(width: max(16, width))
    }

    @MainActor
    private func tryIt(_ output: Output) {
        output.blankLine()
        output.say(StyledText("Try it     ", style: .dim) + StyledText("marbles \(example.usage)", style: .command))
        output.say(
            StyledText("Its code   ", style: .dim) + StyledText("Sources/ReactiveCore/\(example.source)", style: .link))
        guard !example.parameters.isEmpty else { return }
        output.blankLine()
        for parameter in example.parameters {
            output.say("- `\(parameter.name)`: \(parameter.meaning), \(parameter.wanted)")
        }
    }
}

extension OperatorDocumentation {
    /// The doc comment of an operator in a checkout; nil if it isn't there.
    init?(of example: OperatorExample, in checkout: Checkout) {
        let source = checkout.root.appending(path: "Sources/ReactiveCore/\(example.source)")
        guard let text = try? String(contentsOf: source, encoding: .utf8) else { return nil }
        let name = String(example.name.prefix { $0 != "(" })
        guard let found = Self(parsing: text, name: name) ?? Self(parsing: text) else { return nil }
        self = found
    }
}
