import Observation
import Playing

/// The state of a sign-in form, as a screen reads it.
@MainActor
public protocol SignInState: AnyObject, Observable {
    /// The text of the name's field.
    var name: String { get set }
    /// The text of the password's field.
    var password: String { get set }
    /// Whether the service is being asked.
    var isSigningIn: Bool { get set }
    /// Whether the button can be tapped.
    var canSignIn: Bool { get }
}

/// A model of a sign-in form, with a screen that draws its button when the model changes.
///
/// Actions: `openSignIn`, which makes the model; `signInKey`; `signingIn`. Lanes: `button` (enabled, disabled), as an
/// observer of the model sees it; `fields`, both texts after each stimulus, as `name/password`.
@MainActor
final class SignInStateFixture: Fixture {
    private let observer: Observer
    private let make: @MainActor () -> any SignInState
    private var model: (any SignInState)?

    init(_ context: ScenarioContext, make: @escaping @MainActor () -> any SignInState) {
        (observer, self.make) = (context.observer, make)
    }

    func perform(_ action: BookVerb) throws(UnknownAction) {
        switch action {
        case .openSignIn: open(make())
        case .signInKey(let key, .name): model?.name.press(key)
        case .signInKey(let key, .password): model?.password.press(key)
        case .signingIn(let isSigningIn): model?.isSigningIn = isSigningIn
        default: throw UnknownAction()
        }
    }

    func recordState() {
        if let model { observer.next("\(model.name)/\(model.password)", in: .fields) }
    }

    private func open(_ model: any SignInState) {
        self.model = model
        guard #available(macOS 26, *) else { return }
        Task { [observer] in
            for await canSignIn in Observations({ [weak model] in model?.canSignIn ?? false }) {
                observer.next(canSignIn ? "enabled" : "disabled", in: .button)
            }
        }
    }
}

extension String {
    fileprivate mutating func press(_ key: Keystroke) {
        switch key {
        case .type(let text): self += text
        case .delete: self = String(dropLast())
        case .clear: self = ""
        }
    }
}
