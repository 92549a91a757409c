/// The names of our operators in RxSwift, Combine, ReactiveSwift, and swift-async-algorithms, as people type them.
enum NamesElsewhere {
    /// Our name for an operator that has another name there; nil if none has it.
    static func name(for other: String) -> String? { table[String(other.prefix { $0 != "(" })] }

    /// All names of operators here that the table knows.
    static var ours: [String] { Set(table.values.map { String($0.prefix { $0 != "(" }) }).union(unchanged).sorted() }

    private static let unchanged: Set<String> = [
        "map", "filter", "flatMap", "compactMap", "scan", "reduce", "merge", "zip", "then", "catch", "retry", "share",
        "timeout", "delay", "concat", "subscribe", "bind", "deliver", "tryMap", "doNext", "throttle", "materialize",
        "combineLatest", "take", "skip", "distinct", "doFailed", "doCompleted", "doDisposed", "startWith", "sample",
        "mapFailure", "promoteFailure", "replaceFailure", "flatMapLatest", "collect", "pairwise", "withLatest",
    ]

    private static let table: [String: String] = [
        "debounce": "throttle", "sink": "subscribe(next:)", "flattenMap": "flatMap", "switchMap": "flatMapLatest",
        "flatMapFirst": "flatMap", "receive": "deliver(on:)", "observe": "deliver(on:)", "observeOn": "deliver(on:)",
        "subscribeOn": "subscribe(on:)", "removeDuplicates": "distinct", "distinctUntilChanged": "distinct",
        "skipRepeats": "distinct", "uniqueValues": "distinct", "mapError": "mapFailure", "flatMapError": "catch",
        "replaceError": "replaceFailure", "catchError": "catch", "catchErrorJustReturn": "replaceFailure",
        "catchAndReturn": "replaceFailure", "tryCatch": "catch", "setFailureType": "promoteFailure(to:)",
        "promoteError": "promoteFailure(to:)", "handleEvents": "doNext", "startWithValues": "subscribe(next:)",
        "observeValues": "subscribe(next:)", "startWithResult": "subscribe", "prepend": "startWith",
        "withLatestFrom": "withLatest(from:)", "combineLatestWith": "combineLatest(with:)",
        "dropFirst": "skip(first:)", "drop": "skip(while:)", "prefix": "take(first:)", "take": "take(first:)",
        "asDriver": "deliver(on:)", "drive": "bind(to:)", "assign": "bind(to:)", "eraseToAnyPublisher": "signal",
        "flatten": "flatMap", "attemptMap": "tryMap", "switchLatest": "switchToLatest", "mergeWith": "merge(with:)",
    ]
}
