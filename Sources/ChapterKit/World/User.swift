import ReactiveCore
import SocialService

/// The user, who is asked once whether the app may use their accounts.
@MainActor
final class User {
    /// Is told when a question comes up, and with nil when it has been answered.
    var onQuestion: (AccessQuestion?) -> Void = { _ in }

    private var answers: [@Sendable (Bool) -> Void] = []

    /// Whether a question is waiting for an answer.
    var isAsked: Bool { !answers.isEmpty }

    /// Says yes or no to what was asked; nothing happens when nothing was.
    func answer(_ granted: Bool) {
        guard isAsked else { return }
        let waiting = answers
        answers = []
        onQuestion(nil)
        waiting.forEach { $0(granted) }
    }

    /// How the account store comes to its decision: by the option, or by asking this user, on main.
    func policy(_ answer: AccessAnswer, main: MainScheduler) -> AccessPolicy {
        switch answer {
        case .grant: .grant
        case .deny: .deny
        case .ask:
            .ask(
                AccessPrompt { question, answer in
                    main.schedule { MainActor.assumeIsolated { self.hear(question, answer) } }
                })
        }
    }

    private func hear(_ question: AccessQuestion, _ answer: @escaping @Sendable (Bool) -> Void) {
        answers.append(answer)
        onQuestion(question)
    }
}
