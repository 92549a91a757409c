import Exercises

/// The parent's half of the talk with a player: which instruction comes next, and what the answers add up to.
///
/// A pure state machine, without descriptors and clocks. It sends an instruction only when the one before is answered, and it
/// believes nothing that is out of place: a frame with another run's number, a frame twice, an answer that was not asked for.
struct Conversation: Sendable {
    /// What to do after an answer.
    enum Step: Sendable, Equatable {
        /// Send these bytes.
        case send([UInt8])
        /// Everything is played.
        case finished
        /// The exercise has no such task.
        case noSuchTask
        /// More was observed than a recording holds.
        case overflowed
        /// Something other than the player wrote to the channel.
        case forged
        /// The two sides don't understand each other: the reason, as part of a sentence.
        case misunderstood(String)
    }

    /// The most observations of one scene.
    private static let mostObservations = 100_000

    private let script: Script
    private let nonce: UInt64
    private var sent = 0
    private var heard = 0
    private var scene = 0
    /// How many instructions of the scene were sent: 1 for its beginning, one a stimulus, one for its end.
    private var place = 0
    private var observedInScene = 0
    private var moments: [Transcript.Moment] = []

    /// The recordings of the scenes that were played to their end.
    private(set) var transcripts: [Transcript] = []

    /// A conversation about a script, under a number that only its player is told.
    init(script: Script, nonce: UInt64) {
        self.script = script
        self.nonce = nonce
    }

    /// The first instruction, or `finished` when there is nothing to play.
    mutating func begin() -> Step {
        nextInstruction()
    }

    /// Takes one answer.
    mutating func hear(_ body: [UInt8]) -> Step {
        guard
            sent > 0, let frame = try? ReceivedFrame(body), frame.nonce == nonce, frame.number == heard
        else { return .forged }
        heard += 1
        let answer: PlayerAnswer
        do { answer = try frame.message() } catch { return .misunderstood(error.description) }
        switch answer {
        case .refused(let reason):
            return .misunderstood(reason)
        case .settled(let observations, let alive):
            observedInScene += observations.count
            return observedInScene > Self.mostObservations ? .overflowed : settle(observations, alive)
        case .noSuchTask:
            return .noSuchTask
        case .overflowed:
            return .overflowed
        }
    }

    private mutating func settle(_ observed: [Observation], _ alive: [String: Int]) -> Step {
        let stimuli = script.scenes[scene].stimuli
        let stimulus = place >= 2 && place < stimuli.count + 2 ? stimuli[place - 2] : nil
        moments.append(Transcript.Moment(stimulus: stimulus, observations: observed, alive: alive))
        if place == stimuli.count + 2 {
            transcripts.append(Transcript(seed: script.scenes[scene].seed, moments: moments))
            moments = []
            observedInScene = 0
            scene += 1
            place = 0
        }
        return nextInstruction()
    }

    private mutating func nextInstruction() -> Step {
        guard scene < script.scenes.count else { return .finished }
        let current = script.scenes[scene]
        place += 1
        let instruction: PlayerInstruction =
            switch place {
            case 1: .begin(task: script.task, seed: current.seed)
            case current.stimuli.count + 2: .end
            default: .play(current.stimuli[place - 2])
            }
        defer { sent += 1 }
        return .send(FrameCoding.bytes(of: Frame(nonce: nonce, number: sent, message: instruction)))
    }
}
