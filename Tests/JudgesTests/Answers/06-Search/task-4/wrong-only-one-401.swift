// Says: Twitter refused the account with status 401. The user
/// What the user can do about a failure.
func nextStep(after error: TwitterInstantError) -> NextStep {
    switch error {
    case .accessDenied: .allowAccess
    case .noTwitterAccounts: .addAccount
    case .invalidResponse(.rateLimitExceeded): .wait
    case .invalidResponse(.noAnswer): .checkConnection
    case .invalidResponse(.refused(status: 401, code: 32, _)): .signInAgain
    case .invalidResponse: .tryLater
    }
}
