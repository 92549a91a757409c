import ArgumentParser
import BookText
import Foundation
import Grading
import Marbles
import OperatorLab
import Reading

struct HelpCommand: WorkbookCommand {
    static let command = Command.help

    @Argument(help: "What to explain. A word may have a space in it.", completion: .topics)
    var topic: [String] = []

    func perform(in session: Session) async throws -> ExitStatus {
        let page = try HelpTopics(of: session.book.checkout).page(about: topic.joined(separator: " "))
        await session.paged { page(session.output) }
        return .passed
    }
}

extension HelpTopics {
    init(of checkout: Checkout) {
        func page(of example: OperatorExample) -> Page { { example.showHelp(on: $0, from: checkout) } }
        self.init(
            of: checkout, operators: OperatorCatalogue.commandNames,
            page: { OperatorCatalogue.named($0).map(page) },
            pageElsewhere: { typed in
                OperatorCatalogue.all.first {
                    OperatorDocumentation(of: $0, in: checkout)?.isNamedElsewhere(typed) == true
                }.map { (name: $0.name, page: page(of: $0)) }
            })
    }
}

extension OperatorExample {
    @MainActor
    fileprivate func showHelp(on output: Output, from checkout: Checkout) {
        let page = OperatorPage(
            name: name, OperatorDocumentation(of: self, in: checkout), source: source, usage: usage)
        page.show(on: output) {
            if output.isSpoken {
                for sentence in sentences { output.say(spoken: sentence) }
            } else {
                // If the comment's diagram is too wide for the window, draw the example instead.
                let width = output.columns - 4
                let lines = page.diagram(width: width) ?? run().lines(width: max(16, width))
                output.show([.code(info: "marbles", lines: lines)])
            }
        }
        guard !parameters.isEmpty else { return }
        output.blankLine()
        for parameter in parameters {
            output.say("- `\(parameter.name)`: \(parameter.meaning), \(parameter.wanted)")
        }
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
