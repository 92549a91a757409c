import ReactiveCore
import SocialService
import StarterProject
import TerminalUI

/// The starter project's sign-in form in a world, with the learner's pipeline on it from the moment it opens.
///
/// Actions: `openSignIn`; `signInKey`; `tap`. As on a screen, a disabled field ignores keys, and a disabled button
/// ignores taps.
///
/// Lanes, each with the state when the form opens and then every change: `button` (enabled, disabled), `error` (shown,
/// hidden), `screen` (sign-in, welcome). `fields`: the texts of both after each stimulus, as `name/password`. `asked`:
/// the same of each question to the service. `answered`: yes or no, when it arrives. `log`: each line that the form
/// gets.
@MainActor
final class SignInFixture: Fixture {
    /// Puts a pipeline on a form.
    typealias Pipeline = @MainActor (SignInForm) -> any Disposable

    private let context: ScenarioContext
    private let isValidated: Bool
    private let pipeline: Pipeline
    private var form: SignInForm?

    /// - Parameter isValidated: whether the button already follows the two fields, as in the lesson.
    init(_ context: ScenarioContext, isValidated: Bool = true, pipeline: @escaping Pipeline) {
        self.context = context
        self.isValidated = isValidated
        self.pipeline = pipeline
    }

    func perform(_ action: Stimulus.Action) throws(UnknownAction) {
        switch action {
        case .openSignIn(let world): open(world)
        case .signInKey(let key, .name): press(key, in: form?.nameField)
        case .signInKey(let key, .password): press(key, in: form?.passwordField)
        case .tap: form?.signInButton.press()
        default: throw UnknownAction()
        }
    }

    func recordState() {
        if let form { context.observer.next("\(form.nameField.text)/\(form.passwordField.text)", in: .fields) }
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
        if isValidated { validate(form) }
        watch(form)
        _ = pipeline(form)
    }

    private func watch(_ form: SignInForm) {
        let observer = context.observer
        form.signInButton.isEnabledSignal.distinct()
            .subscribe(next: { isEnabled in observer.next(isEnabled ? "enabled" : "disabled", in: .button) })
        form.errorLabel.isHiddenSignal.distinct()
            .subscribe(next: { isHidden in observer.next(isHidden ? "hidden" : "shown", in: .error) })
        form.screenSignal.distinct()
            .subscribe(next: { screen in observer.next(screen.rawValue, in: .screen) })
    }
}
