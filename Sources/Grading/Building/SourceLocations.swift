import BookText

/// Finds `#sourceLocation` in an exercise. It would make the compiler and a crash name another file or line than the
/// learner's own, so a file with it isn't compiled.
enum SourceLocations {
    private static let directive = "#sourceLocation"

    /// An error for each directive in a file, outside of comments and text.
    static func errors(in file: ExerciseFile) -> [CompilerOutput.Diagnostic] {
        guard file.text.contains(directive) else { return [] }
        let tokens = Tokenizer(file.text).tokens
        let starts = tokens.indices.compactMap { index -> String.Index? in
            let token = tokens[index]
            // Code in a literal is part of the literal's token.
            if token.contains("\""), token.contains("("), let range = token.firstRange(of: directive) {
                return range.lowerBound
            }
            return token == "#" && index + 1 < tokens.count && tokens[index + 1] == "sourceLocation"
                ? token.startIndex : nil
        }
        // A few say enough.
        return starts.prefix(10).map { start in
            let before = file.text[..<start].utf8.split(separator: 10, omittingEmptySubsequences: false)
            return CompilerOutput.Diagnostic(
                file: file.path, line: before.count, column: (before.last?.count ?? 0) + 1,
                message: "an exercise can't use `#sourceLocation`, because messages name its own lines; remove it")
        }
    }
}
