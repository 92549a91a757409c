// Says: can only try again later
/// What the user can do about a failure.
func nextStep(after error: TwitterInstantError) -> NextStep {
    switch error {
    case .accessDenied: .allowAccess
    case .noTwitterAccounts: .addAccount
    case .invalidResponse(.rateLimitExceeded): .wait
    case .invalidResponse(.noAnswer): .checkConnection
    case .invalidResponse(.refused(status: 401, _, _)): .signInAgain
    case .invalidResponse(.refused(status: 500, _, _)), .invalidResponse(.refused(status: 503, _, _)): .checkConnection
    case .invalidResponse: .tryLater
    }
}
