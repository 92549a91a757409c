/// What a task that is being played has used so far.
public struct CheckSample: Sendable, Equatable {
    /// The task's number.
    public let task: Int
    /// Processor time of the learner's code, all threads together.
    public let processorTime: Duration
    /// The most it may use.
    public let limit: Duration
}
