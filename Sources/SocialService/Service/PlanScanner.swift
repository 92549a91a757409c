struct PlanScanner {
    private let text: String
    private let characters: [Character]
    private var position = 0

    init(_ text: String) {
        self.text = text
        characters = Array(text)
    }

    mutating func plan() throws(PlanSyntaxError) -> ResponsePlan {
        var steps: [ResponsePlan.Step] = []
        repeat {
            steps.append(try step())
        } while take(",")
        let repeatsLast = take(".")
        if repeatsLast, !(take(".") && take(".")) {
            throw error(at: position, "Three dots repeat the last step. These are fewer.")
        }
        try expectEnd(
            after: "a step", instead: "a comma and the next step, \"@\" and a latency, or \"...\" to repeat the last")
        return ResponsePlan(steps, repeatsLast: repeatsLast)
    }

    mutating func step() throws(PlanSyntaxError) -> ResponsePlan.Step {
        let start = position
        let word = take(while: { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "/" })
        guard let response = Self.response(word) else {
            throw error(
                at: start,
                word.isEmpty ? "A step is missing: \(Self.choices)" : "\"\(word)\" is not a step: \(Self.choices)")
        }
        return ResponsePlan.Step(response, latency: take("@") ? try latency() : nil)
    }

    mutating func latency() throws(PlanSyntaxError) -> Latency {
        let first = try duration()
        return take("-") ? Latency(between: first, and: try duration()) : Latency(first)
    }

    func expectEnd(after what: String, instead: String? = nil) throws(PlanSyntaxError) {
        guard position < characters.count else { return }
        let expected = instead.map { "; there may be \($0)" } ?? ""
        throw error(at: position, "\"\(characters[position])\" cannot follow \(what)\(expected).")
    }

    private mutating func duration() throws(PlanSyntaxError) -> Duration {
        let start = position
        let digits = take(while: { $0.isASCII && $0.isNumber })
        let unit = take(while: \.isLetter)
        // Nine digits of seconds are 31 years. A longer number is a typo, and could overflow.
        guard let amount = Int(digits), digits.count <= 9, let duration = Self.duration(amount, unit) else {
            throw error(at: start, "A latency is a number with \"ms\" or \"s\" after it, like 80ms, 2s or 50ms-400ms.")
        }
        return duration
    }

    private static func duration(_ amount: Int, _ unit: String) -> Duration? {
        switch unit {
        case "ms": .milliseconds(amount)
        case "s": .seconds(amount)
        default: nil
        }
    }

    private static func response(_ word: String) -> ResponsePlan.Response? {
        ResponsePlan.Response.usual[word]
            ?? APIFailure.all.first { word == "\($0.status)" || word == $0.planWord }.map { .failure($0) }
    }

    private static let choices: String = {
        let failures = APIFailure.all.map(\.planWord).joined(separator: ", ")
        return "use 200, malformed, no-statuses, drop, never, nothing, or one of \(failures)."
    }()

    private mutating func take(_ character: Character) -> Bool {
        guard position < characters.count, characters[position] == character else { return false }
        position += 1
        return true
    }

    private mutating func take(while accept: (Character) -> Bool) -> String {
        let start = position
        while position < characters.count, accept(characters[position]) { position += 1 }
        return String(characters[start..<position])
    }

    private func error(at position: Int, _ problem: String) -> PlanSyntaxError {
        PlanSyntaxError(text: text, column: position + 1, problem: problem)
    }
}

extension APIFailure {
    var planWord: String { "\(status)/\(code.map { "\($0)" } ?? "complex")" }
}

/// The mistake in a plan or a latency, and its position.
public struct PlanSyntaxError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The plan or latency.
    public let text: String
    /// The column of the mistake, from 1.
    public let column: Int
    /// The problem, without its position.
    public let problem: String

    /// The problem, then the text with a caret below the mistake.
    public var description: String {
        "\(problem)\n    \(text)\n    \(String(repeating: " ", count: column - 1))^ column \(column)"
    }
}
