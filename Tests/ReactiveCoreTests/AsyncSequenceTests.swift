import ReactiveCore
import Testing

@Suite("Signals from async sequences, and values awaited") struct AsyncSequenceTests {
    /// Counts from one, endlessly or up to a failure, and logs each requested number.
    private struct Numbers: AsyncSequence, Sendable {
        typealias Element = Int
        let made: Log<Int>
        var failsAfter = Int.max

        struct Iterator: AsyncIteratorProtocol {
            let numbers: Numbers
            var number = 0

            mutating func next() async throws(Boom) -> Int? { try await next(isolation: nil) }

            mutating func next(isolation actor: isolated (any Actor)?) async throws(Boom) -> Int? {
                if number == numbers.failsAfter { throw Boom(number: number) }
                number += 1
                numbers.made.note(number)
                return number
            }
        }

        func makeAsyncIterator() -> Iterator { Iterator(numbers: self) }
    }

    private func events<Value, Failure>(of signal: Signal<Value, Failure>) async -> [Event<Value, Failure>] {
        var events: [Event<Value, Failure>] = []
        for await event in signal.materialize().values { events.append(event) }
        return events
    }

    // MARK: from

    @Test("the elements become values, and the end becomes the completion")
    func from() async {
        let (stream, continuation) = AsyncStream<Int>.makeStream()
        for number in 1...3 { continuation.yield(number) }
        continuation.finish()
        let signal: Signal<Int, Never> = .from(stream)
        #expect(await events(of: signal) == [.next(1), .next(2), .next(3), .completed])
    }

    @Test func `an error that the sequence throws becomes the failure, with its type`() async {
        let signal: Signal<Int, Boom> = .from(Numbers(made: Log(), failsAfter: 2))
        #expect(await events(of: signal) == [.next(1), .next(2), .failed(Boom(number: 2))])

        let untyped = Signal.from(
            AsyncThrowingStream<Int, any Error> { continuation in continuation.finish(throwing: Boom(number: 5)) })
        #expect(await events(of: untyped.mapFailure { $0 as? Boom ?? Boom() }) == [.failed(Boom(number: 5))])
    }

    @Test func `each subscription iterates from the start`() async {
        let signal = Signal.from(Numbers(made: Log(), failsAfter: 1))
        #expect(await events(of: signal) == [.next(1), .failed(Boom(number: 1))])
        #expect(await events(of: signal) == [.next(1), .failed(Boom(number: 1))])
    }

    @Test func `an endless sequence is asked for no element after the last one that is wanted`() async {
        let made = Log<Int>()
        let all = await events(of: Signal.from(Numbers(made: made)).take(first: 3))
        #expect(all == [.next(1), .next(2), .next(3), .completed])
        #expect(made.entries == [1, 2, 3])
    }

    @Test func `disposal cancels the task that iterates`() async {
        let (notes, note) = AsyncStream<String>.makeStream()
        let stream = AsyncStream<Int> { continuation in
            continuation.onTermination = { reason in
                if case .cancelled = reason { note.yield("canceled") }
            }
            continuation.yield(1)
        }
        let subscription = Signal.from(stream).observe { event in note.yield("\(event)") }
        var noted: [String] = []
        for await text in notes {
            noted.append(text)
            if text == "next(1)" { subscription.dispose() } else { break }
        }
        #expect(noted == ["next(1)", "canceled"])
    }

    @Test func `an iteration that has ended frees the subscriber's closures and values`() async {
        let ledger = LiveObjects()
        do {
            let token = ledger.token()
            let (stream, continuation) = AsyncStream<LiveObjects.Token>.makeStream()
            continuation.yield(ledger.token())
            continuation.finish()
            _ = await events(of: Signal.from(stream).map { _ in token.keep() }.take(last: 0))
        }
        while ledger.count > 0 { await Task.yield() }
    }

    // MARK: first and last

    @Test func `first and last wait for a value, and are nil if there is none`() async {
        let three = Signal<Int, Never>.from(1...3)
        #expect(await three.first == 1)
        #expect(await three.last == 3)
        #expect(await Signal<Int, Never>.empty.first == nil)
        #expect(await Signal<Int, Never>.empty.last == nil)
        #expect(await Signal<Int, Never>.from(1...).first == 1)
        #expect(await three.first { $0 > 1 }.last == 2)
    }

    @Test func `a failure is thrown with its type; first doesn't wait for one that comes later`() async {
        let failing = Signal<Int, Boom>.just(1).concat(.fail(Boom(number: 7)))
        do throws(Boom) {
            #expect(try await failing.first == 1)
            _ = try await failing.last
            Issue.record("It should have failed.")
        } catch {
            #expect(error == Boom(number: 7))
        }
    }

    @Test func `the value may come from another thread, and disposes the source`() async throws {
        let probe = Probe()
        async let first = probe.signal.first?.number
        while probe.subscriptions == 0 { await Task.yield() }
        inThreads(1) { _ in probe.send(4) }
        #expect(try await first == 4)
        #expect(probe.disposals == 1)
    }

    @Test(arguments: [false, true])
    func `canceling the task disposes the source once and returns nil`(_ waitsForLast: Bool) async throws {
        let probe = Probe()
        let task = Task { () async throws(Boom) -> Item? in
            waitsForLast ? try await probe.signal.last : try await probe.signal.first
        }
        while probe.subscriptions == 0 { await Task.yield() }
        if waitsForLast { probe.send(1) }
        task.cancel()
        #expect(try await task.value == nil)
        #expect(probe.disposals == 1)
    }

    @Test func `a task that is canceled already doesn't subscribe`() async throws {
        let probe = Probe()
        let (start, go) = AsyncStream<Void>.makeStream()
        let task = Task { () async throws(Boom) -> Item? in
            for await _ in start {}
            return try await probe.signal.first
        }
        task.cancel()
        go.finish()
        #expect(try await task.value == nil)
        #expect(probe.subscriptions == 0)
    }
}
