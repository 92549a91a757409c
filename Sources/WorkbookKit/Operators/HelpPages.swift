import BookText
import Foundation
import Grading
import OperatorLab
import Reading

/// What `help` explains besides commands: operators by any name, the types and words of the glossary, and the list
/// that leads to the right operator.
struct HelpPages {
    struct Page {
        let show: @MainActor (Output) -> Void
    }

    let checkout: Checkout
    private var glossary: Glossary { Glossary(of: checkout) }

    /// What Tab completes and misspellings are compared with.
    var topics: [String] { ["operators", "words"] + OperatorCatalogue.commandNames + glossary.words }

    /// - Returns: nil if nothing has that name.
    func page(for topic: String) -> Page? {
        switch topic.lowercased() {
        case "operators":
            return Page { $0.showOperatorGuide(of: checkout) }
        case "words", "glossary", "types":
            return Page { $0.showWords(of: glossary) }
        default:
            break
        }
        if let example = OperatorCatalogue.named(topic), glossary.entry(for: topic)?.word != topic {
            return Page { OperatorHelp(example, in: checkout).show(on: $0) }
        }
        if let entry = glossary.entry(for: topic) {
            return Page { $0.show(entry) }
        }
        guard let example = OperatorNamesElsewhere(checkout: checkout).operators(named: topic).first else { return nil }
        return Page { output in
            output.say("Here, `\(topic)` is called `\(example.name)`.")
            output.blankLine()
            OperatorHelp(example, in: checkout).show(on: output)
        }
    }
}

/// Finds an operator by its name in RxSwift, Combine, ReactiveSwift, or swift-async-algorithms.
struct OperatorNamesElsewhere {
    let checkout: Checkout

    /// The operators that have a name in one of those libraries: `throttle` for `debounce`.
    func operators(named name: String) -> [OperatorExample] {
        let wanted = baseName(name)
        guard !wanted.isEmpty else { return [] }
        return OperatorCatalogue.all.filter { example in
            guard let documentation = OperatorDocumentation(of: example, in: checkout) else { return false }
            let parts = documentation.namesElsewhere.split(separator: "`", omittingEmptySubsequences: false)
            // Between backticks.
            return parts.enumerated().contains { $0.offset % 2 == 1 && baseName(String($0.element)) == wanted }
        }
    }

    private func baseName(_ name: String) -> String {
        name.prefix { $0 != "(" }.lowercased().filter(\.isLetter)
    }
}
