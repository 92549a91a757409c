import Marbles

/// Why an operator can't be run on what was typed.
public enum OperatorExampleError: Error, Sendable, Equatable, CustomStringConvertible {
    /// There are fewer arguments than parameters.
    case missingArguments(given: Int, usage: String)
    /// A parameter doesn't accept its word.
    case unreadableArgument(String, wanted: String, usage: String)
    /// There are too few or too many lines of marbles.
    case wrongNumberOfMarbles(given: Int, wanted: ClosedRange<Int>, usage: String)
    /// A line of marbles can't be parsed.
    case marbles(MarbleSyntaxError)
    /// The marbles of an input that can't fail contain a `#`.
    case failingInput(name: String, marbles: String)
    /// A line of marbles has more events than a drawing can show.
    case tooLong

    public var description: String {
        switch self {
        case .missingArguments(let given, let usage):
            "There \(given == 1 ? "is 1 argument" : "are \(given) arguments") here. Write it as `\(usage)`."
        case .unreadableArgument(let word, let wanted, let usage):
            "`\(word)` is not \(wanted). Write it as `\(usage)`."
        case .wrongNumberOfMarbles(let given, let wanted, let usage):
            "It takes \(Self.lines(wanted)) of marbles, but there \(given == 1 ? "is" : "are") \(given). "
                + "Write it as `\(usage)`."
        case .marbles(let error):
            error.description
        case .failingInput(let name, let marbles):
            "The signal `\(name)` can't fail. End `\(marbles)` with `|`, or leave its end open."
        case .tooLong:
            "A line of marbles has more than \(OperatorExample.maximumEvents) events. Try fewer."
        }
    }

    private static func lines(_ range: ClosedRange<Int>) -> String {
        switch (range.lowerBound, range.upperBound) {
        case (0, 0): "no line"
        case (1, 1): "one line"
        case (let least, let most) where least == most: "\(least) lines"
        case (let least, let most): "\(least) to \(most) lines"
        }
    }
}
