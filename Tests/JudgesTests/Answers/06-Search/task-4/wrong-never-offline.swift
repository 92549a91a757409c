// Says: the connection was lost
// Breaks: failure
/// What the user can do about a failure.
func nextStep(after error: TwitterInstantError) -> NextStep {
    switch error {
    case .accessDenied: .allowAccess
    case .noTwitterAccounts: .addAccount
    case .invalidResponse(.rateLimitExceeded): .wait
    case .invalidResponse(.refused(status: 401, _, _)): .signInAgain
    case .invalidResponse: .tryLater
    }
}
