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
        var scanner = PlanScanner(text)
        self = try scanner.plan()
    }

    /// Parses a plan whose last step also answers all later requests, with or without dots: `503`, or `503,200` for one
    /// failure.
    ///
    /// - Throws: ``PlanSyntaxError`` with the position of the mistake.
    public init(responding text: String) throws(PlanSyntaxError) {
        try self.init(parsing: text)
        repeatsLast = true
    }

    func step(_ index: Int) -> Step? {
        if index < steps.count { return steps[index] }
        return repeatsLast ? steps.last : nil
    }
}

extension ResponsePlan.Step {
    fileprivate var text: String { response.word + (latency.map { "@\($0.text)" } ?? "") }
}

extension ResponsePlan.Response {
    /// All responses except failures, by their words in a plan.
    static let usual: [String: Self] = [
        "200": .answer, "malformed": .malformed, "no-statuses": .withoutStatuses, "drop": .drop, "never": .never,
        "nothing": .nothing,
    ]

    fileprivate var word: String {
        if case .failure(let failure) = self { return failure.planWord }
        return Self.usual.first { $0.value == self }?.key ?? ""
    }
}

extension Latency {
    fileprivate var text: String {
        let bounds = (shortest == longest ? [shortest] : [shortest, longest])
        return bounds.map { "\(Int(($0 / .milliseconds(1)).rounded()))ms" }.joined(separator: "-")
    }
}

extension ResponsePlan {
    /// The plan's text, as for `--plan`: `200@400ms,503...`. Latencies are in whole milliseconds.
    package var text: String { steps.map(\.text).joined(separator: ",") + (repeatsLast ? "..." : "") }

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
