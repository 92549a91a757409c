import ReactiveCore
import SocialService
import StarterProject
import TerminalUI

/// The starter project's sign-in form in a world, with the learner's pipeline on it from the moment it opens.
///
/// Actions: `openSignIn`; `signInKey`; `tap`; `signingIn`, which sets the form's state; `signOut`; `dispose` (of what
/// the pipeline returned); `release` (of the form); `subscribe`, to the learner's signal of a sign-in with what the
/// fields contained when it was first subscribed to. As on a screen, a disabled field ignores keys, and a disabled
/// button ignores taps.
///
/// Lanes, each with the state when the form opens and then every change: `name` and `password`, the colors of the
/// fields; `button` (enabled, disabled); `error` (shown, hidden); `screen` (sign-in, welcome). `fields`: the texts of
/// both after each stimulus, as `name/password`. `asked`: the same of each question to the service. `answered`: yes or
/// no, when it arrives. `answer`: what each of those subscribers gets. `log`: each line that the form gets. Counted
/// objects: `form`, its `field`s and its `button`.
@MainActor
final class SignInFixture: Fixture {
    /// Puts a pipeline on a form.
    typealias Pipeline = @MainActor (SignInForm) -> any Disposable
    /// Makes the signal of a sign-in.
    typealias SignIn = @Sendable (Credentials, SignInService) -> Signal<Bool, Never>

    private let context: ScenarioContext
    private let signIn: SignIn?
    private let pipeline: Pipeline
    private var attempt: Signal<Bool, Never>?
    private var subscriberCount = 0
    private var form: SignInForm?
    private var subscription: (any Disposable)?

    init(_ context: ScenarioContext, signIn: SignIn? = nil, pipeline: @escaping Pipeline) {
        self.context = context
        self.signIn = signIn
        self.pipeline = pipeline
    }

    var views: [any ScreenView] {
        form.map { [$0.nameField, $0.passwordField, $0.signInButton, $0.errorLabel] } ?? []
    }

    func perform(_ action: Stimulus.Action) throws(UnknownAction) {
        switch action {
        case .openSignIn(let world): open(world)
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
                // A latency that doesn't parse becomes 500 ms: the tests of the judges play every world.
                latency: (try? Latency(parsing: world.latency)) ?? Latency(.milliseconds(500)),
                seed: context.seed,
                clock: SchedulerClock(time: context.time),
                observe: { event in
                    switch event {
                    case .asked(let name, let password): observer.next("\(name)/\(password)", in: .asked)
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
