import Synchronization
import Testing

@testable import ReactiveCore

@Suite("Between signals and async code") struct AsyncTests {
    @Test func `an operation's result becomes a value, and its error becomes the failure, with its type`() async {
        let worked = Signal<Int, Boom>(async: { () async throws(Boom) -> Int in 7 })
        let failed = Signal<Int, Boom>(async: { () async throws(Boom) -> Int in throw Boom(number: 3) })
        var values: [Int] = []
        do throws(Boom) {
            for try await value in worked.values { values.append(value) }
            for try await value in failed.values { values.append(value) }
            Issue.record("The loop should have failed.")
        } catch {
            #expect(error == Boom(number: 3))
        }
        #expect(values == [7])
    }

    @Test func `a signal that can't fail needs no try, and the loop ends with the signal`() async {
        var sum = 0
        for await value in Signal<Int, Never>.from(1...100).values { sum += value }
        #expect(sum == 5050)
    }

    @Test func `leaving the loop disposes the subscription once`() async {
        let probe = Probe()
        let source = Signal<Item, Boom>.merge(probe.signal, .from((1...5).map { Item($0) }))
        do throws(Boom) {
            for try await item in source.values where item.number == 3 { break }
        } catch { Issue.record("\(error)") }
        #expect(probe.disposals == 1)
    }

    @Test func `canceling the task ends the loop and disposes the subscription once`() async {
        let probe = Probe()
        let (started, go) = AsyncStream<Void>.makeStream()
        let task = Task {
            var count = 0
            do throws(Boom) {
                for try await _ in probe.signal.values {
                    count += 1
                    go.yield()
                }
            } catch { Issue.record("\(error)") }
            return count
        }
        while probe.subscriptions == 0 { await Task.yield() }
        probe.send(1)
        for await _ in started { break }
        task.cancel()
        #expect(await task.value == 1)
        #expect(probe.disposals == 1)
    }

    @Test @MainActor func `a main signal has values, first, and last, also for a task elsewhere`() async throws {
        let numbers = MainProperty(1)
        let main = Signal<Int, Boom>.from(1...3).deliver(on: MainScheduler())
        #expect(await numbers.signal.first == 1)
        #expect(try await main.first == 1)
        let elsewhere = Task.detached { () async throws(Boom) -> [Int?] in
            var values: [Int?] = []
            for try await value in main.values { values.append(value) }
            for await value in numbers.signal.values(waiting: 1) where value == 2 {
                values.append(value)
                break
            }
            return values + [try await main.last, await numbers.signal.take(first: 1).last]
        }
        while numbers.subscriberCount == 0 { await Task.yield() }
        numbers.value = 2
        #expect(try await elsewhere.value == [1, 2, 3, 2, 3, 2])
    }

    @Test func `with a limit, the newest values are kept`() async {
        let subject = Subject<Int, Never>()
        var iterator = subject.signal.values(waiting: 2).makeAsyncIterator()
        for number in 1...5 { subject.send(number) }
        subject.complete()
        #expect(await iterator.next() == 4)
        #expect(await iterator.next() == 5)
        #expect(await iterator.next() == nil)
        #expect(await iterator.next() == nil)
    }

    @Test func `disposal cancels the operation, and drops what it then throws`() async {
        let (canceled, note) = AsyncStream<Bool>.makeStream()
        let seen = Recorder<Int, any Error>()
        let subscription = seen.record(
            Signal<Int, any Error>(async: {
                note.yield(false)
                while !Task.isCancelled { await Task.yield() }
                note.yield(true)
                throw CancellationError()
            }))
        for await isCancelled in canceled {
            if isCancelled { break }
            subscription.dispose()
        }
        #expect(seen.events.isEmpty)
    }

    @Test func `an operation doesn't run if its subscription is disposed before its task begins`() async {
        let (ran, ledger) = (Counter(0), LiveObjects())
        for _ in 0..<200 {
            let token = ledger.token()
            Signal<Int, Never>(async: {
                token.keep()
                return ran.increment()
            }).observe { _ in }.dispose()
        }
        while ledger.count > 0 { await Task.yield() }
        // A task may begin before the next line, but hardly ever does.
        #expect(ran.count.load(ordering: .relaxed) < 100)
    }

    @Test(arguments: [Event<Int, Never>.next(2), .completed])
    func `copies of an iterator may wait at once, and each gets a value or the end`(_ last: Event<Int, Never>) async {
        let buffer = AsyncBuffer<Int, Never>(limit: .max)
        async let left = buffer.take(isolation: nil)
        async let right = buffer.take(isolation: nil)
        while buffer.contents.withLock({ $0.waiters.count }) < 2 { await Task.yield() }
        buffer.put(.next(1))
        buffer.put(last)
        let got = await [left, right]
        #expect(got == [.next(1), last] || got == [last, .next(1)])
    }

    @Test func `a loop over a signal that sends endlessly while it is subscribed to can be canceled`() async {
        let made = Counter(0)
        let endless = Signal<Int, Never> { subscriber in
            while !subscriber.isDisposed, made.increment() < 10_000 {
                if made.count.load(ordering: .relaxed) == 10 { withUnsafeCurrentTask { $0?.cancel() } }
                subscriber.send(1)
            }
            return nil
        }
        let values = await Task { await endless.values.reduce(0, +) }.value
        #expect(values == 0)
        #expect(made.count.load(ordering: .relaxed) == 10)
    }

    @Test func `a loop over an endless sequence begins if the sequence is subscribed to on another thread`() async {
        let background = SerialQueueScheduler(label: "test")
        var newest = 0
        for await number in Signal<Int, Never>.from(1...).subscribe(on: background).values(waiting: 1) {
            if number < newest + 2 { continue }
            newest = number
            break
        }
        // The queue is free again, because leaving the loop has stopped the sequence.
        _ = await Signal.timer(after: .zero, on: background).first
        #expect(newest >= 2)
    }
}
