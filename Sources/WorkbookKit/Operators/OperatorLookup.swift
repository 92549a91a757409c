import BookText
import Grading
import Marbles
import OperatorLab
import Reading

extension OperatorCatalogue {
    /// The operator that `word` names, in any spelling.
    /// - Throws: ``Complaint`` that suggests operators.
    static func looked(up word: String) throws -> OperatorExample {
        if let example = named(word) { return example }
        let question = Suggestions.question(for: word, among: commandNames)
        throw Complaint.usage("There is no operator \"\(word)\". \(question ?? "`help marbles` lists all operators.")")
    }

    /// The names as they are typed, each once.
    static let commandNames = all.map(\.commandName).removingDuplicates()
}

extension OperatorExample {
    /// Runs the operator on typed words.
    /// - Throws: ``Complaint`` that says what is wrong with them.
    func demonstration(_ words: [String]) throws -> Demonstration {
        do {
            return try run(words: words)
        } catch {
            throw Complaint.usage(error.forPrompt)
        }
    }
}

extension OperatorExampleError {
    /// The sentence, with what may be typed at the prompt in place of the bare operator.
    var forPrompt: String {
        description.replacing("Write it as `", with: "Write it as `marbles ")
    }
}
