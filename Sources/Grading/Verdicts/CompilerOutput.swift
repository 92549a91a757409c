/// What the compiler said about a file that it refused, with the learner's own path and lines.
public struct CompilerOutput: Codable, Sendable, Equatable {
    /// One error that the compiler found.
    public struct Diagnostic: Codable, Sendable, Equatable {
        /// The file, as the learner named it.
        public var file: String
        /// The line, from 1.
        public var line: Int
        /// The column, from 1, in UTF-8 code units.
        public var column: Int
        /// What is wrong, in the compiler's words.
        public var message: String
    }

    /// Everything that it printed, excerpts of the source included, without colours.
    public var text: String

    /// Its errors, in the order in which it printed them, each once. Empty when it failed without naming a place.
    public var errors: [Diagnostic]
}
