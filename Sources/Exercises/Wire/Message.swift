/// What can travel on the private channel: a list of texts, its fields, in an order of its own.
public protocol WireMessage: Sendable {
    /// Its fields, its kind first.
    var fields: [String] { get }

    /// The message that fields spell, taken from the front; nil when they spell none.
    init?(from fields: inout Fields)
}

/// What the judging process tells the player, over the private channel.
public enum Instruction: WireMessage, Equatable {
    /// Set the stage of a task afresh, at virtual time zero.
    case begin(task: Int, seed: UInt64)
    /// Play this, then say what was seen.
    case play(Stimulus)
    /// Strike the stage: let everything go, then say what was seen.
    case end
}

/// What the player answers: once to each instruction.
public enum Answer: WireMessage, Equatable {
    /// Everything that the instruction caused has run. This was seen of it, in order; the counts are of objects that the stage watches
    /// and that still live, by name.
    case settled([Observation], alive: [String: Int])
    /// The exercise has no task of that number.
    case noSuchTask
    /// More was observed than a recording holds.
    case overflowed
}

/// A message on the channel: with the number of the run that it belongs to and its own place in the conversation.
public struct Frame<Message: WireMessage>: Sendable {
    /// A number drawn for one run and told only to its player: a frame without it was written by somebody else.
    public var nonce: UInt64
    /// 0, 1, 2 ... in each direction: a frame that is missing, repeated or put in shows.
    public var number: Int
    /// What is said.
    public var message: Message

    /// A frame.
    public init(nonce: UInt64, number: Int, message: Message) {
        self.nonce = nonce
        self.number = number
        self.message = message
    }
}

extension Instruction {
    public var fields: [String] {
        switch self {
        case .begin(let task, let seed): ["begin", "\(task)", "\(seed)"]
        case .play(let stimulus): ["play"] + stimulus.fields
        case .end: ["end"]
        }
    }

    public init?(from fields: inout Fields) {
        switch fields.text() {
        case "begin":
            guard let task = fields.number(Int.self), let seed = fields.number(UInt64.self) else { return nil }
            self = .begin(task: task, seed: seed)
        case "play":
            guard let stimulus = Stimulus(from: &fields) else { return nil }
            self = .play(stimulus)
        case "end": self = .end
        default: return nil
        }
    }
}

extension Answer {
    public var fields: [String] {
        switch self {
        case .settled(let observations, let alive):
            ["settled", "\(observations.count)"] + observations.flatMap(\.fields)
                + alive.sorted { $0.key < $1.key }.flatMap { [$0, "\($1)"] }
        case .noSuchTask: ["noSuchTask"]
        case .overflowed: ["overflowed"]
        }
    }

    public init?(from fields: inout Fields) {
        switch fields.text() {
        case "settled":
            guard let count = fields.number(Int.self) else { return nil }
            var observations: [Observation] = []
            while observations.count < count {
                guard let observation = Observation(from: &fields) else { return nil }
                observations.append(observation)
            }
            var alive: [String: Int] = [:]
            while let name = fields.text() {
                guard let count = fields.number(Int.self) else { return nil }
                alive[name] = count
            }
            self = .settled(observations, alive: alive)
        case "noSuchTask": self = .noSuchTask
        case "overflowed": self = .overflowed
        default: return nil
        }
    }
}
