/// The names of our operators in RxSwift, Combine, ReactiveSwift, and swift-async-algorithms, as people type them.
enum NamesElsewhere {
    /// What a name from another library is called here; nil for a name that none of them has.
    /// - Parameter label: the label of its first argument.
    static func sentence(about other: Substring, label: Substring? = nil) -> String? {
        if needless.contains(other) { return "`\(other)` isn't needed here: a signal's type is short. Remove it." }
        if let ours = types[other] { return "`\(other)` is called `\(ours)` here." }
        let labeled = label.flatMap { table["\(other)(\($0)"] }
        return (labeled ?? table[String(other)]).map { "`\(other)` is called `\($0)` here." }
    }

    /// Types that nothing needs here.
    private static let needless: Set<Substring> = ["eraseToAnyPublisher", "asObservable", "asSignal", "asSingle"]

    private static let types: [Substring: String] = [
        "AnyPublisher": "Signal", "Observable": "Signal", "SignalProducer": "Signal", "Publisher": "Signal",
        "Driver": "MainSignal", "Just": ".just(…)", "Fail": ".fail(…)", "Empty": ".empty", "Deferred": ".deferred",
        "Future": "Signal { subscriber in … }", "PassthroughSubject": "Subject", "PublishSubject": "Subject",
        "CurrentValueSubject": "Property", "BehaviorSubject": "Property", "BehaviorRelay": "Property",
        "MutableProperty": "MainProperty", "Published": "MainProperty", "AnyCancellable": "ScopedDisposable",
        "Cancellable": "Disposable", "DisposeBag": "CompositeDisposable", "Disposables": "ActionDisposable",
        "AnyDisposable": "ActionDisposable", "Observer": "Subscriber", "AnyObserver": "Subscriber",
        "MainScheduler.instance": "schedulers.main",
    ]

    /// What a subscriber sends, by its names elsewhere.
    static let events: [Substring: String] = [
        "onNext": "send", "sendNext": "send", "receive": "send", "next": "send", "onError": "fail", "error": "fail",
        "sendError": "fail", "failed": "fail", "onCompleted": "complete", "sendCompleted": "complete",
        "completed": "complete", "finish": "complete", "finished": "complete",
    ]

    /// All names of operators here that the table knows.
    static let ours = Set(table.values.map { String($0.prefix { $0 != "(" }) }).union(unchanged).sorted()

    private static let unchanged: Set<String> = [
        "map", "filter", "flatMap", "compactMap", "scan", "reduce", "merge", "zip", "then", "catch", "retry", "share",
        "timeout", "delay", "concat", "subscribe", "bind", "deliver", "tryMap", "doNext", "throttle", "materialize",
        "combineLatest", "take", "skip", "distinct", "doFailed", "doCompleted", "doDisposed", "startWith", "sample",
        "mapFailure", "promoteFailure", "replaceFailure", "flatMapLatest", "collect", "pairwise", "withLatest",
        "replay", "ignoreFailure",
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
        "asDriver": "deliver(on:)", "drive": "bind(to:)", "assign": "bind(to:)", "append": "concat", "andThen": "then",
        "flatten": "flatMap", "attemptMap": "tryMap", "switchLatest": "switchToLatest", "mergeWith": "merge(with:)",
        "where": "filter", "filterMap": "compactMap", "concatMap": "flatMap", "tap": "doNext", "exhaustMap": "flatMap",
        "prefix(untilOutputFrom": "take(until:)", "prefix(while": "take(while:)", "do": "doNext", "do(onNext": "doNext",
        "do(onError": "doFailed", "do(onCompleted": "doCompleted", "onNext": "subscribe(next:)", "forEach": "subscribe",
        "observe(on": "deliver(on:)", "asyncAfter": "schedule(after:)",
    ]
}
