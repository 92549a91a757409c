import ReactiveCore

/// How a public operator is held to the contract.
enum ContractEntry: Sendable {
    /// Through the whole kit, in these forms.
    case operators([OperatorCase])
    /// It makes a signal of nothing, and so goes through the creations' part of the kit.
    case creation(CreationCase)
    /// It leads out of signals or into them, where neither fits: in this suite.
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
    /// No `default`: whoever adds an operator says here how it is tested, or the tests don't compile.
    var contract: ContractEntry {
        switch self {
        case .initialiser, .just, .empty, .never, .fail, .from, .timer, .interval: .creation(creationCase)
        case .initialiserAsync, .values, .valuesWaiting: .bridge(testedIn: "AsyncTests")

        case .map, .tryMap, .compactMap, .scan, .reduce, .collect, .materialize, .dematerialize:
            .operators(transformingCases)
        case .filter, .distinct, .distinctBy, .ignoreValues: .operators(filteringCases)
        case .takeFirst, .takeLast, .takeUntil, .takeWhile, .skipFirst, .skipLast, .skipUntil, .skipWhile, .startWith:
            .operators(boundingCases)
        case .doNext, .doFailed, .doCompleted, .doDisposed: .operators(watchingCases)
        case .merge, .mergeWith, .combineLatestWith, .combineLatestMany, .zip, .zipWith, .withLatest, .sample, .race:
            .operators(joiningCases)
        case .flatMap, .flatMapLatest, .flatMapStrategy, .switchToLatest: .operators(flatteningCases)
        case .then, .concat, .repeated, .repeatedCount, .deferred: .operators(sequencingCases)
        case .catch, .retry, .mapFailure, .promoteFailure, .replaceFailure: .operators(failureCases)
        case .throttle, .throttleFirst, .delay, .timeout, .deliverOn, .subscribeOn: .operators(timedCases)
        case .share, .replay: .operators(sharingCases)
        }
    }
}
