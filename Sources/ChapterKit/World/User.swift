import ReactiveCore
import SocialService

/// The user, who decides whether the app may use their accounts.
@MainActor
final class User {
    /// Receives a question when it appears, and nil when it has been answered.
    var onQuestion: (AccessQuestion?) -> Void = { _ in }

    private var answers: [@Sendable (Bool) -> Void] = []

    var isAsked: Bool { !answers.isEmpty }

    func answer(_ granted: Bool) {
        guard isAsked else { return }
        let waiting = answers
        answers = []
        onQuestion(nil)
        for decide in waiting { decide(granted) }
    }

    /// The account store's policy: the option's answer, or a question to this user, on main.
    func policy(_ answer: AccessAnswer, main: MainScheduler) -> AccessPolicy {
        switch answer {
        case .grant: .grant
        case .deny: .deny
        case .ask:
            .ask { question, answer in
                main.schedule { MainActor.assumeIsolated { self.hear(question, answer) } }
            }
        }
    }

    private func hear(_ question: AccessQuestion, _ answer: @escaping @Sendable (Bool) -> Void) {
        answers.append(answer)
        onQuestion(question)
    }
}
