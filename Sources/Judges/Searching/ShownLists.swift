import Exercises
import Grading

extension Transcript {
    /// The finding unless the list showed the tweets of each answer, in the order of the answers.
    /// - Parameter otherwise: the message where no mistake is recognized.
    func findingAboutLists(otherwise: String, hint: Int) -> Finding? {
        let shown = values(in: .shown)
        let expected = values(in: .answered).map(SearchAnswers.ids)
        if shown == expected { return nil }
        return Finding(message(about: shown, insteadOf: expected) ?? otherwise, hint: hint)
    }

    private func message(about shown: [String], insteadOf expected: [String]) -> String? {
        if shown.isEmpty { return "Answers arrived, but the list of results never changed. Call `results.show`." }
        if shown.count > expected.count {
            return """
                The list was shown \(shown.count) times for \(expected.count) answered searches. \
                Show each answer once.
                """
        }
        let pairs = zip(shown, expected)
        let keepsTheOld = shown == expected.filter { !$0.isEmpty }
        if keepsTheOld || shown.count == expected.count && pairs.contains(where: { !$0.isEmpty && $1.isEmpty }) {
            return """
                An answer without tweets wasn't shown, so the list still shows an older answer. \
                Show every answer, the empty ones too.
                """
        }
        if shown.count < expected.count {
            return "The list showed only \(shown.count) of \(expected.count) answers. Show each one."
        }
        if pairs.allSatisfy({ Set($0.split(separator: " ")) == Set($1.split(separator: " ")) }) {
            return "The right tweets are shown, but in a different order than in the answer. Keep the answer's order."
        }
        if pairs.allSatisfy({ $1.hasPrefix($0) }) {
            return "Some of the tweets of an answer are missing from the list."
        }
        return nil
    }
}
