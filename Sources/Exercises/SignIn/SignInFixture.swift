import Playing
import ReactiveCore
import SocialService
import StarterProject
import TerminalUI

/// The starter project's sign-in form in a world, with the learner's pipeline from the start.
///
/// Actions: `openSignIn`; `hold`, which keeps the form when the next one opens; `signInKey`; `tap`; `signingIn`, which
/// sets the form's state; `signOut`; `dispose` (the pipeline's result); `release` (the form); `subscribe`, to the
/// learner's sign-in signal, made with the fields' texts at the first `subscribe`. As on a screen, a disabled field
/// ignores keys, and a disabled button ignores taps.
///
/// Lanes that record a state when the form opens, and then each change: `name` and `password`, the colors of the
/// fields; `button` (enabled, disabled); `error` (shown, hidden); `screen` (sign-in, welcome). `fields`: both texts
/// after each stimulus, as `name/password`. `asked`: both texts of each question to the service. `answered`: yes or no,
/// when the answer arrives. `answer`: the events of each subscriber. `log`: each line of the form's log. Counted
/// objects: `form`, its `field`s, and its `button`.
@MainActor
final class SignInFixture: Fixture {
    typealias SignIn = @Sendable (Credentials, SignInService) -> Signal<Bool, Never>

    private let context: ScenarioContext
    private let signIn: SignIn?
    private let pipeline: SignInExercise.Pipeline
    private var attempt: Signal<Bool, Never>?
    private var subscriberCount = 0
    private var form: SignInForm?
    private var others: [SignInForm] = []
    private var subscription: (any Disposable)?

    init(_ context: ScenarioContext, signIn: SignIn? = nil, pipeline: @escaping SignInExercise.Pipeline) {
        (self.context, self.signIn, self.pipeline) = (context, signIn, pipeline)
    }

    var views: [any ScreenView] {
        form.map { [$0.nameField, $0.passwordField, $0.signInButton, $0.errorLabel] } ?? []
    }

    func perform(_ action: BookVerb) throws(UnknownAction) {
        switch action {
        case .openSignIn(let world): open(world)
        case .hold: form.map { others.append($0) }
        case .signInKey(let key, .name): press(key, in: form?.nameField)
        case .signInKey(let key, .password): press(key, in: form?.passwordField)
        case .tap: form?.signInButton.press()
        case .signingIn(let isSigningIn): form?.isSigningIn = isSigningIn
        case .signOut: form?.signOut()
        case .dispose: subscription?.dispose()
        case .release: form = nil
        case .subscribe: try subscribe()
        default: throw UnknownAction()
        }
    }

    func recordState() {
        if let form { context.observer.next("\(form.nameField.text)/\(form.passwordField.text)", in: .fields) }
    }

    private func subscribe() throws(UnknownAction) {
        guard let form, let signIn else { throw UnknownAction() }
        let signal = attempt ?? signIn(form.credentials, form.signInService)
        attempt = signal
        subscriberCount += 1
        signal.record(by: context.observer, in: .answer, of: subscriberCount) { $0 ? "yes" : "no" }
    }

    private func press(_ key: Keystroke, in field: TextField?) {
        if let field, field.isEnabled { field.press(key) }
    }

    private func open(_ world: SignInWorld) {
        let observer = context.observer
        let form = SignInForm(
            signInService: SignInService(
                name: world.name,
                password: world.password,
                latency: (try? Latency(parsing: world.latency)) ?? Latency(.milliseconds(500)),
                seed: context.seed,
                clock: SchedulerClock(time: context.time),
                observe: { event in
                    switch event {
                    case .asked(let name, let password): observer.next("\(name)/\(password)", in: .signIn)
                    case .answered(let isKnown): observer.next(isKnown ? "yes" : "no", in: .answered)
                    }
                }
            ),
            schedulers: context.schedulers,
            log: { line in observer.next(line, in: .log) }
        )
        self.form = form
        context.living.watch(form, as: "form")
        for field in [form.nameField, form.passwordField] { context.living.watch(field, as: "field") }
        context.living.watch(form.signInButton, as: "button")
        watch(form)
        subscription = pipeline(form)
    }

    private func watch(_ form: SignInForm) {
        let observer = context.observer
        for (field, lane) in [(form.nameField, ObservationLane.name), (form.passwordField, .password)] {
            field.backgroundSignal.distinct().subscribe(next: { color in observer.next(color, in: lane) })
        }
        form.signInButton.isEnabledSignal.distinct()
            .subscribe(next: { isEnabled in observer.next(isEnabled ? "enabled" : "disabled", in: .button) })
        form.errorLabel.isHiddenSignal.distinct()
            .subscribe(next: { isHidden in observer.next(isHidden ? "hidden" : "shown", in: .error) })
        form.screenSignal.distinct()
            .subscribe(next: { screen in observer.next(screen.rawValue, in: .screen) })
    }
}

/// The known user, and the service's delay, set up by the judging process.
///
/// It travels with the stimulus that opens the form, so the learner's process can't know it earlier.
public struct SignInWorld: Codable, Sendable, Equatable {
    /// The user's name.
    public var name: String
    /// The user's password.
    public var password: String
    /// The delay of an answer, as a `Latency`'s text.
    public var latency = "500ms"

    /// Makes a world with one user.
    public init(name: String, password: String) { (self.name, self.password) = (name, password) }
}
