/// One thing that is done to the learner's code at one instant of virtual time: a key typed, a view let go.
///
/// The judging process makes stimuli from a seed and sends them one at a time; the child learns of a stimulus only when it is
/// about to be played, so nothing in the learner's process can know what comes next.
public struct Stimulus: Sendable, Equatable {
    /// The instant at which it is played, on the scenario's virtual clock, which starts at zero. Never earlier than the
    /// stimulus before it.
    public var at: Duration

    /// What is done. Each stage knows its own words, such as `"type"`, `"delete"`, `"dispose"`, `"release"` or `"wait"`.
    public var name: String

    /// What it is done with, such as the text that is typed; nil for words that need nothing.
    public var value: String?

    /// A stimulus at an instant.
    public init(at: Duration, _ name: String, _ value: String? = nil) {
        self.at = at
        self.name = name
        self.value = value
    }
}

extension Stimulus: WireMessage {
    public var fields: [String] {
        ["\(at.wholeMilliseconds)", name] + (value.map { ["with", $0] } ?? ["alone"])
    }

    public init?(from fields: inout Fields) {
        guard let at = fields.instant(), let name = fields.text(), let form = fields.text() else { return nil }
        switch form {
        case "alone": self.init(at: at, name)
        case "with":
            guard let value = fields.text() else { return nil }
            self.init(at: at, name, value)
        default: return nil
        }
    }
}

extension Duration {
    /// The time in milliseconds, as it travels between the two processes; parts of a millisecond are dropped.
    var wholeMilliseconds: Int64 {
        components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000
    }
}
