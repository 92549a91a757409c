/// What the judging process tells the player, over the private channel.
public enum Instruction: Codable, Sendable, Equatable {
    /// Set the stage of a task afresh, at virtual time zero.
    case begin(task: Int, seed: UInt64)
    /// Play this, then say what was seen.
    case play(Stimulus)
    /// Strike the stage: let everything go, then say what was seen.
    case end
}

/// What the player answers: once to each instruction.
public enum Answer: Codable, Sendable, Equatable {
    /// Everything that the instruction caused has run. This was seen of it, in order; the counts are of objects that the stage watches
    /// and that still live, by name.
    case settled([Observation], alive: [String: Int])
    /// The exercise has no task of that number.
    case noSuchTask
    /// More was observed than a recording holds.
    case overflowed
}

/// A message on the channel: with the number of the run that it belongs to and its own place in the conversation.
public struct Frame<Message: Codable & Sendable>: Codable, Sendable {
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
