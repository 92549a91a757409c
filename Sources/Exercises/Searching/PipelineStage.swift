import ReactiveCore
import StarterProject

/// The form in a world, with the learner's pipeline on it from the moment it opens.
///
/// Words: `open` with a ``SearchWorld``; those of ``ObservedForm``; `dispose` (of what the pipeline returned).
/// Lanes and living things: those of ``ObservedForm``.
@MainActor
public final class PipelineStage: Stage {
    /// Puts a pipeline on a form.
    public typealias Pipeline = @MainActor (SearchForm) -> any Disposable

    private let setting: Setting
    private let pipeline: Pipeline
    private var form: ObservedForm?
    private var subscription: (any Disposable)?

    /// A stage without a form, until one opens.
    public init(_ setting: Setting, pipeline: @escaping Pipeline) {
        self.setting = setting
        self.pipeline = pipeline
    }

    public func perform(_ stimulus: Stimulus) {
        switch stimulus.name {
        case "open": open(stimulus.world ?? SearchWorld())
        case "dispose": subscription?.dispose()
        default: form?.perform(stimulus)
        }
    }

    private func open(_ world: SearchWorld) {
        let observed = ObservedForm(world, setting)
        form = observed
        if let form = observed.form { subscription = pipeline(form) }
    }
}
