import Foundation
import Marbles
import ReactiveCore
import Synchronization
import Terminal

/// Follows the grader's instructions: makes fixtures, plays stimuli, runs their consequences, and reports the
/// observations.
///
/// Call ``follow(_:)`` on a separate thread, never on main: it waits for work on main.
final class ScenarioPlayer: Sendable {
    /// The current scenario, for the driver's thread.
    private struct CurrentScenario: Sendable {
        let time: VirtualTime
        let context: ScenarioContext
    }

    /// The exercise and its fixture, for main.
    @MainActor private final class FixtureHolder {
        let exercise: any Exercise
        var fixture: (any Fixture)?

        init(_ exercise: any Exercise) { self.exercise = exercise }
    }

    /// The maximum number of actions in one advance of the clock. More actions stop the program as endless.
    private static let mostActions = 100_000

    private let holder: FixtureHolder
    private let current = Mutex<CurrentScenario?>(nil)
    private let unscheduledWork = UnscheduledWork()

    /// - Parameter exercise: makes the exercise. It's called last, because that runs code of the learner.
    @MainActor init(_ exercise: () -> some Exercise) { holder = FixtureHolder(exercise()) }

    /// Follows an instruction, runs the work that is then due, and returns the answer.
    func follow(_ instruction: PlayerInstruction) -> PlayerAnswer {
        switch instruction {
        case .begin(let task, let seed): begin(task: task, seed: seed)
        case .play(let stimulus): withScenario { play(stimulus, in: $0) }
        case .end: withScenario(end)
        }
    }

    private func withScenario(_ follow: (CurrentScenario) -> PlayerAnswer) -> PlayerAnswer {
        current.withLock { $0 }.map(follow) ?? .refused("no scenario has begun")
    }

    private func begin(task: Int, seed: UInt64) -> PlayerAnswer {
        let time = VirtualTime(limit: Self.mostActions)
        let scenario = CurrentScenario(time: time, context: ScenarioContext(time: time, seed: seed))
        current.withLock { $0 = scenario }
        SteppedTasks.begin(on: scenario.context.time, onRealSleep: scenario.context.noteRealSleep)
        RecordedStages.begin(time)
        RecordedScreens.begin()
        let hasTask = onMain { holder in
            let fixtures = holder.exercise.fixtures.makers
            guard fixtures.indices.contains(task - 1) else { return false }
            holder.fixture = fixtures[task - 1](scenario.context)
            return true
        }
        guard hasTask else { return .noSuchTask }
        time.advance(to: .zero)
        return settle(scenario)
    }

    private func play(_ stimulus: Stimulus, in scenario: CurrentScenario) -> PlayerAnswer {
        let time = scenario.time
        if RecordedScreens.areWanted { recordScreens(before: stimulus.at, in: scenario) }
        // Timers that are due at this instant fire before the input.
        time.advance(to: max(stimulus.at, time.now))
        let refusal = onMain { holder -> String? in
            guard let fixture = holder.fixture else { return "no fixture was made" }
            do throws(UnknownAction) {
                if stimulus.action != .wait { try fixture.perform(stimulus.action) }
                fixture.recordState()
                return nil
            } catch {
                return fixture.refusal(of: stimulus.action)
            }
        }
        if let refusal { return .refused(refusal) }
        time.advance(to: time.now)
        return settle(scenario)
    }

    private func end(_ scenario: CurrentScenario) -> PlayerAnswer {
        onMain { holder in holder.fixture = nil }
        scenario.time.advance(to: scenario.time.now)
        return settle(scenario, isEnd: true)
    }

    /// Waits for work outside the schedulers (see ``UnscheduledWork``) and for all that it schedules now, then takes
    /// the observations.
    private func settle(_ scenario: CurrentScenario, isEnd: Bool = false) -> PlayerAnswer {
        let time = scenario.time
        unscheduledWork.waitForRest(isEnd: isEnd)
        while let next = time.nextInstant, next <= time.now {
            time.advance(to: time.now)
            unscheduledWork.waitForRest(isEnd: isEnd)
        }
        if RecordedScreens.areWanted { recordScreen(in: scenario) }
        let (observations, overflowed) = scenario.context.observer.takeObservations()
        return overflowed ? .overflowed : .settled(observations, alive: scenario.context.living.counts)
    }

    private func recordScreens(before end: Duration, in scenario: CurrentScenario) {
        while let instant = scenario.time.nextInstant, instant < end {
            scenario.time.advance(to: instant)
            recordScreen(in: scenario)
        }
    }

    private func recordScreen(in scenario: CurrentScenario) {
        let now = scenario.time.now
        onMain { holder in
            if let fixture = holder.fixture { RecordedScreens.write(fixture.views, at: now) }
        }
    }

    private func onMain<Result: Sendable>(_ act: @MainActor (FixtureHolder) -> Result) -> Result {
        DispatchQueue.main.sync {
            MainActor.assumeIsolated { ThreadMark.run(as: ThreadName.main) { act(holder) } }
        }
    }
}

/// Records the stages of the exercise's pipelines, if the environment asks for that (see `StageFile`), or a fixture.
package enum RecordedStages {
    private static let path = getenv(StageFile.announcement).map { String(cString: $0) }
    /// An isolated player's file must stay small, so a flood of values in one instant must not fill it.
    private static let mostInInstant = 1_000
    private static let current = Mutex<StageRecorder?>(nil)

    /// Begins a scenario. The file keeps only the last scenario's recording.
    static func begin(_ time: VirtualTime) {
        StageWatching.stop()
        current.withLock { $0 = nil }
        if path != nil { _ = recorder(with: time) }
    }

    /// The scenario's recorder, which starts with the first call. Its times are the clock's.
    package static func recorder(with time: any TimeSource) -> StageRecorder {
        current.withLock { current in
            if let current { return current }
            let file = path.flatMap { $0.hasPrefix("/") ? StageFile(path: $0) : nil }
            let recorder = StageRecorder(
                now: { time.now }, thread: { ThreadMark.currentName }, mostInInstant: mostInInstant,
                changed: { recorder in file?.write(recorder) })
            StageWatching.start(recorder)
            current = recorder
            return recorder
        }
    }
}
