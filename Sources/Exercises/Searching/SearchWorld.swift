import Foundation

/// How the world behaves in a scenario, decided by the judging process: the user, the accounts, and the service.
///
/// It travels as the value of an `open` stimulus, so that the learner's process learns of it only when it begins.
public struct SearchWorld: Codable, Sendable, Equatable {
    /// What the user says when they are asked for access.
    public enum Access: String, Codable, Sendable {
        /// Nobody is asked.
        case grant, deny
        /// The user is asked; the stimuli `allow` and `deny` answer.
        case ask
    }

    /// What the user says.
    public var access = Access.grant
    /// How many accounts the device has.
    public var accounts = 1
    /// What the service answers, search by search, in the text form of `ResponsePlan`; empty: as it does by itself.
    public var plan = ""
    /// How long an answer takes where the plan does not say, in the text form of `Latency`.
    public var latency = "80ms"
    /// As `plan`, for the avatars.
    public var avatarPlan = ""
    /// As `latency`, for the avatars.
    public var avatarLatency = "60ms"

    /// A world in which everything goes well.
    public init() {}
}

extension Stimulus {
    /// Opens the form in a world.
    public static func open(_ world: SearchWorld, at time: Duration = .zero) -> Stimulus {
        // A struct of texts and numbers always encodes.
        let value = (try? JSONEncoder().encode(world)).map { String(decoding: $0, as: UTF8.self) }
        return Stimulus(at: time, "open", value)
    }

    /// The world of an `open`; nil for every other word.
    public var world: SearchWorld? {
        guard name == "open", let value else { return nil }
        return try? JSONDecoder().decode(SearchWorld.self, from: Data(value.utf8))
    }
}
