/// What a compile error means, in words.
public struct Explanation: Sendable, Equatable {
    /// An operator or a word that `help` explains.
    public enum Topic: String, Sendable, CaseIterable {
        case bind, `catch`, deliver, filter, flatMap, map, mapFailure, promoteFailure, replaceFailure, then, tryMap
        case disposable, mainSignal, scopedDisposable, signal, subscription
    }

    /// What happened, and what to do: at most three short sentences.
    public var sentences: String

    /// What to look up.
    public var topic: Topic?

    /// A word of the code, after the compiler's place, that is the mistake itself.
    var word: String?

    /// Whether these are the compiler's words, because the book has none of its own.
    public var isCompilersOwn = false

    init(_ sentences: String, topic: Topic? = nil, at word: String? = nil) {
        self.sentences = sentences
        self.topic = topic
        self.word = word
    }

    /// The compiler's own message.
    init(compilersOwn message: String) {
        sentences = message.prefix(1).uppercased() + message.dropFirst() + (message.hasSuffix(".") ? "" : ".")
        isCompilersOwn = true
    }

    /// Explains an error.
    init(of problem: CompileProblem) {
        let rules = [
            FlowErrors.guardWithoutExit, SyntaxErrors.explanation, NameErrors.explanation, ValueErrors.explanation,
            CallErrors.explanation, ThreadErrors.explanation, TypeErrors.explanation, FlowErrors.explanation,
            VagueErrors.explanation,
        ]
        self = rules.lazy.compactMap { $0(problem) }.first ?? Explanation(compilersOwn: problem.message)
    }
}
