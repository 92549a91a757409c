// Says: The body was JSON without tweets
/// What the user can do about a failure.
func nextStep(after error: TwitterInstantError) -> NextStep {
    switch error {
    case .accessDenied: .allowAccess
    case .noTwitterAccounts: .addAccount
    case .invalidResponse(.rateLimitExceeded): .wait
    case .invalidResponse(.noAnswer): .checkConnection
    case .invalidResponse(.refused(status: 401, _, _)): .signInAgain
    case .invalidResponse(.unexpectedJSON): .checkConnection
    case .invalidResponse: .tryLater
    }
}
