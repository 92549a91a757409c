/// What a check reports before it ends.
public enum CheckNews: Sendable {
    /// A task is being played.
    case sampled(CheckSample)
    /// The verdict on a task. If its run failed, a shorter one is still being looked for.
    case judged(TaskReport)
}
