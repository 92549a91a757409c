/// A mistake without the texts and numbers of the input that showed it, so that it can be recognized in another run.
///
///     Mistake("\"swi\" was sent 120 ms late.") == Mistake("\"s\" was sent 240 ms late.")
struct Mistake: Sendable, Equatable {
    private let words: [String]

    /// Whether a message says it and perhaps more, such as on which line it is.
    func isPart(of other: Mistake) -> Bool { other.words.starts(with: words) }

    /// The mistake that a finding's message names.
    init(_ message: String) {
        let withoutTexts =
            message
            .replacing(/\[("[^"]*"(, )?)*\]/, with: "[]")
            .replacing(/"[^"]*"/, with: "\"\"")
        words = withoutTexts.split(separator: " ").map { word in
            word.contains(where: \.isNumber) ? String(word.map { $0.isNumber ? "0" : $0 }) : String(word)
        }.map { $0.replacing(/0+/, with: "0") }
    }
}
