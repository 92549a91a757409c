/// What the user can do about a failure.
func nextStep(after error: TwitterInstantError) -> NextStep {
    switch (error.code, error) {
    case (0, _): .allowAccess
    case (1, _): .addAccount
    case (_, .invalidResponse(let response)): nextStep(after: response)
    default: .tryLater
    }
}

private func nextStep(after response: InvalidResponse) -> NextStep {
    switch response {
    case .rateLimitExceeded: .wait
    case .noAnswer: .checkConnection
    case .refused(let status, _, _) where status == 401: .signInAgain
    default: .tryLater
    }
}
