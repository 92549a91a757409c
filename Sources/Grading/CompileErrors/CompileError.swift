/// What a reader sees of a file that doesn't compile: the error that matters, explained, and where the rest is.
public struct CompileError: Sendable, Equatable {
    /// All that the compiler said.
    public let output: CompilerOutput

    /// The error that matters; nil if the compiler names no place.
    public let error: CompilerOutput.Diagnostic?

    /// The line of the learner's file; empty if it isn't there.
    public let sourceLine: String

    /// What the error means.
    public let explanation: Explanation

    /// The other lines with errors of the same task, in order.
    public let otherLines: [Int]

    /// The explanation and the compiler's messages, as verdicts are compared.
    public var message: String {
        ([explanation.sentences] + output.errors.map(\.message)).joined(separator: "\n")
    }

    /// Explains the error that matters most in a file.
    /// - Parameter starter: the file as it was given, which says what each task declares.
    public init(_ output: CompilerOutput, in file: ExerciseFile, starter: String) {
        let refusal = Refusal(output, text: file.text, file: file, starter: starter)
        self = refusal.error(in: refusal.tasks.first)
    }

    /// Explains the error that matters most among some.
    /// - Parameters:
    ///   - source: the text of the file with those lines.
    ///   - explanation: the explanation, where more is known than the compiler's message.
    init(
        _ output: CompilerOutput, among errors: [CompilerOutput.Diagnostic], in source: String, of file: String,
        explanation: Explanation? = nil
    ) {
        let code = PlacedTokens(of: source)
        let first = errors.enumerated().min { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }?.element
        let explanation =
            explanation ?? first.map { Explanation(of: CompileProblem($0, in: code)) }
            ?? Explanation(compilersOwn: output.text.split(separator: "\n").first.map(String.init) ?? "It failed.")
        self.init(output, first, explanation, among: errors, in: code, of: file)
    }

    /// Explains a bracket without a partner, from which the errors come.
    init(_ output: CompilerOutput, _ mistake: BracketMistake, file: String, task: Int?, in source: String) {
        let error = CompilerOutput.Diagnostic(
            file: file, line: mistake.line, column: mistake.column, message: "a bracket has no partner", task: task)
        self.init(
            output, error, SyntaxErrors.explanation(of: mistake), among: [], in: PlacedTokens(of: source), of: file)
    }

    private init(
        _ output: CompilerOutput, _ error: CompilerOutput.Diagnostic?, _ explanation: Explanation,
        among errors: [CompilerOutput.Diagnostic], in code: PlacedTokens, of file: String
    ) {
        var error = error
        if let place = error, let word = explanation.word,
            let found = code.place(of: word, afterLine: place.line, column: place.column)
        {
            error?.line = found.line
            error?.column = found.column
        }
        self.output = output
        self.error = error
        self.explanation = explanation
        sourceLine = error.flatMap { $0.file == file ? code.text(ofLine: $0.line) : nil }.map(String.init) ?? ""
        otherLines = Set(errors.map(\.line)).subtracting(error.map { [$0.line] } ?? []).sorted()
    }
}

extension CompilerOutput.Diagnostic {
    /// 0 for an error that says what's wrong, and more for those that mostly follow from another one.
    fileprivate var rank: Int {
        let vague = [
            "generic parameter", "type of expression is ambiguous", "cannot infer", "unable to infer",
            "failed to produce diagnostic", "expressions are not allowed", "statements are not allowed",
            "missing contextual", "ambiguous use", "missing argument for parameter #",
        ]
        return vague.contains { message.hasPrefix($0) } ? 1 : 0
    }
}
