// Says: Access was denied
/// What the user can do about a failure.
func nextStep(after error: TwitterInstantError) -> NextStep {
    switch error {
    case .accessDenied: .addAccount
    case .noTwitterAccounts: .allowAccess
    case .invalidResponse(.rateLimitExceeded): .wait
    case .invalidResponse(.noAnswer): .checkConnection
    case .invalidResponse(.refused(status: 401, _, _)): .signInAgain
    case .invalidResponse: .tryLater
    }
}
