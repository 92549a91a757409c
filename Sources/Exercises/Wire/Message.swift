/// What can travel on the private channel: a list of texts, its fields, in a fixed order.
public protocol WireMessage: Sendable {
    /// Its fields. Where there are several kinds of a message, the kind comes first.
    var fields: [String] { get }

    /// Reads the message from the front of the fields.
    init(from fields: inout Fields) throws(WireError)
}

/// What the judging process sends to the player.
public enum PlayerInstruction: WireMessage, Equatable {
    /// Begin a scenario of a task, at virtual time zero.
    case begin(task: Int, seed: UInt64)
    /// Play this, then answer with what was observed.
    case play(Stimulus)
    /// End the scenario: release the fixture, then answer with what was observed.
    case end
}

/// What the player answers: once to each instruction.
public enum PlayerAnswer: WireMessage, Equatable {
    /// Everything that the instruction caused has run. These are the observations, in order, and the number of counted
    /// objects that still live, by name.
    case settled([Observation], alive: [String: Int])
    /// The exercise has no task of that number.
    case noSuchTask
    /// There were more observations than a recording holds.
    case overflowed
    /// The player can't follow the instruction, for this reason: a fault of the workbook, or two versions of it.
    case refused(String)
}

/// A message on the channel, with the nonce of the run that it belongs to and its place in the conversation.
public struct Frame<Message: WireMessage>: Sendable {
    /// A number drawn for one run and sent only to its player. A frame without it comes from elsewhere.
    public var nonce: UInt64
    /// 0, 1, 2 ... in each direction, so that a frame that is missing, repeated or inserted shows.
    public var number: Int
    /// The message.
    public var message: Message

    /// A frame.
    public init(nonce: UInt64, number: Int, message: Message) {
        self.nonce = nonce
        self.number = number
        self.message = message
    }
}

extension PlayerInstruction {
    public var fields: [String] {
        switch self {
        case .begin(let task, let seed): ["begin", "\(task)", "\(seed)"]
        case .play(let stimulus): ["play"] + stimulus.fields
        case .end: ["end"]
        }
    }

    public init(from fields: inout Fields) throws(WireError) {
        switch try fields.text("instruction") {
        case "begin": self = .begin(task: try fields.number("task"), seed: try fields.number("seed"))
        case "play": self = .play(try Stimulus(from: &fields))
        case "end": self = .end
        case let other: throw .unknown(field: "instruction", value: other)
        }
    }
}

extension PlayerAnswer {
    public var fields: [String] {
        switch self {
        case .settled(let observations, let alive):
            ["settled"] + observations.listFields + ["\(alive.count)"]
                + alive.sorted { $0.key < $1.key }.flatMap { [$0, "\($1)"] }
        case .noSuchTask: ["noSuchTask"]
        case .overflowed: ["overflowed"]
        case .refused(let reason): ["refused", reason]
        }
    }

    public init(from fields: inout Fields) throws(WireError) {
        switch try fields.text("answer") {
        case "settled":
            let observations: [Observation] = try fields.list("number of observations")
            var alive: [String: Int] = [:]
            let names: Int = try fields.number("number of names")
            while alive.count < names { alive[try fields.text("name")] = try fields.number("number of objects") }
            self = .settled(observations, alive: alive)
        case "noSuchTask": self = .noSuchTask
        case "overflowed": self = .overflowed
        case "refused": self = .refused(try fields.text("reason"))
        case let other: throw .unknown(field: "answer", value: other)
        }
    }
}
