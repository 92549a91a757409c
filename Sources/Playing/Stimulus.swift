/// An action on the learner's code at an instant of virtual time, such as a typed key or the release of a view.
///
/// The judging process sends stimuli one at a time. The child process receives each stimulus only when it's time to
/// play the stimulus, so the learner's code can't know what comes next.
///
/// ```swift
/// Stimulus(at: .milliseconds(120), .verb(BookVerb.type("m")))
/// ```
public struct Stimulus: Sendable, Equatable, Codable {
    /// When the stimulus is played, on the scenario's virtual clock, which starts at zero. Never earlier than the
    /// previous stimulus.
    public var at: Duration

    /// What happens.
    public var action: Action

    /// Makes a stimulus at an instant.
    public init(at: Duration, _ action: Action) {
        self.at = at
        self.action = action
    }

    /// What a stimulus does.
    public enum Action: Sendable {
        /// Nothing: time passes, so that answers can arrive. The player plays this action; no fixture sees it.
        case wait
        /// A verb for the fixture, which may refuse it.
        case verb(any Verb)
        /// A verb's bytes, as the private channel transmitted them. ``verb(as:)`` decodes them.
        case received([UInt8])
    }
}

extension Stimulus.Action {
    /// The action as a verb of this type; nil for a wait, another course's verb, or undecodable bytes.
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

    private var known: (any Verb)? { if case .verb(let verb) = self { verb } else { nil } }

    /// The action as an instruction: `type "a"`.
    public var instruction: String { known?.instruction ?? "wait" }

    /// The action as a clause: `you type "a"`.
    public var clause: String { known?.clause ?? "you wait" }

    /// Whether the action opens the object that the learner's code works with.
    public var isOpening: Bool { known?.isOpening ?? false }

    /// Whether the action ends a pipeline, or an object that keeps a pipeline alive.
    public var endsSomething: Bool { known?.endsSomething ?? false }

    /// Whether a run makes no sense without the action.
    public var isStructural: Bool { known?.isStructural ?? false }

    package var isAct: Bool { known?.isAct ?? false }

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

    package var makeSense: Bool { verbs?.makeSense(self) ?? true }

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

    /// The key in a decoder's `userInfo` for the type of the course's verbs.
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
