import BookText

/// The topics of `help`: commands, operators by any name, the types and words of the glossary, and the guide to
/// operators.
package struct HelpTopics {
    package typealias Page = @MainActor (Output) -> Void

    private let checkout: Checkout
    private let glossary: Glossary
    private let operators: [String]
    private let page: (String) -> Page?
    private let pageElsewhere: (String) -> (name: String, page: Page)?

    /// - Parameters:
    ///   - operators: the operators' names, as users type them.
    ///   - page: returns the page of an operator.
    ///   - pageElsewhere: returns the page of the operator that has this name in another library, and its name here.
    package init(
        of checkout: Checkout, operators: [String], page: @escaping (String) -> Page?,
        pageElsewhere: @escaping (String) -> (name: String, page: Page)?
    ) {
        (self.checkout, self.operators, self.page, self.pageElsewhere) = (checkout, operators, page, pageElsewhere)
        glossary = Glossary(of: checkout)
    }

    package var names: [String] { ["operators", "words"] + operators + glossary.words }

    /// The page about a topic; about all commands if the topic is empty.
    /// - Throws: ``Complaint`` that suggests topics.
    package func page(about topic: String) throws(Complaint) -> Page {
        if topic.isEmpty { return { $0.showCommands() } }
        let page = pageOfBook(about: topic)
        // A command can share its name with an operator: `replay` is both.
        if let command = Command.all.first(where: { $0.name == topic.lowercased() }) {
            return { output in
                output.explain(command)
                guard let page else { return }
                output.blankLine()
                page(output)
            }
        }
        if let page { return page }
        if let command = try? Command.named(topic) { return { $0.explain(command) } }
        let question = Suggestions.question(for: topic, among: Command.names + names)
        throw .usage("Nothing here is called \"\(topic)\". \(question ?? "`help` lists the commands.")")
    }

    private func pageOfBook(about topic: String) -> Page? {
        switch topic.lowercased() {
        case "operators": return { [checkout] in $0.showOperatorGuide(of: checkout) }
        case "words", "glossary", "types": return { [glossary] in $0.showWords(of: glossary) }
        default: break
        }
        let entry = glossary.entry(for: topic)
        if entry?.word != topic, let page = page(topic) { return page }
        if let entry { return { $0.show(entry) } }
        guard let (name, page) = pageElsewhere(topic) else { return nil }
        return { output in
            output.say("Here, `\(topic)` is called `\(name)`.")
            output.blankLine()
            page(output)
        }
    }
}
