import Playing

/// The grader's side of the conversation with a player: chooses the next instruction, and builds transcripts from the
/// answers. It's a state machine without descriptors and seals: the code that receives a frame first opens its seal,
/// which shows that the player sent it, and in the right order. A session sends an instruction only after the answer to
/// the previous one.
struct PlayerSession: Sendable {
    enum Step: Sendable, Equatable {
        case send([UInt8])
        case finished
        case noSuchTask
        /// More was observed than a recording holds.
        case overflowed
        /// Something other than the player wrote to the channel.
        case forged
        /// The two sides don't understand each other, for this reason (a part of a sentence).
        case misunderstood(String)
    }

    /// The most observations of one run.
    private static let mostObservations = 100_000

    /// The most bytes of all texts in one run.
    private static let mostText = 4 << 20

    private var runs: ScenarioRuns?
    /// How many of the runs have begun.
    private var begun = 0
    /// The run that is being played; nil before the first and after the last.
    private var run: ScenarioRun?
    /// How many instructions of the run were sent: 1 for its beginning, one per stimulus, one for its end.
    private var place = 0
    private var observedInRun = 0
    private var textInRun = 0
    private var moments: [Transcript.Moment] = []

    /// The recordings of all runs that were played to their end.
    private(set) var transcripts: [Transcript] = []

    var unfinished: Transcript? { run.map { Transcript(seed: $0.seed, moments: moments) } }

    /// Begins the first runs, or further ones after the last are finished.
    mutating func begin(_ runs: ScenarioRuns) -> Step {
        (self.runs, begun) = (runs, 0)
        beginNextRun()
        return nextInstruction()
    }

    mutating func receive(_ body: [UInt8]) -> Step {
        guard let runs else { return .forged }
        let message: Result<PlayerAnswer, WireError> = Frame.message(in: body)
        switch message {
        case .success(.settled(let named, let alive)):
            guard let observations = runs.known(named) else {
                return .misunderstood(WireError.unknown("lane").description)
            }
            observedInRun += observations.count
            textInRun += observations.reduce(0) { $0 + $1.event.textLength }
            let isTooMuch = observedInRun > Self.mostObservations || textInRun > Self.mostText
            return isTooMuch ? .overflowed : settle(observations, alive)
        case .success(.noSuchTask): return .noSuchTask
        case .success(.overflowed): return .overflowed
        case .success(.refused(let reason)): return .misunderstood("\(reason) (\(runs.place(of: run)))")
        case .failure(.outOfBounds): return .forged
        case .failure(let error): return .misunderstood(error.description)
        }
    }

    private mutating func settle(_ observed: [Observation], _ alive: [String: Int]) -> Step {
        guard let run else { return .forged }
        let stimuli = run.stimuli
        let stimulus = place >= 2 && place < stimuli.count + 2 ? stimuli[place - 2] : nil
        moments.append(Transcript.Moment(stimulus: stimulus, observations: observed, alive: alive))
        if place == stimuli.count + 2 {
            transcripts.append(Transcript(seed: run.seed, moments: moments))
            beginNextRun()
        }
        return nextInstruction()
    }

    private mutating func beginNextRun() {
        moments = []
        (observedInRun, textInRun) = (0, 0)
        place = 0
        run = runs?.all.dropFirst(begun).first
        begun += 1
    }

    private mutating func nextInstruction() -> Step {
        guard let run, let runs else { return .finished }
        place += 1
        let instruction: PlayerInstruction =
            switch place {
            case 1: .begin(task: runs.task, seed: run.seed)
            case run.stimuli.count + 2: .end
            default: .play(run.stimuli[place - 2])
            }
        return .send(Frame.body(of: instruction))
    }
}

extension Observation.Event {
    fileprivate var textLength: Int {
        switch self {
        case .next(let text), .failed(let text): text.utf8.count
        case .completed, .subscribed, .disposed: 0
        }
    }
}
