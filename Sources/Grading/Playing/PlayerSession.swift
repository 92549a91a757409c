import Playing

/// The grader's side of the conversation with a player: chooses the next instruction, and builds transcripts from the
/// answers. It's a state machine without descriptors, and without seals: whoever receives a frame opens its seal, which
/// shows that the frame is the player's, and in its place. A session sends an instruction only after the answer to the
/// previous one.
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

    private let runs: ScenarioRuns
    private var hasBegun = false
    /// The run that is being played; nil before the first and after the last.
    private var run: ScenarioRun?
    /// How many instructions of the run were sent: 1 for its beginning, one per stimulus, one for its end.
    private var place = 0
    private var observedInRun = 0
    private var textInRun = 0
    private var moments: [Transcript.Moment] = []

    private(set) var transcripts: [Transcript] = []

    /// The last whole recording of a run from ``ScenarioRuns/further``; nil before the first.
    private var lastFurther: Transcript?

    /// The search for a shorter failing run, once all scenarios were played; nil before that, or if there's none.
    private(set) var shortening: Shortening?

    var unfinished: Transcript? { run.map { Transcript(seed: $0.seed, moments: moments) } }

    init(_ runs: ScenarioRuns) { self.runs = runs }

    mutating func begin() -> Step {
        hasBegun = true
        beginNextRun()
        return nextInstruction()
    }

    mutating func receive(_ body: [UInt8]) -> Step {
        guard hasBegun else { return .forged }
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
            let transcript = Transcript(seed: run.seed, moments: moments)
            if runs.further != nil, transcripts.count == runs.all.count {
                lastFurther = transcript
            } else if shortening == nil {
                transcripts.append(transcript)
            } else {
                shortening?.take(transcript)
            }
            beginNextRun()
        }
        return nextInstruction()
    }

    private mutating func beginNextRun() {
        moments = []
        (observedInRun, textInRun) = (0, 0)
        place = 0
        if transcripts.count < runs.all.count {
            run = runs.all[transcripts.count]
        } else if let further = runs.further {
            run = further(lastFurther)
        } else {
            if shortening == nil { shortening = runs.shortening(transcripts) }
            run = shortening?.next()
        }
    }

    private mutating func nextInstruction() -> Step {
        guard let run else { return .finished }
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
