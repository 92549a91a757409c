import Marbles

/// Why an operator could not be shown, in a sentence that says what to do.
public enum OperatorExampleError: Error, Sendable, Equatable, CustomStringConvertible {
    /// An argument is missing, or there is one too many: how many were given.
    case wrongNumberOfArguments(given: Int, usage: String)
    /// An argument cannot be read: the word, and what is wanted in its place.
    case unreadableArgument(String, wanted: String, usage: String)
    /// There are too few or too many lines of marbles: how many were given.
    case wrongNumberOfMarbles(given: Int, wanted: ClosedRange<Int>, usage: String)
    /// A line of marbles cannot be read.
    case marbles(MarbleSyntaxError)
    /// An input that cannot fail has a `#` in its marbles.
    case failingInput(name: String, marbles: String)
    /// The lines of marbles take longer than a drawing is good for.
    case tooLong(marbles: String)

    public var description: String {
        switch self {
        case .wrongNumberOfArguments(let given, let usage):
            "There \(given == 1 ? "is 1 argument" : "are \(given) arguments") here. Write it as `\(usage)`."
        case .unreadableArgument(let word, let wanted, let usage):
            "`\(word)` is not \(wanted). Write it as `\(usage)`."
        case .wrongNumberOfMarbles(let given, let wanted, let usage):
            "It takes \(Self.lines(wanted)) of marbles, and there \(given == 1 ? "is 1" : "are \(given)"). Write it as `\(usage)`."
        case .marbles(let error):
            error.description
        case .failingInput(let name, let marbles):
            "The signal `\(name)` cannot fail: end `\(marbles)` with `|`, or leave its end open."
        case .tooLong(let marbles):
            "`\(MarbleText.shortened(marbles, to: 40))` takes more than \(OperatorExample.longestMarbles) events. Show it with fewer."
        }
    }

    private static func lines(_ range: ClosedRange<Int>) -> String {
        switch (range.lowerBound, range.upperBound) {
        case (0, 0): "no line"
        case (1, 1): "one line"
        case (let least, let most) where least == most: "\(least) lines"
        case (let least, .max): "\(least) or more lines"
        case (let least, let most): "\(least) to \(most) lines"
        }
    }
}
