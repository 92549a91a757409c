/// What a compile error means, in words.
public struct Explanation: Sendable, Equatable {
    /// An operator or a word that `help` explains.
    public enum Topic: String, Sendable, CaseIterable {
        case bind, `catch`, compactMap, deliver, filter, flatMap, map, mapFailure, promoteFailure, replaceFailure, then,
            tryMap
        case disposable, mainSignal, scopedDisposable, signal, subscription
    }

    /// What happened, and in most cases what to do, in short sentences.
    public var sentences: String

    /// The topic to look up with `help`.
    public var topic: Topic?

    /// A word of the code, at or after the compiler's position, that is the mistake itself.
    var word: String?

    /// Whether `sentences` is the compiler's message, because no rule explains it.
    public var isCompilersOwn = false

    init(_ sentences: String, topic: Topic? = nil, at word: String? = nil) {
        self.sentences = sentences
        self.topic = topic
        self.word = word
    }

    /// The compiler's own message, without “[#ID]”, “did you mean …”, or “please submit …” at the end.
    init(compilersOwn message: String) {
        let words = message.replacing(#/ \[#\w+\]$|; (please submit|did you mean).*$/#, with: "")
        sentences = words.prefix(1).uppercased() + words.dropFirst() + (words.hasSuffix(".") ? "" : ".")
        isCompilersOwn = true
    }

    init(of problem: CompileProblem) {
        self =
            problem.rules.explanation(of: problem, isSure: true) ?? problem.rules.explanation(of: problem)
            ?? Explanation(compilersOwn: problem.message)
    }
}
