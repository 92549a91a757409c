import Foundation
import ReactiveCore
import Synchronization

/// Follows instructions: sets stages, plays stimuli, runs what they cause, and reports what was seen.
///
/// ``follow(_:)`` belongs on a thread of its own, never on main: it waits for work on main.
final class Theatre: Sendable {
    /// The scenario that is on, seen from the driver's thread.
    private struct Scene: Sendable {
        let time: VirtualTime
        let setting: Setting
    }

    /// The exercise and its stage, seen from main.
    @MainActor private final class House {
        let exercise: any Exercise
        var stage: (any Stage)?

        init(_ exercise: any Exercise) {
            self.exercise = exercise
        }
    }

    /// The most actions that the clock runs between two stimuli before it takes them for endless.
    private static let mostActions = 100_000

    private let house: House
    private let scene = Mutex<Scene?>(nil)
    private let stragglers = Stragglers()

    @MainActor init(_ exercise: some Exercise) {
        house = House(exercise)
    }

    /// Does what it is told, and everything that this causes by the instant it is for; returns what to answer.
    func follow(_ instruction: Instruction) -> Answer {
        switch instruction {
        case .begin(let task, let seed): begin(task: task, seed: seed)
        case .play(let stimulus): play(stimulus)
        case .end: end()
        }
    }

    private func begin(task: Int, seed: UInt64) -> Answer {
        stragglers.begin()
        let time = VirtualTime(limit: Self.mostActions)
        let setting = Setting(time: time, seed: seed)
        scene.withLock { $0 = Scene(time: time, setting: setting) }
        let isSet = onMain { house in
            house.stage = house.exercise.stage(task: task, setting: setting)
            return house.stage != nil
        }
        guard isSet else { return .noSuchTask }
        time.advance(to: .zero)
        return settle()
    }

    private func play(_ stimulus: Stimulus) -> Answer {
        guard let time = scene.withLock({ $0 })?.time else { return .noSuchTask }
        // Timers that are due at this very instant go off before the input arrives.
        time.advance(to: max(stimulus.at, time.now))
        onMain { house in house.stage?.perform(stimulus) }
        time.advance(to: time.now)
        return settle()
    }

    private func end() -> Answer {
        guard let time = scene.withLock({ $0 })?.time else { return .noSuchTask }
        onMain { house in house.stage = nil }
        time.advance(to: time.now)
        return settle()
    }

    /// Lets work that left the clock come to rest where that can be seen, then says what there is to see.
    private func settle() -> Answer {
        guard let scene = scene.withLock({ $0 }) else { return .noSuchTask }
        stragglers.waitForRest()
        scene.time.advance(to: scene.time.now)
        let alive = DispatchQueue.main.sync { MainActor.assumeIsolated { scene.setting.living.counts } }
        let (observations, overflowed) = scene.setting.observer.takeObservations()
        return overflowed ? .overflowed : .settled(observations, alive: alive)
    }

    private func onMain<Result: Sendable>(_ act: @MainActor (House) -> Result) -> Result {
        DispatchQueue.main.sync {
            MainActor.assumeIsolated { OnTheClock.run(as: ThreadName.main) { act(house) } }
        }
    }
}
