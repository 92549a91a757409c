import Marbles

/// A message from the judging process to the player.
public enum PlayerInstruction: WireValue, Equatable {
    /// Begin a scenario of a task, at virtual time zero.
    case begin(task: Int, seed: UInt64)
    /// Play a stimulus, then answer with the observations.
    case play(Stimulus)
    /// End the scenario: release the fixture, then answer with the observations.
    case end

    public func write(to bytes: inout [UInt8]) {
        switch self {
        case .begin(let task, let seed):
            bytes.append(0)
            bytes.append(number: task)
            bytes.append(number: seed)
        case .play(let stimulus):
            bytes.append(1)
            stimulus.write(to: &bytes)
        case .end: bytes.append(2)
        }
    }

    public init(from reader: inout WireReader) throws(WireError) {
        switch try reader.byte("message") {
        case 0: self = .begin(task: try reader.integer("task"), seed: try reader.number("seed"))
        case 1: self = .play(try Stimulus(from: &reader))
        case 2: self = .end
        default: throw .unknown("message")
        }
    }
}

/// The player's answer, one per instruction.
public enum PlayerAnswer: WireValue, Equatable {
    /// The work that was due has run. Contains the observations, in order, and the number of living objects by name.
    case settled([Observation], alive: [String: Int])
    /// The exercise has no task with that number.
    case noSuchTask
    /// There were too many observations.
    case overflowed
    /// The player can't follow the instruction, for this reason: a bug in the workbook, or versions that don't match.
    case refused(String)

    public func write(to bytes: inout [UInt8]) {
        switch self {
        case .settled(let observations, let alive):
            bytes.append(0)
            bytes.append(number: observations.count)
            for observation in observations { observation.write(to: &bytes) }
            bytes.append(number: alive.count)
            for (name, count) in alive {
                bytes.append(text: name)
                bytes.append(number: count)
            }
        case .noSuchTask: bytes.append(1)
        case .overflowed: bytes.append(2)
        case .refused(let reason):
            bytes.append(3)
            bytes.append(text: reason)
        }
    }

    public init(from reader: inout WireReader) throws(WireError) {
        switch try reader.byte("message") {
        case 0:
            var observations: [Observation] = []
            for _ in 0..<max(try reader.integer("observations"), 0) {
                observations.append(try Observation(from: &reader))
            }
            var alive: [String: Int] = [:]
            for _ in 0..<(try reader.integer("alive", in: 0...FrameLimits.mostNames)) {
                alive[try reader.name("alive")] = try reader.integer("alive", in: 0...FrameLimits.highest)
            }
            self = .settled(observations, alive: alive)
        case 1: self = .noSuchTask
        case 2: self = .overflowed
        case 3: self = .refused(FrameLimits.cut(try reader.text("refused")))
        default: throw .unknown("message")
        }
    }
}

extension Observation: WireValue {
    public func write(to bytes: inout [UInt8]) {
        bytes.append(number: at.inMilliseconds)
        bytes.append(text: lane.name)
        bytes.append(number == nil ? 0 : 1)
        if let number { bytes.append(number: number) }
        event.write(to: &bytes)
        bytes.append(text: thread)
    }

    public init(from reader: inout WireReader) throws(WireError) {
        let milliseconds = try reader.integer("milliseconds", in: 0...FrameLimits.latest)
        let lane = ObservationLane(try reader.name("lane"))
        let number =
            try reader.byte("number") == 0 ? nil : try reader.integer("number", in: 0...FrameLimits.highest)
        self.init(
            at: .milliseconds(milliseconds), lane: lane, of: number, event: try Event(from: &reader),
            thread: try reader.name("thread"))
    }
}

extension TimedEvent.Kind: WireValue {
    public func write(to bytes: inout [UInt8]) {
        switch self {
        case .next(let value):
            bytes.append(0)
            bytes.append(text: value)
        case .failed(let error):
            bytes.append(1)
            bytes.append(text: error)
        case .completed: bytes.append(2)
        case .subscribed: bytes.append(3)
        case .disposed: bytes.append(4)
        }
    }

    public init(from reader: inout WireReader) throws(WireError) {
        switch try reader.byte("event") {
        case 0: self = .next(FrameLimits.cut(try reader.text("next")))
        case 1: self = .failed(FrameLimits.cut(try reader.text("failed")))
        case 2: self = .completed
        case 3: self = .subscribed
        case 4: self = .disposed
        default: throw .unknown("event")
        }
    }
}
