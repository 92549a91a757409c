import Playing
import ReactiveCore
import StarterProject
import TerminalUI

/// The form in a ``SearchWorld``, with the learner's pipeline from `openForm` on.
///
/// Actions: `openForm`; `dispose` and `disposeLater` (the pipeline's result); the actions of ``ObservedForm``. Lanes:
/// the lanes of ``ObservedForm``; `subscribers`, the number of subscriptions to the text after each stimulus and after
/// a delayed disposal, while the form lives. Counted objects: as in ``ObservedForm``.
@MainActor
public final class PipelineFixture: Fixture {
    /// Connects a pipeline to a form.
    public typealias Pipeline = @MainActor (SearchForm) -> any Disposable

    private let context: ScenarioContext
    private let pipeline: Pipeline
    private var observed: ObservedForm?
    private var subscription: (any Disposable)?

    /// Makes a fixture. Its form opens at `openForm`.
    public init(_ context: ScenarioContext, pipeline: @escaping Pipeline) {
        (self.context, self.pipeline) = (context, pipeline)
    }

    public var views: [any ScreenView] { observed?.views ?? [] }

    public func perform(_ action: BookVerb) throws(UnknownAction) {
        switch action {
        case .openForm(let world):
            observed = ObservedForm(world, context)
            subscription = observed?.form.map { pipeline($0) }
        case .dispose: subscription?.dispose()
        case .disposeLater(let pause, let hops):
            context.schedulers.main.schedule(after: pause) { [self, main = context.schedulers.main] in
                main.schedule(hops: hops) {
                    self.subscription?.dispose()
                    self.recordState()
                }
            }
        default: try observed.perform(action)
        }
    }

    public func recordState() {
        if let form = observed?.form { context.observer.next(form.searchField.textSubscriberCount, in: .subscribers) }
    }
}
