import Playing
import ReactiveCore
import SocialService
import StarterProject
import TerminalUI

/// The code that a learner supplies in chapter 06.
public struct SearchExercise: Exercise {
    /// Chooses the next step after a failure.
    public typealias Rule = @MainActor @Sendable (TwitterInstantError) -> NextStep

    public let fixtures: Fixtures

    /// Takes the code of each task, in order.
    public init(
        searchAsYouType: @escaping PipelineFixture.Pipeline,
        answers: @escaping SearchFixture.Search,
        predictedAnswers: String,
        nextStep: @escaping Rule,
        searchForGood: @escaping PipelineFixture.Pipeline,
        script: BreakScript
    ) {
        fixtures = Fixtures([
            { PipelineFixture($0, pipeline: searchAsYouType) },
            { SearchFixture($0, search: answers) },
            { WrittenFixture($0, prediction: predictedAnswers) },
            { context in
                var opened: [ObservedForm?] = []
                return ActionFixture { action throws(UnknownAction) in
                    opened.removeAll()
                    opened.append(try failing(action, in: context, nextStep))
                }
            },
            { PipelineFixture($0, pipeline: searchForGood) },
            { WrittenFixture($0, script: script) },
        ])
    }
}

/// Passes a failure to the learner's rule. Lanes: `next step`, the rule's result; `failure`, the failure's description.
///
/// Actions: `advise` and `refusal`, with a failure; `openForm`, which opens a form in a world, asks for access, sends a
/// search, and parses the answer, until a step fails.
@MainActor
private func failing(
    _ action: BookVerb, in context: ScenarioContext, _ rule: @escaping SearchExercise.Rule
) throws(UnknownAction) -> ObservedForm? {
    let decide = { @MainActor @Sendable [observer = context.observer] (error: TwitterInstantError) in
        observer.next("\(error)", in: .failure)
        observer.next(rule(error).rawValue, in: .nextStep)
    }
    let observed: ObservedForm
    switch action {
    case .openForm(let world): observed = ObservedForm(world, context)
    case .advise(let error):
        decide(TwitterInstantError(error))
        return nil
    case .refusal(let status, let code):
        decide(.invalidResponse(.refused(status: status, code: code, message: code.map { "Error \($0)" })))
        return nil
    default: throw UnknownAction()
    }
    guard let form = observed.form else { return observed }
    let (twitter, accounts) = (form.twitter, form.accountStore)
    requestAccess(to: accounts)
        .then { search(for: "the", on: twitter, accounts: accounts) }
        .tryMap(tweets(in:))
        .deliver(on: context.schedulers.main)
        .subscribe(
            next: { _ in },
            failed: { error in decide(error) })
    return observed
}

/// The learner's search in the judge's world. A form opens, but the search isn't connected to its field.
///
/// Actions: `openForm`, which also requests access; `makeSearch`, which makes a search's signal; `subscribe` (to that
/// signal); `dispose` (the last subscription); the actions of ``ObservedForm``. Lanes: `answer`, each subscriber's
/// events, with `searchMarble` in place of an answer; `request`, `answered`, `failed`, and `canceled` as in
/// ``ObservedForm``.
@MainActor
public final class SearchFixture: Fixture {
    /// Makes the signal of a search.
    public typealias Search =
        @MainActor (_ text: String, _ twitter: Twitter, _ accounts: AccountStore) -> Signal<JSON, TwitterInstantError>

    private let context: ScenarioContext
    private let search: Search
    private var observed: ObservedForm?
    private var made: Signal<JSON, TwitterInstantError>?
    private var subscriptions: [any Disposable] = []

    init(_ context: ScenarioContext, search: @escaping Search) {
        (self.context, self.search) = (context, search)
    }

    public var views: [any ScreenView] { observed?.views ?? [] }

    public func perform(_ action: BookVerb) throws(UnknownAction) {
        switch action {
        case .openForm(let world):
            observed = ObservedForm(world, context)
            observed?.form?.accountStore.requestAccess(to: .twitter) { _, _ in }
        case .makeSearch(let text):
            made = observed?.form.map { search(text, $0.twitter, $0.accountStore) }
        case .subscribe: subscribe()
        case .dispose: subscriptions.last?.dispose()
        default: try observed.perform(action)
        }
    }

    private func subscribe() {
        guard let made else { return }
        let number = subscriptions.count + 1
        subscriptions.append(made.record(by: context.observer, in: .answer, of: number) { $0.searchMarble })
    }
}
