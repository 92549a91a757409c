import Marbles
import Playing

/// A failing run that was played again: what is wrong with it, and when it first goes wrong.
public struct Replay: Sendable {
    /// How the run ended.
    public enum Outcome: Sendable {
        /// It failed.
        case failed(Finding)
        /// The program ended in the middle.
        case died(RunFailure)
        /// It passes now.
        case passed
    }

    /// What was played.
    public let run: ScenarioRun
    /// What was recorded. After a death, it ends early.
    public let playback: Playback
    /// How the run ended.
    public let outcome: Outcome
    /// The recording of a right answer in the same run; nil if it isn't needed, or is unavailable.
    private let reference: Transcript?
    private let view: TaskView

    /// The run of a task, with its recording.
    /// - Parameter reference: the recording of a right answer in the same run.
    public init(
        of run: ScenarioRun, of task: ExerciseTask, in chapter: Chapter? = nil, _ playback: Playback,
        reference: Transcript? = nil
    ) {
        self.run = run
        self.playback = playback
        self.reference = reference
        view = task.view
        if let death = playback.death {
            outcome = .died(death.failure)
        } else {
            let finding = playback.transcripts.last.flatMap { transcript in
                task.finding(in: task.played(transcript, beside: reference, of: run.scenario), of: run.scenario)
            }
            outcome = finding.map { .failed($0.said(by: try? chapter?.reference?.texts(for: task))) } ?? .passed
        }
    }

    /// Whether it passes now.
    public var isPass: Bool { if case .passed = outcome { true } else { false } }

    /// Whether other runs were played before it in the same program.
    public var followsOthers: Bool { playback.transcripts.count + (playback.death == nil ? 0 : 1) > 1 }

    /// What was recorded, up to a death.
    public var transcript: Transcript {
        playback.death?.transcript ?? playback.transcripts.last ?? Transcript(seed: run.seed, moments: [])
    }

    /// The lanes that differ from what the verdict expects or, if it expects no event, from a right answer's recording.
    var comparisons: [LaneComparison] {
        guard case .failed(let finding) = outcome else { return [] }
        let own = LaneComparison.comparisons(of: finding)
        guard Self.needsReference(finding), let reference else { return own }
        let others = LaneComparison.comparisons(of: transcript, with: reference).filter { view.contains($0.lane) }
        return others.isEmpty ? own : others
    }

    /// Whether a finding has neither expected events nor a prediction.
    static func needsReference(_ finding: Finding) -> Bool {
        let comparisons = LaneComparison.comparisons(of: finding)
        return finding.prediction == nil && !comparisons.contains(where: \.expectsEvents)
    }

    private var firstComparison: LaneComparison? {
        let all = comparisons.filter { $0.firstDifference != nil }
        return all.min { $0.firstDifference ?? .zero < $1.firstDifference ?? .zero }
    }

    /// When the run first goes wrong: the first difference of a lane, or the stimulus that ended the program, or else
    /// the first effect of the last action, because nothing is wrong without that action.
    public var firstDifference: Duration {
        if let first = firstComparison?.firstDifference { return first }
        if case .died = outcome {
            let place = transcript.moments.count - 1
            return run.stimuli.indices.contains(place) ? run.stimuli[place].at : run.stimuli.last?.at ?? .zero
        }
        let last = run.stimuli.last { $0.action != .wait }?.at ?? .zero
        return transcript.lanes.flatMap(\.events).map(\.time).filter { $0 >= last }.min() ?? last
    }

    /// Whether it shows the mistake of a verdict.
    public func shows(_ verdict: Verdict) -> Bool {
        switch (outcome, verdict) {
        case (.failed(let finding), .notPassed(let findings)):
            findings.first.map { first in
                finding.isSameMistake(as: first) || finding.guess.map { $0.name == first.name } ?? false
            } ?? false
        case (.died(let one), .died(let other)): one.cause == other.cause
        default: false
        }
    }

    /// What is wrong at the first difference, in one or two sentences.
    public var sentence: String {
        switch outcome {
        case .died(let failure): failure.sentence
        case .failed(let finding):
            [Self.needsReference(finding) ? finding.message : nil, firstComparison?.sentence].compactMap(\.self)
                .joined(separator: " ")
        case .passed: "This run passes now."
        }
    }

    /// The index of the lane of the stage that sent the event at the first difference; nil if no stage did.
    public var lane: Int? { lastEvent.map { playback.stages.events[$0].lane } }

    private var lastEvent: Int? {
        let time = firstDifference
        return playback.stages.events.lastIndex { $0.event.time == time && $0.event.kind != .subscribed }
    }

    /// The expected and the actual events, lane by lane; or what was recorded, if there's nothing to compare.
    public var lanes: [Lane] {
        let compared = comparisons.flatMap(\.lanes)
        return compared.isEmpty ? transcript.lanes : compared
    }

    /// Whether the lanes show the expected events next to the actual ones.
    public var showsExpectation: Bool { !comparisons.isEmpty }

    /// What was played, except waits, and when.
    public var instructions: [(time: Duration, words: String)] {
        let played = run.stimuli.prefix(transcript.moments.count)
        return played.filter { $0.action != .wait }.map { ($0.at, $0.action.instruction) }
    }

    /// The lanes as drawings: each compared lane by itself, or else all recorded lanes on one ruler.
    public func lines(width: Int) -> [String] {
        let compared = comparisons.flatMap { $0.lines(width: width) }
        if !compared.isEmpty { return compared }
        return transcript.lanes.isEmpty ? [] : LaneDrawing(transcript.lanes, step: Cuts.pace, width: width).lines
    }

    /// The compared lanes in sentences.
    public var sentences: [String] { comparisons.flatMap(\.sentences) }
}

extension Transcript {
    /// Everything that was recorded, except the lanes that are sampled after each stimulus.
    var comparable: [Observation] { observations.filter { !$0.lane.traits.contains(.isLookedAt) } }

    fileprivate var lanes: [Lane] {
        let observations = comparable
        return observations.laneNames.map { name in
            Lane(name, observations.filter { $0.laneName == name }.map(\.timedEvent))
        }
    }
}
