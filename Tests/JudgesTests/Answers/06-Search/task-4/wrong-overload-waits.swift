// Says: (status 500 or 503). The user can only try again later. Your answer is `wait`
/// What the user can do about a failure.
func nextStep(after error: TwitterInstantError) -> NextStep {
    switch error {
    case .accessDenied: .allowAccess
    case .noTwitterAccounts: .addAccount
    case .invalidResponse(.rateLimitExceeded): .wait
    case .invalidResponse(.noAnswer): .checkConnection
    case .invalidResponse(.refused(status: 401, _, _)): .signInAgain
    case .invalidResponse(.refused(status: 503, _, _)): .wait
    case .invalidResponse: .tryLater
    }
}
