/// Explains what can't be read as Swift: brackets, text without an end, code in the wrong place.
enum SyntaxErrors {
    /// The beginnings of the compiler's messages, at least one of which a bracket without a partner causes.
    private static let beginnings = [
        "expected", "extraneous", "consecutive statements", "expressions are not allowed",
        "statements are not allowed",
    ]

    /// Whether an error can come from a bracket without a partner.
    static func canComeFromBrackets(_ error: CompilerOutput.Diagnostic) -> Bool {
        beginnings.contains { error.message.hasPrefix($0) }
    }

    /// Explains a bracket without a partner.
    static func explanation(of mistake: BracketMistake) -> Explanation {
        let (bracket, partner) = (mistake.bracket, mistake.partner)
        switch mistake.kind {
        case .unclosed(let end?) where end > mistake.line + 1:
            return Explanation(
                "This `\(bracket)` is never closed. By the indentation, its `\(partner)` belongs above line \(end).")
        case .unclosed:
            return Explanation("This `\(bracket)` is never closed. Add its `\(partner)`.")
        case .unopened:
            return Explanation(
                "This `\(bracket)` closes nothing: no `\(partner)` is open here. "
                    + "Add the `\(partner)` above, or remove the `\(bracket)`.")
        }
    }

    static func explanation(of problem: CompileProblem) -> Explanation? {
        switch problem.message {
        case #/^expected '\{'/#:
            return Explanation("A `{` is missing in this line, or in the one before it.")
        case #/^unterminated string literal/#:
            return Explanation("The text that begins here has no end. Close it with `\"` in the same line.")
        case #/^unterminated '\/\*' comment/#:
            return Explanation("The comment that begins here has no end. Close it with `*/`.")
        case #/^consecutive statements on a line/#:
            return Explanation(
                "The compiler reads two statements here. Something between them is missing: "
                    + "an operator, a dot, a comma, or a bracket.")
        case #/^expected ',' separator/#:
            return Explanation("Between two arguments or elements, a comma is missing, or a bracket before it.")
        case #/^expected '(.)' in expression list/#:
            return Explanation("The list of arguments isn't closed. Add the `)`.")
        case #/^expected expression/# where problem.token == "in" || problem[-1] == "in":
            return Explanation(
                "Before `in`, the closure's parameters are missing: `{ text in … }`. "
                    + "A closure without parameters and captures needs no `in`.")
        case #/^expected expression/#:
            let before = problem[-1].isEmpty ? "" : " after `\(problem[-1])`"
            return Explanation("Something is missing\(before): a value, a name, or a closure.")
        case #/^expected member name/#:
            return Explanation("After the dot, the name of a stage or a property is missing.")
        case #/^expected pattern/#, #/^expected type/#:
            return Explanation("After `\(problem[-1])`, a name or a type is missing.")
        case #/^(expressions|statements) are not allowed at the top level/#:
            return Explanation(
                "This code is outside of any function. Is a `}` above it too early, or a `{` missing?")
        case #/^expected declaration/#, #/keyword in (instance method|property) declaration/#:
            return Explanation(
                "Only declarations can be here, such as `func` and `let`. Is a `}` above it too early?")
        case #/^expected ':' after '\? \.\.\.'/#:
            return Explanation("After `?` and the first value, `:` and the other value are missing: `a ? b : c`.")
        case #/^expected /#, #/^extraneous /#:
            return Explanation(
                "The compiler can't read this line: \(problem.message). Compare its brackets and commas.")
        default:
            return nil
        }
    }
}

/// Lets a `switch` match a message against a pattern.
func ~= (pattern: some RegexComponent, message: String) -> Bool {
    message.firstMatch(of: pattern) != nil
}
