/// What the judging process sends to the player.
public enum PlayerInstruction: Codable, Sendable, Equatable {
    /// Begin a scenario of a task, at virtual time zero.
    case begin(task: Int, seed: UInt64)
    /// Play this, then answer with what was observed.
    case play(Stimulus)
    /// End the scenario: release the fixture, then answer with what was observed.
    case end
}

/// What the player answers: once to each instruction.
public enum PlayerAnswer: Codable, Sendable, Equatable {
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
