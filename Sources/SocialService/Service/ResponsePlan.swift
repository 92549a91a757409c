/// What the service answers, request by request, when it is not to answer as it would by itself.
///
/// The text form is a list: `200@400ms,200@80ms,503`. Each step is what comes, with `@` and a latency if it is to have one of
/// its own. What comes is
/// - `200`: what the service itself would answer (which may well be an error, for a bad request),
/// - a failure by its status (`429`), and by its code too where one status has several (`401/89`),
/// - `malformed`: a body that breaks off in the middle (for a picture, a damaged file),
/// - `no-statuses`: good JSON that is not a search result,
/// - `drop`: the connection breaks; `never`: nothing comes at all.
///
/// After its last step the service goes on as it would by itself; a plan that ends in `...` repeats its last step instead.
public struct ResponsePlan: Sendable, Equatable {
    /// What comes back.
    public enum Response: Sendable, Equatable {
        case answer
        case failure(APIFailure)
        case malformed
        case withoutStatuses
        case drop
        case never
    }

    /// One request's fate.
    public struct Step: Sendable, Equatable {
        /// What comes back.
        public var response: Response
        /// After how long; nil is the service's usual latency.
        public var latency: Latency?

        /// A step of a plan.
        public init(_ response: Response, latency: Latency? = nil) {
            self.response = response
            self.latency = latency
        }
    }

    /// One a request, in the order in which the requests start.
    public var steps: [Step]
    /// Whether the last step is repeated for ever.
    public var repeatsLast: Bool

    /// No plan: the service answers as it would by itself.
    public static let none = ResponsePlan([])

    /// A plan of the given steps.
    public init(_ steps: [Step], repeatsLast: Bool = false) {
        self.steps = steps
        self.repeatsLast = repeatsLast
    }

    /// Reads the text form. Fails with a ``PlanSyntaxError`` that points at the place.
    public init(parsing text: String) throws(PlanSyntaxError) {
        var scanner = PlanScanner(text)
        self = try scanner.plan()
    }

    /// Reads the text form of what every request is answered with: `503`, or `503,200` for one failure and answers after it. The
    /// last step is repeated for ever, whether or not it says so. Fails with a ``PlanSyntaxError`` that points at the place.
    public init(responding text: String) throws(PlanSyntaxError) {
        try self.init(parsing: text)
        repeatsLast = true
    }

    /// The step of the request with this number, counted from 0; nil where the plan has nothing to say.
    func step(_ index: Int) -> Step? {
        if index < steps.count { return steps[index] }
        return repeatsLast ? steps.last : nil
    }
}
