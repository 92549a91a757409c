/// Finds the errors in the compiler's output.
enum DiagnosticParser {
    /// The errors of `file:line:column: error: message` lines, each once.
    static func errors(in text: String) -> [CompilerOutput.Diagnostic] {
        var errors: [CompilerOutput.Diagnostic] = []
        for line in text.split(whereSeparator: \.isNewline) {
            guard let match = line.wholeMatch(of: /(.+?):(\d+):(\d+): error: (.*)/),
                let lineNumber = Int(match.2), let column = Int(match.3)
            else { continue }
            let error = CompilerOutput.Diagnostic(
                file: String(match.1), line: lineNumber, column: column, message: String(match.4)
            )
            if !errors.contains(error) { errors.append(error) }
        }
        return errors
    }
}
