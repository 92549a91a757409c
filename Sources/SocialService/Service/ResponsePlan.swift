/// Planned answers of the service, one per request, that replace the usual ones.
///
/// A plan's text is a list: `200@400ms,200@80ms,503`. Each step is a response, optionally with `@` and a latency:
/// - `200`: the usual answer (an error if the request is wrong),
/// - a failure's status (`429`), with the code if a status has several (`401/89`),
/// - `malformed`: a body without its end (for a picture, a damaged file),
/// - `no-statuses`: valid JSON that isn't a search result (for a picture, a damaged file),
/// - `drop`: the connection breaks; `never`: no answer comes;
/// - `nothing`: the request ends with neither an answer nor an error, as the callback's types allow.
///
/// After the last step, the usual answers follow. A plan that ends in `...` repeats its last step instead.
public struct ResponsePlan: Sendable, Equatable {
    /// The kinds of response.
    public enum Response: Sendable, Equatable {
        /// The usual answer.
        case answer
        /// A failure of the API.
        case failure(APIFailure)
        /// A body without its end, or a damaged picture.
        case malformed
        /// Valid JSON that isn't a search result, or a damaged picture.
        case withoutStatuses
        /// The connection breaks.
        case drop
        /// No answer comes.
        case never
        /// The request ends with neither an answer nor an error.
        case nothing
    }

    /// The response to one request.
    public struct Step: Sendable, Equatable {
        /// The response.
        public var response: Response
        /// The latency; nil for the service's usual one.
        public var latency: Latency?

        /// Creates a step.
        public init(_ response: Response, latency: Latency? = nil) {
            self.response = response
            self.latency = latency
        }
    }

    /// The steps, one per request, in the order in which the requests are sent.
    public var steps: [Step]
    /// Whether the last step also answers all later requests.
    public var repeatsLast: Bool

    /// No steps: all answers are the usual ones.
    public static let none = ResponsePlan([])

    /// Creates a plan.
    public init(_ steps: [Step], repeatsLast: Bool = false) {
        self.steps = steps
        self.repeatsLast = repeatsLast
    }

    /// Parses a plan: `try ResponsePlan(parsing: "200@400ms,503")`.
    ///
    /// - Throws: ``PlanSyntaxError`` with the position of the mistake.
    public init(parsing text: String) throws(PlanSyntaxError) {
        var parser = PlanParser(text)
        self = try parser.plan()
    }

    func step(_ index: Int) -> Step? { index < steps.count ? steps[index] : repeatsLast ? steps.last : nil }

    /// The plan's text, as for `--plan`: `200@400ms,503...`. Latencies are in whole milliseconds.
    package var text: String {
        let texts = steps.map { step in step.response.word + (step.latency.map { "@\($0.text)" } ?? "") }
        return texts.joined(separator: ",") + (repeatsLast ? "..." : "")
    }

    /// Replaces the response to one request. All other requests keep theirs, even beyond the plan's end: a repeated
    /// last step continues after the new one.
    ///
    ///     var plan = try ResponsePlan(parsing: "503...")
    ///     plan.replaceStep(2, with: .init(.drop))  // 503,503,drop,503...
    ///
    /// - Parameter index: the request's index among the requests of its kind, from 0.
    package mutating func replaceStep(_ index: Int, with step: Step) {
        let repeated = repeatsLast ? steps.last : nil
        while steps.count <= index { steps.append(repeated ?? Step(.answer)) }
        if let repeated, index == steps.count - 1 { steps.append(repeated) }
        steps[index] = step
        repeatsLast = repeated != nil
    }
}

extension ResponsePlan.Response {
    /// All responses except failures, by their words in a plan.
    private static let usual: KeyValuePairs<String, Self> = [
        "200": .answer, "malformed": .malformed, "no-statuses": .withoutStatuses, "drop": .drop, "never": .never,
        "nothing": .nothing,
    ]

    fileprivate static let choices =
        "use " + usual.map(\.key).joined(separator: ", ") + ", or one of "
        + APIFailure.all.map(\.planWord).joined(separator: ", ") + "."

    fileprivate init?(word: Substring) {
        let failure = APIFailure.all.first { word == "\($0.status)" || word == $0.planWord }
        guard let response = Self.usual.first(where: { $0.key == word })?.value ?? failure.map(Self.failure) else {
            return nil
        }
        self = response
    }

    fileprivate var word: String {
        if case .failure(let failure) = self { return failure.planWord }
        return Self.usual.first { $0.value == self }?.key ?? ""
    }
}

extension APIFailure {
    var planWord: String { "\(status)/\(code.map { "\($0)" } ?? "complex")" }
}

/// Parses the text of a plan or a latency from left to right.
struct PlanParser {
    private let text: String
    private var rest: Substring

    init(_ text: String) {
        self.text = text
        rest = text[...]
    }

    mutating func plan() throws(PlanSyntaxError) -> ResponsePlan {
        var plan = ResponsePlan([])
        repeat { plan.steps.append(try step()) } while take(",")
        plan.repeatsLast = take(".")
        if plan.repeatsLast, !(take(".") && take(".")) {
            throw error(at: rest, "Three dots repeat the last step. These are fewer.")
        }
        try expectEnd(
            after: "a step; there may be a comma and the next step, \"@\" and a latency, or \"...\" to repeat the last")
        return plan
    }

    private mutating func step() throws(PlanSyntaxError) -> ResponsePlan.Step {
        let start = rest
        let word = take { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "/" }
        guard let response = ResponsePlan.Response(word: word) else {
            let problem = word.isEmpty ? "A step is missing" : "\"\(word)\" is not a step"
            throw error(at: start, "\(problem): \(ResponsePlan.Response.choices)")
        }
        return ResponsePlan.Step(response, latency: take("@") ? try latency() : nil)
    }

    mutating func latency() throws(PlanSyntaxError) -> Latency {
        let first = try duration()
        return Latency(between: first, and: take("-") ? try duration() : first)
    }

    func expectEnd(after what: String) throws(PlanSyntaxError) {
        if let next = rest.first { throw error(at: rest, "\"\(next)\" cannot follow \(what).") }
    }

    private mutating func duration() throws(PlanSyntaxError) -> Duration {
        let start = rest
        let digits = take { $0.isASCII && $0.isNumber }
        let unit = take(while: \.isLetter)
        // Nine digits of seconds are 31 years. A longer number is a typo, and could overflow.
        guard let amount = Int(digits), digits.count <= 9, unit == "ms" || unit == "s" else {
            throw error(at: start, "A latency is a number with \"ms\" or \"s\" after it, like 80ms, 2s or 50ms-400ms.")
        }
        return unit == "s" ? .seconds(amount) : .milliseconds(amount)
    }

    private mutating func take(_ character: Character) -> Bool {
        guard rest.first == character else { return false }
        rest.removeFirst()
        return true
    }

    private mutating func take(while accept: (Character) -> Bool) -> Substring {
        let taken = rest.prefix(while: accept)
        rest = rest[taken.endIndex...]
        return taken
    }

    private func error(at place: Substring, _ problem: String) -> PlanSyntaxError {
        PlanSyntaxError(text: text, column: text.count - place.count + 1, problem: problem)
    }
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
