/// One thing that is done to the learner's code at one instant of virtual time: a key typed, a view released.
///
/// The judging process makes stimuli from a seed and sends them one at a time. The child learns of a stimulus only
/// when it plays it, so nothing in the learner's process can know what comes next.
///
/// ```swift
/// Stimulus(at: .milliseconds(120), .verb(BookVerb.type("m")))
/// ```
public struct Stimulus: Sendable, Equatable, Codable {
    /// When it is played, on the scenario's virtual clock, which starts at zero. Never earlier than the stimulus
    /// before it.
    public var at: Duration

    /// What is done.
    public var action: Action

    /// A stimulus at an instant.
    public init(at: Duration, _ action: Action) {
        self.at = at
        self.action = action
    }

    /// What is done at an instant.
    public enum Action: Sendable {
        /// Nothing: time passes, so that answers can come. The player plays it; no fixture sees it.
        case wait
        /// What a fixture understands.
        case verb(any Verb)
        /// The same as it came over the private channel. Only the fixture knows how to read it.
        case received([UInt8])
    }
}

extension Stimulus.Action {
    /// What a fixture with these verbs does; nil for a wait, and for another course's verb.
    public func verb<Verbs: Verb>(as verbs: Verbs.Type) -> Verbs? {
        switch self {
        case .wait: return nil
        case .verb(let verb): return verb as? Verbs
        case .received(let bytes):
            var reader = WireReader(bytes[...])
            guard let verb = try? Verbs(from: &reader), reader.isAtEnd else { return nil }
            return verb
        }
    }

    /// The verb; nil for a wait.
    private var known: (any Verb)? { if case .verb(let verb) = self { verb } else { nil } }

    /// What it does, as an instruction: `type "a"`.
    public var instruction: String { known?.instruction ?? "wait" }

    /// What happens, as a clause: `you type "a"`.
    public var clause: String { known?.clause ?? "you wait" }

    /// Whether it opens what the learner's code works with.
    public var isOpening: Bool { known?.isOpening ?? false }

    /// Whether it ends a pipeline, or what keeps it alive.
    public var endsSomething: Bool { known?.endsSomething ?? false }

    /// Whether a run needs it to make sense.
    public var isStructural: Bool { known?.isStructural ?? false }

    /// Whether a user, a source, or a subscriber does something with it.
    package var isAct: Bool { known?.isAct ?? false }

    /// Two actions as one that does the same; nil if there is none.
    package func joined(with next: Self) -> Self? {
        guard let verb = known, let other = next.known else { return nil }
        return verb.joined(withAny: other)
    }
}

extension Verb {
    fileprivate func joined(withAny next: any Verb) -> Stimulus.Action? {
        (next as? Self).flatMap(joined(with:)).map { .verb($0) }
    }

    fileprivate func equals(_ other: any Verb) -> Bool { self == other as? Self }
}

extension [Stimulus] {
    private var verbs: (any Verb.Type)? {
        for case .verb(let verb) in lazy.map(\.action) { return type(of: verb) }
        return nil
    }

    /// Whether each stimulus still does something, as its course sees it.
    package var makeSense: Bool { verbs?.makeSense(self) ?? true }

    /// The same run with less that a user does; nil if its course knows none.
    package var simpler: [Stimulus]? { verbs?.simpler(self) }
}

// MARK: - Comparing and keeping

extension Stimulus.Action: Equatable {
    public static func == (one: Self, other: Self) -> Bool {
        switch (one, other) {
        case (.wait, .wait): true
        case (.verb(let one), .verb(let other)): one.equals(other)
        case (.received(let one), .received(let other)): one == other
        default: false
        }
    }
}

extension Stimulus.Action: Codable {
    private enum Wait: Codable { case wait }

    /// The key under which a decoder finds the type of its course's verbs.
    public static let verbs = CodingUserInfoKey(rawValue: "verbs")

    public func encode(to encoder: any Encoder) throws {
        try known?.encode(to: encoder) ?? Wait.wait.encode(to: encoder)
    }

    public init(from decoder: any Decoder) throws {
        if (try? Wait(from: decoder)) != nil {
            self = .wait
        } else if let key = Self.verbs, let verbs = decoder.userInfo[key] as? any Verb.Type {
            self = .verb(try verbs.init(from: decoder))
        } else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "The decoder doesn't know the course's verbs."))
        }
    }
}
