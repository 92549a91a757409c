import ReactiveCore
import StarterProject
import Testing

@testable import Exercises
@testable import Playing

@Suite("Fixtures") @MainActor struct FixtureTests {
    private func context() -> ScenarioContext { ScenarioContext(time: VirtualTime(limit: 1_000), seed: 1) }

    private func isKnown<Played: Fixture>(_ action: Played.Verbs, to fixture: Played) -> Bool {
        do throws(UnknownAction) {
            try fixture.perform(action)
            return true
        } catch {
            return false
        }
    }

    @Test func `A fixture rejects an action that has no meaning for it`() {
        let pipeline = PipelineFixture(context()) { _ in ActionDisposable {} }
        #expect(!isKnown(.type("m"), to: pipeline), "before the form opens")
        #expect(isKnown(.openForm(SearchWorld()), to: pipeline))
        #expect(isKnown(.type("m"), to: pipeline))
        #expect(isKnown(.dispose, to: pipeline))
        #expect(!isKnown(.tap, to: pipeline))
        #expect(!isKnown(.open, to: pipeline))
        #expect(!isKnown(.type("m"), to: WrittenFixture(context(), prediction: "a|")))
    }
}
