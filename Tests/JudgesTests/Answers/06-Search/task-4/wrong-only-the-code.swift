// Says: Too many searches were sent
/// What the user can do about a failure.
func nextStep(after error: TwitterInstantError) -> NextStep {
    switch error {
    case .accessDenied: .allowAccess
    case .noTwitterAccounts: .addAccount
    case .invalidResponse: .tryLater
    }
}
