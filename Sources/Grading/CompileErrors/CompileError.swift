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
        let refusal = Refusal(output, file: file, chapter: chapter)
        self = refusal.error(in: refusal.tasks.first)
    }
}
