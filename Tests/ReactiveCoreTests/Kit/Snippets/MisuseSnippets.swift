extension Snippet {
    /// What the snippets use besides ReactiveCore.
    static let surroundings = """
        import ReactiveCore
        @MainActor final class View { var text = ""; var count = 0; func log(_ line: String) {} }
        final class Plain { var text = "" }
        struct Boom: Error { var code = 0 }
        enum ServiceError: Error { case offline }
        struct JSON: Sendable { var summary = "" }
        @MainActor let view = View()
        @MainActor let main = MainScheduler()
        let background = SerialQueueScheduler(label: "background")
        let texts = Subject<String, Never>().signal
        let numbers = Subject<Int, Never>().signal
        @MainActor let mainTexts = MainSubject<String>().signal
        func search(_ text: String) -> Signal<JSON, ServiceError> { .never }
        func suggestions(_ text: String) -> Signal<[String], Never> { .never }
        func requestAccess() -> Signal<Bool, Boom> { .never }
        """

    /// Calls that can't work.
    static let misuses = #"""
        // bind on a signal that can fail
        search("x").map(\.summary).bind(to: view, \.text)  // error: This signal can fail. Call catch

        // bind on a main signal that can fail
        requestAccess().then { texts }.deliver(on: main)
            .map { text in text.count }
            .bind(to: view, \.count)  // error: This signal can fail. Call catch

        // bind in the background
        texts.map { $0.count }.bind(to: view, \.count)  // error: Call deliver(on: main) before bind.

        // next: alone on a signal that can fail
        search("x").subscribe(next: { json in print(json.summary) })  // error: Add `failed:`, or call catch

        // a trailing closure alone on a signal that can fail
        search("x").subscribe { json in print(json.summary) }  // error: Add `failed:`, or call catch

        // next: alone on a main signal that can fail
        search("x").deliver(on: main)
            .subscribe(next: { view.text = $0.summary })  // error: Add `failed:`, or call catch

        // a view from a background signal: the language has no place for our words
        texts.subscribe(next: { text in view.text = text })  // error: main actor-isolated property 'text'

        // a view's method from a background signal
        texts.subscribe(next: view.log)  // error: loses global actor 'MainActor'

        // a view, after an operator that may leave the main actor
        mainTexts.throttle(.seconds(1), on: main)
            .subscribe(next: { view.text = $0 })  // error: main actor-isolated property 'text'

        // a MainSignal returned as a Signal
        func counts() -> Signal<Int, Never> { mainTexts.map { $0.count } }  // error: Write `.signal` before map

        // a filtered MainSignal returned as a Signal
        func valid() -> Signal<String, Never> { mainTexts.filter { $0 > "" } }  // error: Write `.signal` before filter

        // a Signal returned as a MainSignal
        func counts() -> MainSignal<Int, Never> { texts.map { $0.count } }  // error: Call deliver(on: main) after map

        // a flatMap returned as a MainSignal
        func found() -> MainSignal<[String], Never> {
            mainTexts.flatMap { suggestions($0) }  // error: Call deliver(on: main) after flatMap
        }

        // a MainSignal inside then
        requestAccess().then { mainTexts }  // error: This closure returns a MainSignal. Write `.signal` after it.
            .subscribe(next: { print($0) }, failed: { print($0) })

        // a MainSignal merged with a Signal
        texts.merge(with: mainTexts).subscribe(next: { print($0) })  // error: Write `.signal` after each MainSignal.

        // a Signal merged with a MainSignal
        mainTexts.merge(with: texts).subscribe(next: { print($0) })  // error: Write `.signal` after each MainSignal.

        // a MainSignal in combineLatest
        _ = combineLatest(texts, mainTexts)  // error: Write `.signal` after each MainSignal.

        // map with a closure that returns a signal: no overload helps here without harm elsewhere
        texts.map { text in search(text) }
            .subscribe(next: { json in print(json.summary) })  // error: 'Signal<JSON, ServiceError>' has no member

        // flatMap with a closure that returns no signal
        texts.flatMap { $0.count }.subscribe(next: { print($0) })  // error: The closure of flatMap returns a signal.

        // flatMap with a closure that returns no signal, before another stage
        texts.flatMap { text in text.count }  // error: 'Int' to closure result type 'Signal<Int, Never>'
            .filter { $0 > 2 }.subscribe(next: { print($0) })

        // flatMapLatest with a closure that returns no signal
        mainTexts.flatMapLatest { $0.uppercased() }  // error: The closure of flatMapLatest returns a signal. Use map
            .subscribe(next: { print($0) })

        // then with a closure that returns no signal
        requestAccess().then { print("granted") }  // error: The closure of then returns a signal. Use doCompleted
            .subscribe(next: { print($0) }, failed: { print($0) })

        // then without a closure
        requestAccess().then(texts)  // error: then takes a closure that returns a signal: .then { signal }
            .subscribe(next: { print($0) }, failed: { print($0) })

        // catch with a value
        search("x").map(\.summary).catch { error in "failed" }  // error: to closure result type 'Signal<String, Never>'
            .subscribe(next: { print($0) })

        // catch on a signal that can't fail
        texts.catch { _ in .just("") }.subscribe(next: { print($0) })  // error: nothing to catch. Remove catch.

        // flatMap between two kinds of failures
        requestAccess().flatMap { _ in search("x") }  // error: Make them alike with mapFailure.
            .subscribe(next: { print($0) }, failed: { print($0) })

        // flatMap between two kinds of failures, returned
        func found() -> Signal<JSON, ServiceError> {
            requestAccess().flatMap { _ in search("x") }  // error: to return type 'Signal<JSON, ServiceError>'
        }

        // then between two kinds of failures
        requestAccess().then { search("x") }  // error: Make them alike with mapFailure.
            .subscribe(next: { print($0) }, failed: { print($0) })

        // merge of two kinds of failures
        search("x").map { _ in true }.merge(with: requestAccess())  // error: Make them alike with mapFailure.
            .subscribe(next: { print($0) }, failed: { print($0) })

        // concat of two kinds of failures
        _ = search("x").map { _ in true }.concat(requestAccess())  // error: Make them alike with mapFailure.

        // a static merge of two kinds of failures
        _ = Signal.merge(search("x").map { _ in true }, requestAccess())  // error: Make them alike with mapFailure.

        // combineLatest of two kinds of failures
        _ = requestAccess().combineLatest(with: search("x"))  // error: Make them alike with mapFailure.

        // combineLatest of three kinds of failures
        _ = combineLatest(requestAccess(), search("x"), texts)  // error: Make them alike with mapFailure.

        // zip of two kinds of failures
        _ = requestAccess().zip(with: search("x"))  // error: Make them alike with mapFailure.

        // zip of two kinds of failures, as a function
        _ = zip(requestAccess(), search("x"))  // error: Make them alike with mapFailure.

        // a forgotten return in map
        texts.map { text in
            let upper = text.uppercased()
            upper.count  // error: missing return in closure
        }
        .filter { $0 > 2 }.subscribe(next: { print($0) })

        // a forgotten return in flatMap
        let lists: Signal<[String], Never> = texts.flatMap { text in
            print(text)
            suggestions(text)  // error: missing return in closure
        }
        lists.subscribe(next: { print($0) })

        // a captured object that isn't Sendable
        let plain = Plain()
        texts.subscribe(next: { text in plain.text = text })  // error: non-Sendable type 'Plain'

        // a local variable changed from a pipeline
        var count = 0
        texts.subscribe(next: { _ in count += 1 })  // error: captured var 'count'
        """#

    /// What must compile, and mistakes that the compiler explains well already: they keep its words.
    static let right = #"""
        // a view on the main actor
        mainTexts.subscribe(next: { view.text = $0 })

        // a view after deliver(on:)
        search("x").deliver(on: main)
            .subscribe(next: { view.text = $0.summary }, failed: { view.log("\($0)") })

        // a binding
        texts.deliver(on: main).bind(to: view, \.text)

        // a longer closure before a subscriber that prints
        texts.map { text in
            print(text)
            return text.count
        }
        .subscribe(next: { print($0) })

        // signals of which only one can fail, joined
        _ = combineLatest(texts, search("x"))
        _ = zip(search("x"), texts)
        _ = texts.map { _ in JSON() }.merge(with: search("x")).concat(texts.map { _ in JSON() })
        _ = requestAccess().then { texts }.flatMap { suggestions($0) }

        // a flat map that ends early, and values that become nothing
        texts.flatMap { $0.isEmpty ? .empty : search($0) }.map { _ in }
            .subscribe(next: {}, failed: { _ in })

        // a signal of signals, and the newest of them
        texts.map { suggestions($0) }.switchToLatest().subscribe(next: { print($0.count) })
        texts.map { suggestions($0) }.subscribe(next: { inner in inner.subscribe(next: { print($0) }) })

        // a failure caught
        search("x").map(\.summary).catch { error in .just("\(error)") }
            .deliver(on: main).bind(to: view, \.text)

        // the error of a loop has its type, and a loop that can't fail needs no try
        Task {
            for await _ in texts.values {}
            do throws(Boom) { for try await _ in requestAccess().values {} } catch { print(error.code) }
        }

        // a misspelled property
        texts.map { $0.cont }.subscribe(next: { print($0) })  // error: value of type 'String' has no member 'cont'

        // a misspelled operator
        texts.filtr { $0 > "" }.subscribe(next: { print($0) })  // error: has no member 'filtr'

        // a stage for another type
        mainTexts.map { $0.count }
            .filter { $0.isEmpty }  // error: value of type 'Int' has no member 'isEmpty'
            .subscribe(next: { print($0) })

        // a forgotten stage after flatMap
        texts.flatMap { text in
            search(text).catch { _ in .just("") }  // error: cannot convert value of type 'String'
        }
        .deliver(on: main).bind(to: view, \.text)

        // a forgotten stage between flatMap and a view
        requestAccess().then { texts }.map { $0.count }.deliver(on: main)
            .subscribe(next: { view.text = $0 }, failed: { print($0) })  // error: of type 'Int' to type 'String'

        // a forgotten flatMap
        texts.filter { $0.count > 2 }
            .subscribe(next: { json in print(json.summary) })  // error: 'String' has no member 'summary'

        // a test that isn't one
        texts.filter { $0.count }.subscribe(next: { print($0) })  // error: to closure result type 'Bool'

        // a misspelled label
        texts.subscribe(nxt: { print($0) })  // error: have 'nxt:', expected 'next:'
        """#
}
