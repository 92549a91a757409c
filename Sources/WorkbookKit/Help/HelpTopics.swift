import Reading

/// The topics of `help`: commands, operators by any name, the types and words of the glossary, and the guide to
/// operators.
struct HelpTopics {
    typealias Page = @MainActor (Output) -> Void

    private let checkout: Checkout
    private let glossary: Glossary

    init(of checkout: Checkout) { (self.checkout, glossary) = (checkout, Glossary(of: checkout)) }

    var names: [String] { ["operators", "words"] + OperatorCatalogue.commandNames + glossary.words }

    /// The page about a topic; about all commands if the topic is empty.
    /// - Throws: ``Complaint`` that suggests topics.
    func page(about topic: String) throws(Complaint) -> Page {
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
        if entry?.word != topic, let example = OperatorCatalogue.named(topic) {
            return { [checkout] in example.showHelp(on: $0, from: checkout) }
        }
        if let entry { return { $0.show(entry) } }
        let example = OperatorCatalogue.all.first {
            OperatorDocumentation(of: $0, in: checkout)?.isNamedElsewhere(topic) == true
        }
        guard let example else { return nil }
        return { [checkout] output in
            output.say("Here, `\(topic)` is called `\(example.name)`.")
            output.blankLine()
            example.showHelp(on: output, from: checkout)
        }
    }
}
