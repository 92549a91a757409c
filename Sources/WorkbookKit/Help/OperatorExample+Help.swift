import Foundation
import Reading
import Terminal

extension OperatorExample {
    /// Shows the page of the operator, as `help throttle` does: mainly the doc comment in the operator's source.
    @MainActor
    func showHelp(on output: Output, from checkout: Checkout) {
        let documentation = OperatorDocumentation(of: self, in: checkout)
        output.say(StyledText(name, style: .heading))
        output.blankLine()
        if let documentation { output.say(documentation.sentence) }
        output.blankLine()
        draw(documentation?.diagram ?? [], on: output)
        if let documentation {
            for note in documentation.notes {
                output.blankLine()
                output.say(note)
            }
            output.blankLine()
            for line in documentation.contract { output.say("- *\(line.title):* \(line.text)") }
            if !documentation.namesElsewhere.isEmpty {
                output.blankLine()
                output.say(StyledText("Elsewhere  ", style: .dim) + output.inline(documentation.namesElsewhere))
            }
        }
        output.blankLine()
        if let signature = documentation?.signature, !signature.isEmpty {
            let line = StyledText("In Swift   ", style: .dim) + StyledText(signature, style: .code)
            if output.isSpoken { output.say(line) } else { output.draw(line.cut(to: output.columns)) }
        }
        output.say(StyledText("Try it     ", style: .dim) + StyledText("marbles \(usage)", style: .command))
        output.say(
            StyledText("Its code   ", style: .dim) + StyledText("Sources/ReactiveCore/\(source)", style: .link))
        guard !parameters.isEmpty else { return }
        output.blankLine()
        output.say("In the lab:")
        for parameter in parameters {
            output.say("- `\(parameter.name)`: \(parameter.meaning), \(parameter.wanted)")
        }
    }

    /// Draws the comment's diagram, or if there is none that fits the window, the example.
    @MainActor
    private func draw(_ diagram: [String], on output: Output) {
        guard !output.isSpoken else {
            for sentence in sentences { output.say(spoken: sentence) }
            return
        }
        let width = output.columns - 4
        let fits = !diagram.isEmpty && diagram.allSatisfy { $0.count <= width }
        output.show([.code(info: "marbles", lines: fits ? diagram : run().lines(width: max(16, width)))])
    }
}

extension OperatorDocumentation {
    /// The doc comment of an operator, or else the first one in its file; nil if there is neither.
    init?(of example: OperatorExample, in checkout: Checkout) {
        let source = checkout.root.appending(path: "Sources/ReactiveCore/\(example.source)")
        guard let text = TextFile.text(of: source) else { return nil }
        let name = String(example.name.prefix { $0 != "(" })
        guard let found = Self(parsing: text, name: name) ?? Self(parsing: text) else { return nil }
        self = found
    }
}
