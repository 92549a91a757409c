/// What an observation is about: the field's background, the log, a request.
///
/// A fixture records in lanes, and a judge reads from them. Where there are several of a kind, such as several
/// subscribers, the observation also has a number.
public enum ObservationLane: String, Sendable, CaseIterable, CustomStringConvertible {
    // The search form
    case background, log, status, shown, rows, asked
    // The service
    case request, answered, failed, canceled, decoded
    case avatar
    case avatarAnswered = "avatar answered"
    case avatarFailed = "avatar failed"
    case avatarCanceled = "avatar canceled"
    // The sign-in form
    case button, error, screen, fields, name, password
    // Subscriptions and requests
    case subscribers, source, kept, access, answer, cause, advice, preparation, title, timer
    case calledOff = "called off"
    // Pictures
    case load, got
    // Results of the learner's functions
    case digest, failure, tweets, outcome, counts, throttled
    case nextStep = "next step"
    // What the learner predicted
    case prediction, values
    // A script that breaks an app: what the learner wrote
    case keys, plan

    /// The name of the lane, as reports show it.
    public var description: String { rawValue }
}
