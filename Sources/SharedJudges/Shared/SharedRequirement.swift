/// The requirements for every pipeline task. A task opts out of a requirement that doesn't fit, with a reason.
public enum SharedRequirement: String, CaseIterable, Sendable {
    /// The form, field, button, controller, or model is freed after its release.
    case lifetime
    /// Disposing of the function's result ends everything that the function started, including running requests.
    case disposal
    /// A failure is handled as the task says.
    case failure
    /// A repeated input is treated like the first one.
    case repetition
    /// Nothing is sent, shown, requested, or asked more often than the task says.
    case count
    /// A second subscriber, or a second run, gets the same events as the first.
    case secondRun = "second run"
    /// A pause is as long as the task says.
    case interval
    /// Empty texts, lists, and answers are handled.
    case emptyThings = "empty things"

    /// How a task meets a requirement.
    public enum Standing: Sendable, Equatable {
        /// These scenarios test whether the task meets the requirement.
        case held(by: [String])
        /// The requirement doesn't fit the task, for this reason.
        case optedOut(String)
    }
}
