import BookText
import Foundation
import TextStyles

/// The page of an operator, as `help throttle` shows it: mainly the doc comment in the operator's source.
package struct OperatorPage {
    package let name: String
    private let documentation: OperatorDocumentation?
    /// The operator's file, relative to Sources/ReactiveCore.
    private let source: String
    private let usage: String

    package init(name: String, _ documentation: OperatorDocumentation?, source: String, usage: String) {
        (self.name, self.documentation, self.source, self.usage) = (name, documentation, source, usage)
    }

    /// The lines of the operator's diagram; nil if there are none, or if they don't fit the width.
    package func diagram(width: Int) -> [String]? {
        guard let lines = documentation?.diagram, !lines.isEmpty, lines.allSatisfy({ $0.count <= width }) else {
            return nil
        }
        return lines
    }

    @MainActor
    package func show(on output: Output, drawing: () -> Void) {
        output.say(StyledText(name, style: .heading))
        output.blankLine()
        if let documentation { output.say(documentation.sentence) }
        output.blankLine()
        drawing()
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
        output.say(StyledText("Try it     ", style: .dim) + StyledText("marbles \(usage)", style: .command))
        output.say(
            StyledText("Its code   ", style: .dim) + StyledText("Sources/ReactiveCore/\(source)", style: .link))
    }
}

/// The operators' comments in a checkout, for a program that is built without the operators.
package struct OperatorPages {
    private let all: [(documentation: OperatorDocumentation, source: String)]

    package init(of checkout: Checkout) {
        let folder = checkout.root.appending(path: "Sources/ReactiveCore")
        let operators = folder.appending(path: "Operators").path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: operators)) ?? []
        all = (names.sorted().map { "Operators/\($0)" } + ["Signal+Creation.swift"]).flatMap { source in
            let text = TextFile.text(of: folder.appending(path: source)) ?? ""
            return OperatorDocumentation.explained(in: text).map { ($0, source) }
        }
    }

    package var names: [String] { all.map(\.documentation.name).removingDuplicates() }

    package func page(for typed: String) -> OperatorPage? {
        page { $0.isNamed(typed, withLabel: false) } ?? page { $0.isNamed(typed, withLabel: true) }
    }

    package func page(forNameElsewhere typed: String) -> OperatorPage? { page { $0.isNamedElsewhere(typed) } }

    private func page(where isWanted: (OperatorDocumentation) -> Bool) -> OperatorPage? {
        guard let (found, source) = all.first(where: { isWanted($0.documentation) }) else { return nil }
        return OperatorPage(name: found.name, found, source: source, usage: found.name)
    }
}
