import ReactiveCore

/// How the contract of a public operator is tested.
enum ContractEntry: Sendable {
    /// By the whole kit, in these forms.
    case operators([OperatorCase])
    /// It creates a signal, so the part of the kit for creations tests it.
    case creation(CreationCase)
    /// It converts between signals and async code; this suite tests it.
    case bridge(testedIn: String)
}

/// Every form of every operator that goes through the contract.
let allOperators: [OperatorCase] = PublicOperator.allCases.flatMap { operation -> [OperatorCase] in
    if case .operators(let cases) = operation.contract { cases } else { [] }
}

/// Every creation that goes through the contract.
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

        case .map, .tryMap, .compactMap, .scan, .reduce, .collect, .materialize, .dematerialize:
            .operators(transformingCases)
        case .collectCount, .collectEvery, .pairwise: .operators(gatheringCases)
        case .filter, .distinct, .distinctBy, .ignoreValues: .operators(filteringCases)
        case .firstWhere, .replaceEmpty: .operators(firstCases)
        case .takeFirst, .takeLast, .takeUntil, .takeWhile, .skipFirst, .skipLast, .skipUntil, .skipWhile, .startWith:
            .operators(boundingCases)
        case .doNext, .doFailed, .doCompleted, .doDisposed: .operators(watchingCases)
        case .doSubscribed, .doEnded, .log: .operators(loggingCases)
        case .merge, .mergeWith, .combineLatestWith, .combineLatestMany, .zip, .zipWith, .withLatest, .sample, .race:
            .operators(joiningCases)
        case .flatMap, .flatMapLatest, .flatMapStrategy, .switchToLatest: .operators(flatteningCases)
        case .then, .concat, .repeated, .repeatedCount, .deferred: .operators(sequencingCases)
        case .catch, .retry, .mapFailure, .promoteFailure, .replaceFailure, .ignoreFailure: .operators(failureCases)
        case .retryBackoff, .retryWhen, .repeatedWhen: .operators(restartingCases)
        case .throttle, .throttleFirst, .delay, .timeout, .deliverOn, .subscribeOn: .operators(timedCases)
        case .throttleLatest, .timeoutBetweenValues: .operators(pacingCases)
        case .share, .replay: .operators(sharingCases)
        }
    }
}
