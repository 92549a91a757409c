/// The answers of the service, request by request, in place of its usual ones.
///
/// A plan is written as a list: `200@400ms,200@80ms,503`. Each step is a response, which may be followed by `@` and a
/// latency:
/// - `200`: the usual answer (which is an error if the request is wrong),
/// - a failure by its status (`429`), with its code if a status has several (`401/89`),
/// - `malformed`: a body that breaks off in the middle (for a picture, a damaged file),
/// - `no-statuses`: valid JSON that isn't a search result,
/// - `drop`: the connection breaks; `never`: no answer comes.
///
/// After the last step, the usual answers follow. A plan that ends in `...` repeats its last step instead.
public struct ResponsePlan: Sendable, Equatable {
    /// The kinds of response.
    public enum Response: Sendable, Equatable {
        /// The usual answer.
        case answer
        /// A failure of the API.
        case failure(APIFailure)
        /// A body that breaks off in the middle, or a damaged picture.
        case malformed
        /// Valid JSON that isn't a search result.
        case withoutStatuses
        /// The connection breaks.
        case drop
        /// No answer comes.
        case never
    }

    /// The response to one request.
    public struct Step: Sendable, Equatable {
        /// The response.
        public var response: Response
        /// Its latency; nil for the service's usual latency.
        public var latency: Latency?

        /// Creates a step.
        public init(_ response: Response, latency: Latency? = nil) {
            self.response = response
            self.latency = latency
        }
    }

    /// The steps, one for each request, in the order in which the requests are sent.
    public var steps: [Step]
    /// Whether the last step is for all later requests too.
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
    /// - Throws: ``PlanSyntaxError``, which points at the mistake.
    public init(parsing text: String) throws(PlanSyntaxError) {
        var scanner = PlanScanner(text)
        self = try scanner.plan()
    }

    /// Parses a plan whose last step is for all later requests too, with or without dots: `503`, or `503,200` for one
    /// failure.
    ///
    /// - Throws: ``PlanSyntaxError``, which points at the mistake.
    public init(responding text: String) throws(PlanSyntaxError) {
        try self.init(parsing: text)
        repeatsLast = true
    }

    /// Returns the step for a request, by its index from 0; nil after the end of the plan.
    func step(_ index: Int) -> Step? {
        if index < steps.count { return steps[index] }
        return repeatsLast ? steps.last : nil
    }
}
