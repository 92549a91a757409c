// Says: Signing in again doesn't help. Your answer is `signInAgain`
/// What the user can do about a failure.
func nextStep(after error: TwitterInstantError) -> NextStep {
    switch error {
    case .accessDenied: .allowAccess
    case .noTwitterAccounts: .addAccount
    case .invalidResponse(.rateLimitExceeded): .wait
    case .invalidResponse(.noAnswer): .checkConnection
    case .invalidResponse(.refused(status: 400...401, _, _)): .signInAgain
    case .invalidResponse: .tryLater
    }
}
