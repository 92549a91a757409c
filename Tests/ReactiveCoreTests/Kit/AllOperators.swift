import ReactiveCore

/// How the contract of a public operator is tested.
enum ContractEntry: Sendable {
    /// The whole kit tests the operator, in these forms.
    case operators([OperatorCase])
    /// It creates a signal, so the part of the kit for creations tests it.
    case creation(CreationCase)
    /// It converts between signals and async code; the named suite tests it.
    case bridge(testedIn: String)
}

let allOperators: [OperatorCase] = PublicOperator.allCases.flatMap { operation -> [OperatorCase] in
    guard case .operators(let cases) = operation.contract else { return [] }
    return cases.map { $0.named(operation) }
}

let allCreations: [CreationCase] = PublicOperator.allCases.compactMap { operation in
    if case .creation(let creation) = operation.contract { creation } else { nil }
}

extension PublicOperator {
    /// There is no `default`, so a new operator doesn't compile until this says how it is tested.
    var contract: ContractEntry {
        switch self {
        case .initializer, .initializerResult, .just, .empty, .never, .fail, .from, .timer, .interval:
            .creation(creationCase)
        case .initializerAsync, .values, .valuesWaiting: .bridge(testedIn: "AsyncTests")
        case .awaitedFirst, .awaitedLast: .bridge(testedIn: "AsyncSequenceTests")

        case .map, .tryMap, .compactMap, .scan, .reduce, .collect, .collectCount, .collectCountOrEvery,
            .collectEvery, .pairwise,
            .materialize,
            .dematerialize, .filter, .distinct, .distinctBy, .ignoreValues, .firstWhere, .replaceEmpty:
            .operators(changingCases)
        case .takeFirst, .takeLast, .takeUntil, .takeWhile, .skipFirst, .skipLast, .skipUntil, .skipWhile, .startWith,
            .doNext, .doFailed, .doCompleted, .doDisposed, .doSubscribed, .doEnded, .log:
            .operators(boundingCases)
        case .merge, .mergeWith, .combineLatestWith, .combineLatestMany, .zip, .zipWith, .withLatest, .sample, .race,
            .flatMap, .flatMapLatest, .flatMapStrategy, .switchToLatest, .then, .concat, .repeated, .repeatedCount,
            .deferred, .share, .replay:
            .operators(joiningCases)
        case .catch, .retry, .mapFailure, .promoteFailure, .replaceFailure, .ignoreFailure, .retryBackoff, .retryWhen,
            .repeatedWhen:
            .operators(failureCases)
        case .throttle, .throttleFirst, .throttleLatest, .delay, .timeout, .timeoutBetweenValues, .deliverOn,
            .subscribeOn:
            .operators(timedCases)
        }
    }
}
