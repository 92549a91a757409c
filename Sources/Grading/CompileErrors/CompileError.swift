/// What a reader sees of a file that doesn't compile: the most important error, explained, and other lines with errors.
public struct CompileError: Sendable, Equatable {
    /// The compiler's output.
    public let output: CompilerOutput

    /// The most important error; nil if the compiler names no place.
    public let error: CompilerOutput.Diagnostic?

    /// The text of the error's line in the learner's file; empty if the file has no such line.
    public let sourceLine: String

    /// What the error means.
    public let explanation: Explanation

    /// The other lines with errors of the same task that are probably independent of this one, in order.
    public let otherLines: [Int]

    /// The explanation, and below it the compiler's messages.
    public var message: String {
        ([explanation.sentences] + output.errors.map(\.message)).joined(separator: "\n")
    }
}

extension CompileError {
    /// Explains the most important error in a file.
    /// - Parameter chapter: the chapter, whose starter says what each task declares; nil if the file isn't an exercise.
    public init(_ output: CompilerOutput, in file: ExerciseFile, of chapter: Chapter?) {
        let refusal = RefusedFile(output, file: file, chapter: chapter)
        self = refusal.error(in: refusal.tasks.first)
    }
}

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
        let words = message.replacing(#/ \[#[\w-]+\]$|; (please submit|did you mean).*$/#, with: "")
        sentences = words.prefix(1).uppercased() + words.dropFirst() + (words.hasSuffix(".") ? "" : ".")
        isCompilersOwn = true
    }

    init(of problem: CompileProblem) {
        self =
            problem.rules.explanation(of: problem, isSure: true) ?? problem.rules.explanation(of: problem)
            ?? Explanation(compilersOwn: problem.message)
    }
}
