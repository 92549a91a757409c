import Playing

/// A fixture that only acts, and shows nothing: what it does is a closure.
@MainActor
final class ActionFixture: Fixture {
    typealias Act = @MainActor (BookVerb) throws(UnknownAction) -> Void

    private let act: Act

    init(_ act: @escaping Act) { self.act = act }

    func perform(_ action: BookVerb) throws(UnknownAction) { try act(action) }
}
