import SharedJudges

extension AdvisedError {
    var code: String {
        switch self {
        case .noAccounts: ".noTwitterAccounts"
        case .accessDenied: ".accessDenied(nil)"
        case .notFound, .permissionDenied, .unknownType, .alreadyExists: ".accessDenied(.\(rawValue))"
        case .refused: ".invalidResponse(.refused(status: 503, …))"
        case .unauthorized: ".invalidResponse(.refused(status: 401, …))"
        case .forbidden: ".invalidResponse(.refused(status: 403, …))"
        case .noAnswer: ".invalidResponse(.noAnswer(.connectionLost))"
        case .noServer: ".invalidResponse(.noAnswer(.cannotFindHost(…)))"
        case .rateLimitExceeded, .notJSON: ".invalidResponse(.\(rawValue)(…))"
        case .unexpectedJSON: ".invalidResponse(.unexpectedJSON)"
        }
    }
}

extension Mistake {
    /// The first difference is at the instant of an error, at which no more is observed than expected.
    static let oneKindOfFailure = Mistake.observed("one kind of failure") { run in
        run.actual.stimuli.lazy.compactMap { stimulus in
            guard stimulus.at == run.firstDifference, case .failWith(let error)? = stimulus.verb,
                run.actual.observations.count(where: { $0.at == stimulus.at })
                    <= run.expected.observations.count(where: { $0.at == stimulus.at })
            else { return nil }
            return ["error": error.code]
        }.first
    }
}
