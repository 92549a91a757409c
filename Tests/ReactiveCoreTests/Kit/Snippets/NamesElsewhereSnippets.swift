extension Snippet {
    /// The names of other libraries, in the shapes that their users type.
    static let names = #"""
        // a pipeline for Combine
        texts
            .debounce(for: .milliseconds(500), scheduler: main)  // error: Called throttle here: .throttle(
            .removeDuplicates()
            .filter { $0.count > 2 }
            .flatMapLatest { search($0) }
            .receive(on: main)
            .sink(receiveCompletion: { print($0) }, receiveValue: { view.text = $0.summary })

        // debounce, Combine's with a number
        texts.debounce(for: 0.5, scheduler: main).sink { print($0) }  // error: Called throttle here

        // debounce, RxSwift
        mainTexts.debounce(.milliseconds(500), scheduler: main)  // error: Called throttle here
            .subscribe(onNext: { print($0) })

        // debounce, ReactiveSwift
        texts.debounce(0.5, on: main).startWithValues { print($0) }  // error: Called throttle here

        // debounce, with our labels
        texts.debounce(.seconds(1), on: main).map { $0.count }  // error: renamed to 'throttle(_:on:)'
            .subscribe(next: { print($0) })

        // throttle, Combine
        texts.throttle(for: .seconds(1), scheduler: main, latest: true)  // error: Called throttleLatest or
            .subscribe(next: { print($0) })

        // throttle, RxSwift
        texts.throttle(.seconds(1), scheduler: main).subscribe(next: { print($0) })  // error: The label is `on:` here

        // delay, Combine
        texts.delay(for: .seconds(1), scheduler: main).subscribe(next: { print($0) })  // error: Write .delay(

        // timeout, Combine and RxSwift
        texts.timeout(.seconds(1), scheduler: main)  // error: Write .timeout(betweenValues:
            .subscribe(next: { print($0) })

        // sink
        mainTexts.sink { [weak view] text in view?.text = text }  // error: Called subscribe here: .subscribe(next:

        // sink with both closures, and store
        var subscriptions: [any Disposable] = []
        search("x").sink { completion in  // error: Called subscribe here: .subscribe(next:failed:completed:)
            switch completion {
            case .finished: break
            case .failure(let error): print(error)
            }
        } receiveValue: { json in
            print(json.summary)
        }
        .store(in: &subscriptions)

        // subscribe, RxSwift, and a bag
        search("x").subscribe(onNext: { print($0) }, onError: { print($0) })  // error: The labels are next, failed
            .disposed(by: CompositeDisposable())

        // startWithResult
        search("x").startWithResult { print($0) }  // error: .subscribe(next:failed:completed:)

        // observeResult
        search("x").observeResult { print($0) }  // error: .subscribe(next:failed:completed:)

        // observeValues
        mainTexts.observeValues { view.text = $0 }  // error: Called subscribe here

        // startWithSignal
        texts.startWithSignal { signal, _ in print(signal) }  // error: Called share here

        // cancel
        texts.subscribe(next: { print($0) }).cancel()  // error: renamed to 'dispose()'

        // assign
        mainTexts.assign(to: \.text, on: view)  // error: Called bind here: .bind(to: label, \.text)

        // receive(on:)
        search("x").receive(on: main)  // error: Called deliver here: .deliver(on: main)
            .subscribe(next: { view.text = $0.summary }, failed: { view.log("\($0)") })

        // observe(on:)
        search("x").observe(on: main)  // error: Called deliver here: .deliver(on: main)
            .subscribe(next: { view.text = $0.summary }, failed: { view.log("\($0)") })

        // observeOn
        texts.observeOn(main).bind(to: view, \.text)  // error: Called deliver here: .deliver(on: main)

        // subscribeOn
        texts.subscribeOn(background).subscribe(next: { print($0) })  // error: Called subscribe(on:) here

        // start(on:)
        texts.start(on: background).subscribe(next: { print($0) })  // error: renamed to 'subscribe(on:)'

        // flattenMap
        texts.flattenMap { search($0) }  // error: renamed to 'flatMap(_:)'
            .subscribe(next: { print($0) }, failed: { print($0) })

        // switchMap
        texts.switchMap { text in suggestions(text).map { $0.count } }  // error: renamed to 'flatMapLatest(_:)'
            .deliver(on: main).bind(to: view, \.count)

        // concatMap
        texts.concatMap { suggestions($0) }.subscribe(next: { print($0) })  // error: Called flatMap(.concat) here

        // flatMapFirst
        texts.flatMapFirst { suggestions($0) }.subscribe(next: { print($0) })  // error: Called flatMap(.first) here

        // flatMap(maxPublishers:)
        texts.flatMap(maxPublishers: 2) { suggestions($0) }  // error: Called flatMap(.atMost(2)) here
            .subscribe(next: { print($0) })

        // switchLatest
        texts.map { suggestions($0) }.switchLatest()  // error: renamed to 'switchToLatest()'
            .subscribe(next: { print($0) })

        // flatten
        texts.map { suggestions($0) }.flatten(.latest).subscribe(next: { print($0) })  // error: Write .switchToLatest()

        // combineLatest, as a method
        texts.combineLatest(numbers).map { "\($0)\($1)" }  // error: renamed to 'combineLatest(with:)'
            .subscribe(next: { print($0) })

        // combineLatestWith
        mainTexts.combineLatestWith(mainTexts)  // error: renamed to 'combineLatest(with:)'
            .map { $0 + $1 }.subscribe(next: { print($0) })

        // zip, as a method
        texts.zip(numbers).subscribe(next: { print($0) })  // error: renamed to 'zip(with:)'

        // withLatestFrom
        texts.withLatestFrom(numbers).subscribe(next: { print($0) })  // error: renamed to 'withLatest(from:)'

        // withLatestFrom with a closure
        texts.withLatestFrom(numbers) { "\($0)\($1)" }  // error: Called withLatest(from:) here
            .subscribe(next: { print($0) })

        // sample
        texts.sample(numbers).subscribe(next: { print($0) })  // error: renamed to 'sample(on:)'

        // merge, as a method
        texts.merge(texts).subscribe(next: { print($0) })  // error: renamed to 'merge(with:)'

        // amb
        texts.amb(texts).subscribe(next: { print($0) })  // error: Called race here

        // append and prepend
        texts.append(texts).prepend("").subscribe(next: { print($0) })  // error: renamed to 'concat(_:)'

        // prefix(value:)
        texts.prefix(value: "").subscribe(next: { print($0) })  // error: Called startWith here

        // andThen
        requestAccess().andThen(texts)  // error: Called then here, with a closure
            .subscribe(next: { print($0) }, failed: { print($0) })

        // distinctUntilChanged
        mainTexts.map { $0.count }.distinctUntilChanged().bind(to: view, \.count)  // error: renamed to 'distinct()'

        // distinctUntilChanged with a key
        _ = search("x").distinctUntilChanged { $0.summary }  // error: Called distinct(by:) here, with a key path

        // removeDuplicates(by:)
        _ = search("x").removeDuplicates { $0.summary == $1.summary }  // error: renamed to 'distinct(by:)'

        // skipRepeats
        texts.skipRepeats().subscribe(next: { print($0) })  // error: renamed to 'distinct()'

        // take, prefix, takeLast, suffix and last
        texts.take(9).prefix(8).takeLast(7).suffix(6).last()  // error: renamed to 'take(first:)'
            .subscribe(next: { print($0) })

        // prefix while and until
        texts.prefix(while: { $0 > "" }).prefix(untilOutputFrom: numbers)  // error: renamed to 'take(while:)'
            .subscribe(next: { print($0) })

        // skip, dropFirst and dropLast
        texts.skip(1).dropFirst().dropLast().subscribe(next: { print($0) })  // error: renamed to 'skip(first:)'

        // drop while and until
        texts.drop(while: { $0 > "" }).drop(untilOutputFrom: numbers)  // error: renamed to 'skip(while:)'
            .subscribe(next: { print($0) })

        // ignoreElements and ignoreOutput
        texts.ignoreElements().ignoreOutput().subscribe(next: { print($0) })  // error: renamed to 'ignoreValues()'

        // toArray, collect and buffer
        texts.toArray().subscribe(next: { print($0.count) })  // error: renamed to 'collect()'
        texts.collect(2).subscribe(next: { print($0.count) })
        texts.buffer(timeSpan: .seconds(1), count: 2, scheduler: main).subscribe(next: { print($0.count) })

        // swift-async-algorithms
        texts.adjacentPairs().subscribe(next: { print($0) })  // error: renamed to 'pairwise()'
        texts.chunks(ofCount: 2).subscribe(next: { print($0) })
        texts.reductions("") { $0 + $1 }.subscribe(next: { print($0) })

        // combinePrevious
        texts.combinePrevious().subscribe(next: { print($0.0) })  // error: renamed to 'pairwise()'

        // attemptMap
        search("x").attemptMap { json in json.summary }  // error: renamed to 'tryMap(_:)'
            .subscribe(next: { print($0) }, failed: { print($0) })

        // setFailureType and promoteError
        _ = texts.setFailureType(to: Boom.self)  // error: renamed to 'promoteFailure(to:)'
        _ = texts.promoteError(Boom.self)

        // mapError
        search("x").mapError { _ in Boom() }  // error: renamed to 'mapFailure(_:)'
            .subscribe(next: { print($0) }, failed: { print($0.code) })

        // replaceError
        search("x").map(\.summary).replaceError(with: "")  // error: renamed to 'replaceFailure(with:)'
            .deliver(on: main).bind(to: view, \.text)

        // catchAndReturn
        search("x").catchAndReturn(JSON()).subscribe(next: { print($0) })  // error: Called replaceFailure here

        // flatMapError
        search("x").flatMapError { _ in .just(JSON()) }.subscribe(next: { print($0) })  // error: renamed to 'catch(_:)'

        // tryCatch
        search("x").tryCatch { _ in search("y") }  // error: Called catch here; return .fail(error)
            .subscribe(next: { print($0) }, failed: { print($0) })

        // retry(upTo:)
        search("x").retry(upTo: 2)  // error: renamed to 'retry(_:)'
            .retry(upTo: 2, interval: 1, on: main)
            .subscribe(next: { print($0) }, failed: { print($0) })

        // ifEmpty, repeat and repeatWhen
        texts.ifEmpty(default: "").repeat(2)  // error: renamed to 'replaceEmpty(with:)'
            .repeatWhen { $0 }.subscribe(next: { print($0) })

        // do(onNext:)
        texts.do(onNext: { text in print(text) }).subscribe(next: { print($0) })  // error: Called doNext, doFailed

        // handleEvents
        mainTexts.handleEvents(receiveOutput: { view.text = $0 })  // error: Called doNext, doFailed
            .subscribe(next: { print($0) })

        // on(value:)
        texts.on(value: { print($0) }).subscribe(next: { print($0) })  // error: Called doNext, doFailed

        // debug and logEvents
        texts.debug("texts").logEvents(identifier: "x").subscribe(next: { print($0) })  // error: Called log here

        // share(replay:)
        texts.share(replay: 1).replayLazily(upTo: 1).subscribe(next: { print($0) })  // error: Called replay here

        // eraseToAnyPublisher
        func counts() -> Signal<Int, Never> {
            texts.map { $0.count }.eraseToAnyPublisher()  // error: nothing needs to be erased: remove the call
        }

        // asObservable
        func same() -> MainSignal<String, Never> { mainTexts.asObservable() }  // error: remove the call

        // create
        _ = Signal<Int, Never>.create { subscriber in  // error: Write Signal { subscriber in … }.
            subscriber.send(1)
            return ActionDisposable {}
        }

        // init(value:), init(error:) and error
        _ = Signal<Int, Boom>(value: 1)  // error: renamed to 'just(_:)'
        _ = Signal<Int, Boom>(error: Boom())
        _ = Signal<Int, Boom>.error(Boom())

        // interval and timer
        _ = Signal<Int, Never>.interval(.seconds(1), scheduler: main)  // error: Write .interval(every: .seconds(1)
        _ = Signal<Int, Never>.timer(interval: .seconds(1), on: main)
        """#
}
