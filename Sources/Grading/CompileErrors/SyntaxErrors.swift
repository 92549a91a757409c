/// Explains what can't be read as Swift: brackets, text without an end, code in the wrong place.
enum SyntaxErrors {
    /// The beginnings of the compiler's messages, at least one of which a bracket without a partner causes.
    private static let beginnings = [
        "expected", "extraneous '", "consecutive statements", "expressions are not allowed",
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
        case .unclosed(_?):
            return Explanation("This `\(bracket)` is never closed. Add its `\(partner)` at the end of this line.")
        case .unclosed:
            return Explanation("This `\(bracket)` is never closed. Add its `\(partner)`.")
        case .unopened where mistake.closingLine != nil:
            let partner =
                mistake.closingLine == mistake.line ? "" : ", whose `}` is in line \(mistake.closingLine ?? 0),"
            return Explanation(
                mistake.wordAfterOpener.map { "The `{` of this closure\(partner) is missing. Write it before `\($0)`." }
                    ?? "At the end of this line, a `{`\(partner) is missing.")
        case .unopened:
            return Explanation(
                "This `\(bracket)` closes nothing: no `\(partner)` is open here. "
                    + "Add the `\(partner)` above, or remove the `\(bracket)`.")
        }
    }

    static func explanation(of problem: CompileProblem) -> Explanation? {
        let message = problem.message
        func begins(_ beginnings: String...) -> Bool { beginnings.contains(where: message.hasPrefix) }
        switch true {
        case begins("expected '{'"):
            let line = problem.code.tokens(inLine: problem.line)
            return Explanation(
                line.contains("func") && !["(", ","].contains(line.last ?? "")
                    ? "At the end of this line, a `{` is missing."
                    : line.contains("func")
                        ? "After this function's parameters and its result, a `{` is missing."
                        : "A `{` is missing in this line, or in the one before it.")
        case begins("unterminated string literal"):
            let quotes = problem.lineText.count { $0 == "\"" }
            return Explanation(
                problem.token == "\"" && quotes > 1
                    ? "A text ends at its second `\"`, and this one begins another text. Is there a quote too many?"
                    : problem.token == "\""
                        ? "This `\"` begins a text that has no end. Is the `\"` in front of the text missing?"
                        : "The text that begins here has no end. Close it with `\"` in the same line.")
        case begins("single-quoted string literal"):
            return Explanation("Texts have double quotes in Swift. Write `\"…\"` in place of `'…'`.")
        case begins("cannot find operator") && problem.isUnquotedText:
            return Explanation("This looks like a text. Put it in double quotes: `\"…\"`.")
        case begins("unterminated '/*' comment"):
            return Explanation("The comment that begins here has no end. Close it with `*/`.")
        case begins("consecutive statements on a line", "expected ',' separator", "expected expression"):
            return closureHead(of: problem) ?? separator(in: problem)
        case begins("expected ')' in expression list", "expected ']' in"):
            return Explanation(
                problem[1] == ":"
                    ? "A comma is missing before `\(problem.token):`, at the end of the line above."
                    : "The list of arguments isn't closed. Is a `)` or a comma missing before `\(problem.token)`?")
        case begins("expected 'in' after the closure signature"):
            return Explanation("Between a closure's parameters and its code, there's an `in`: `{ text in … }`.")
        case begins("expected member name"):
            return Explanation("After the dot, the name of a stage or a property is missing.")
        case begins("expected initial value after '='"):
            return Explanation("After `=`, the value is missing.")
        case begins("expected ':' after 'case'"):
            return Explanation("After a `case` comes `:`, and then what it does: `case .name: …`.")
        case begins("found an unexpected second identifier"):
            return Explanation("A name is one word. Join the two, such as `\(problem[-1])\(problem.token)`.")
        case begins("expected pattern", "expected type"):
            return Explanation("After `\(problem[-1])`, a name or a type is missing.")
        case begins("expressions are not allowed at the top", "statements are not allowed at the top"):
            return Explanation(
                "This code is outside of any function. Is a `}` above it too early, or a `{` missing?")
        case begins("expected declaration"), message.contains("keyword in instance method declaration"),
            message.contains("keyword in property declaration"):
            return Explanation(
                "Only declarations can be here, such as `func` and `let`. Is a `}` above it too early?")
        case begins("expected ':' after '? ...'"):
            return Explanation("After `?` and the first value, `:` and the other value are missing: `a ? b : c`.")
        case begins("expected ", "extraneous '"):
            return Explanation(
                "The compiler can't read this line: \(message). Compare its brackets and commas.")
        default:
            return nil
        }
    }

    /// Explains a mistake in the beginning of a closure: its capture list, its parameters, and `in`.
    private static func closureHead(of problem: CompileProblem) -> Explanation? {
        let line = String(problem.lineText)
        if let match = line.firstMatch(of: #/\{ *(weak|unowned) (\w+)/#) {
            return Explanation("A capture list is in brackets: `{ [\(match.1) \(match.2)] … in`.")
        }
        if let match = line.firstMatch(of: #/\{ *(\w+) *(\[(?:weak|unowned) \w+\])/#) {
            return Explanation("The capture list comes first: `{ \(match.2) \(match.1) in`.")
        }
        if let match = line.firstMatch(of: #/\{ *(\[(?:weak|unowned) \w+\]) *(\w+)(?! *(,|in\b|\w* in\b))/#),
            match.2 != "in"
        {
            return Explanation(
                "After a closure's capture list and its parameters, `in` is missing: `{ \(match.1) … in`.")
        }
        if problem.token == "in" || problem[-1] == "in" {
            return Explanation(
                "Before `in`, the closure's parameters are missing: `{ text in … }`. "
                    + "A closure without parameters and captures needs no `in`.")
        }
        return nil
    }

    /// Explains a missing comma, or something else that's missing between two values.
    private static func separator(in problem: CompileProblem) -> Explanation {
        let (before, token) = (problem[-1], problem.token)
        if problem.message.hasPrefix("expected expression") {
            return Explanation(
                "Something is missing\(before.isEmpty ? "" : " after `\(before)`"): a value, a name, or a closure.")
        }
        if token == "," {
            return Explanation(
                "A closure returns one value, and a comma doesn't join two. Write one stage for each.")
        }
        if problem.message.hasPrefix("expected ','") {
            return Explanation("Is a comma missing here, before `\(token)`?")
        }
        if token.first == "\"", before.first?.isLetter == true {
            return Explanation("What a function is called with is in parentheses: `\(before)(…)`.")
        }
        return Explanation(
            "The compiler reads two statements here. Something is missing before `\(token)`: "
                + "an operator, a dot, a comma, or a bracket.")
    }
}

extension CompileProblem {
    /// Whether the place is after the `=` of a constant whose line has no quotes, as in a prediction.
    var isUnquotedText: Bool {
        let line = code.tokens(inLine: self.line)
        return line.first == "let" && line.contains("=")
            && !line.contains { $0.contains("\"") || $0 == "." || $0 == "(" }
    }
}
