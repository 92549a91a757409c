import Playing

/// The actions of this course's fixture.
public enum CountingVerb: Verb {
    /// Subscribes to the learner's signal.
    case subscribe
    /// The source sends a number.
    case number(Int)
    /// The source completes.
    case complete
    /// Disposes of the subscription.
    case dispose

    public var instruction: String {
        switch self {
        case .subscribe: "subscribe"
        case .number(let number): "count \(number)"
        case .complete: "complete the source"
        case .dispose: "dispose of the subscription"
        }
    }

    public var isOpening: Bool { self == .subscribe }
    public var endsSomething: Bool { self == .dispose }
}

extension Stimulus {
    /// Creates an action of the fixture at an instant.
    public init(at time: Duration, _ verb: CountingVerb) { self.init(at: time, .verb(verb)) }
}

extension ObservationLane {
    /// The events of the learner's signal.
    public static let result = ObservationLane("result")
}
