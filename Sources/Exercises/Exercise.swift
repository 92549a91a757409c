/// What a learner's Exercise.swift supplies, made ready for the player: the struct of a chapter's tasks.
///
/// Every Exercise.swift ends with a given line that names its value `exercise`; the builder adds a `main.swift` that hands it to
/// the ``Player``. A whole, tiny chapter on the child's side:
///
/// ```swift
/// // Sources/Exercises/Shout/ShoutExercise.swift: the shape, which the learner's file fills in.
/// public struct ShoutExercise: Exercise {
///     let shout: @Sendable (Signal<String, Never>) -> Signal<String, Never>
///     public init(task1 shout: @escaping @Sendable (Signal<String, Never>) -> Signal<String, Never>) { self.shout = shout }
///     public func stage(task: Int, setting: Setting) -> (any Stage)? {
///         task == 1 ? ShoutStage(shout, setting) : nil
///     }
/// }
///
/// // The stage, which plays stimuli into the learner's code and observes what comes out. It expects nothing.
/// @MainActor final class ShoutStage: Stage {
///     let text = Subject<String, Never>()
///     init(_ shout: (Signal<String, Never>) -> Signal<String, Never>, _ setting: Setting) {
///         shout(text.signal).subscribe { setting.observer.next($0, in: "shouted") }
///     }
///     func perform(_ stimulus: Stimulus) {
///         if stimulus.name == "say" { text.send(stimulus.value ?? "") }
///     }
/// }
///
/// // Chapters/NN-Shout/Exercise.swift: the learner's.
/// import ReactiveCore
/// import Exercises
///
/// // MARK: - Task 1: Shout
/// func shout(_ words: Signal<String, Never>) -> Signal<String, Never> {
///     words.map { $0.uppercased() }
/// }
///
/// // MARK: - Given
/// @MainActor let exercise = ShoutExercise(task1: shout)
/// ```
public protocol Exercise {
    /// Sets the stage for one scenario of one task: everything fresh, the learner's code already running on it.
    ///
    /// Called on the main thread at virtual time zero, once a scenario; nil when there is no task of that number.
    @MainActor func stage(task: Int, setting: Setting) -> (any Stage)?
}

/// One task of a chapter, set up with the learner's code: it plays stimuli into that code and observes what comes out.
///
/// A stage holds no expectation. It is freed when the scenario ends.
@MainActor public protocol Stage: AnyObject {
    /// Plays one stimulus, on the main thread, at its instant of virtual time. What it causes on other schedulers or later is run
    /// by the player. Words that the stage does not know are ignored.
    func perform(_ stimulus: Stimulus)
}
