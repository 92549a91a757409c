/// What the user can do about a failure.
func nextStep(after error: TwitterInstantError) -> NextStep {
    if case .accessDenied(.notFound) = error { return .addAccount }
    if case .accessDenied = error { return .allowAccess }
    if error.code == 1 { return .addAccount }
    guard case .invalidResponse(let response) = error else { return .tryLater }
    if case .rateLimitExceeded = response { return .wait }
    if case .noAnswer = response { return .checkConnection }
    if case .refused(status: 401, code: _, message: _) = response { return .signInAgain }
    return .tryLater
}
