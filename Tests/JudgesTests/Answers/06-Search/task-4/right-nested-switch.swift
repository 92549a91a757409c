/// What the user can do about a failure.
func nextStep(after error: TwitterInstantError) -> NextStep {
    switch error {
    case .accessDenied: return .allowAccess
    case .noTwitterAccounts: return .addAccount
    case .invalidResponse(let response):
        switch response {
        case .rateLimitExceeded: return .wait
        case .noAnswer: return .checkConnection
        case .refused(let status, _, _): return status == 401 ? .signInAgain : .tryLater
        case .notJSON, .unexpectedJSON: return .tryLater
        }
    }
}
