import ReactiveCore
import SocialService
import StarterProject
import TerminalUI

/// The starter project's sign-in form in a world, with the learner's pipeline on it from the moment it opens, and somebody who uses it.
///
/// Words: `open` with a ``SignInWorld``; `name` and `password` with a text that is typed into the field; `delete name`, `delete password`,
/// `clear name`, `clear password`; `tap`. As on a screen, what is disabled takes no key and no tap.
///
/// Lanes, each with what is there when the form opens and then every change: `button` (enabled, disabled), `error` (shown, hidden),
/// `screen` (sign-in, welcome). `fields`, what stands in both after each word, as `name/password`; `asked`, the same of each question to
/// the service; `answered`, yes or no, as it comes; `log`, each line that the form is given.
@MainActor
final class SignInStage: Stage {
    /// Puts a pipeline on a form.
    typealias Pipeline = @MainActor (SignInForm) -> any Disposable

    private let setting: Setting
    private let isValidated: Bool
    private let pipeline: Pipeline
    private var form: SignInForm?

    /// - Parameter isValidated: whether the button follows the two fields by itself, as the lesson's does.
    init(_ setting: Setting, isValidated: Bool = true, pipeline: @escaping Pipeline) {
        self.setting = setting
        self.isValidated = isValidated
        self.pipeline = pipeline
    }

    func perform(_ stimulus: Stimulus) {
        if let world = stimulus.openedSignInWorld { open(world) }
        guard let form else { return }
        let text = stimulus.value ?? ""
        switch stimulus.name {
        case "name": type(into: form.nameField) { $0.insert(text) }
        case "password": type(into: form.passwordField) { $0.insert(text) }
        case "delete name": type(into: form.nameField) { $0.deleteBackward() }
        case "delete password": type(into: form.passwordField) { $0.deleteBackward() }
        case "clear name": type(into: form.nameField) { $0.clear() }
        case "clear password": type(into: form.passwordField) { $0.clear() }
        case "tap": form.signInButton.press()
        default: break
        }
        setting.observer.next("\(form.nameField.text)/\(form.passwordField.text)", in: "fields")
    }

    private func type(into field: TextField, _ key: (TextField) -> Void) {
        if field.isEnabled { key(field) }
    }

    private func open(_ world: SignInWorld) {
        let observer = setting.observer
        let form = SignInForm(
            signInService: SignInService(
                name: world.name,
                password: world.password,
                // What cannot be read is left as it is: a judge's test plays each world that it makes.
                latency: (try? Latency(parsing: world.latency)) ?? Latency(.milliseconds(500)),
                seed: setting.seed,
                clock: SchedulerClock(time: setting.time),
                observe: { event in
                    switch event {
                    case .asked(let name, let password): observer.next("\(name)/\(password)", in: "asked")
                    case .answered(let isKnown): observer.next(isKnown ? "yes" : "no", in: "answered")
                    }
                }
            ),
            schedulers: setting.schedulers,
            log: { line in observer.next(line, in: "log") }
        )
        self.form = form
        if isValidated { validate(form) }
        watch(form)
        _ = pipeline(form)
    }

    private func watch(_ form: SignInForm) {
        let observer = setting.observer
        form.signInButton.isEnabledSignal.distinct()
            .subscribe(next: { isEnabled in observer.next(isEnabled ? "enabled" : "disabled", in: "button") })
        form.errorLabel.isHiddenSignal.distinct()
            .subscribe(next: { isHidden in observer.next(isHidden ? "hidden" : "shown", in: "error") })
        form.screenSignal.distinct()
            .subscribe(next: { screen in observer.next(screen.rawValue, in: "screen") })
    }
}
