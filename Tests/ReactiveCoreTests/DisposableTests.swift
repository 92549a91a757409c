import Dispatch
import Foundation
import Synchronization
import Testing

@testable import ReactiveCore

@Suite("What cancels things") struct DisposableTests {
    // MARK: A composite that is used as a bag

    private let bag = CompositeDisposable()

    @Test func `what has ended is freed, also among many that have not`() {
        let ledger = LiveObjects()
        let running = (0..<1_000).map { _ in Probe() }
        for probe in running {
            bag.add(probe.signal.observe { _ in })
            for _ in 0..<10 {
                let token = ledger.token()
                let short = ActionDisposable { token.keep() }
                bag.add(Holding(token: token, disposable: short))
                short.dispose()
            }
        }
        #expect(bag.count < 5_000)
        #expect(ledger.count < 5_000)
        bag.dispose()
        #expect(ledger.count == 0)
        #expect(running.allSatisfy { $0.disposals == 1 })
    }

    @Test func `a bag asks each disposable only a few times whether it has ended`() {
        let questions = Atomic<Int>(0)
        for _ in 0..<10_000 { bag.add(Asked { questions.add(1, ordering: .relaxed) }) }
        #expect(questions.load(ordering: .relaxed) < 40_000)
        #expect(bag.count == 10_000)
    }

    @Test func `a bag disposes in the order of adding, and forgets nothing when many threads add`() {
        let disposed = Log<Int>()
        for number in 0..<100 {
            bag.add(ActionDisposable {})
            bag.add(ActionDisposable { disposed.note(number) })
        }
        let ended = Atomic<Int>(0)
        inThreads(4) { _ in
            for number in 0..<1_000 {
                let disposable = ActionDisposable { ended.add(1, ordering: .relaxed) }
                bag.add(disposable)
                if number % 2 == 0 { disposable.dispose() }
            }
        }
        bag.dispose()
        #expect(disposed.entries == Array(0..<100))
        #expect(ended.load(ordering: .relaxed) == 4_000)
    }

    @Test func `a bag that is disposed while it looks for what has ended disposes the rest`() {
        let disposed = Atomic<Int>(0)
        for _ in 0..<100 { bag.add(Asked(atDisposal: { disposed.add(1, ordering: .relaxed) }) { bag.dispose() }) }
        bag.dispose()
        #expect(disposed.load(ordering: .relaxed) == 100)
    }

    // MARK: Two calls of dispose at once

    @Test(
        "a second call of dispose() doesn't wait for the first, on another thread",
        arguments: [
            { $0 }, { $0.scoped() },
            {
                let composite = CompositeDisposable()
                composite.add($0)
                return composite
            },
            {
                let serial = SerialDisposable()
                serial.replace(with: $0)
                return serial
            },
        ] as [@Sendable (ActionDisposable) -> any Disposable])
    func twoThreads(_ wrap: @Sendable (ActionDisposable) -> any Disposable) {
        let inside = DispatchSemaphore(value: 0)
        let go = DispatchSemaphore(value: 0)
        let ended = DispatchSemaphore(value: 0)
        let calls = Atomic<Int>(0)
        let disposable = wrap(
            ActionDisposable {
                calls.add(1, ordering: .relaxed)
                inside.signal()
                go.wait()
            })
        Thread {
            disposable.dispose()
            ended.signal()
        }.start()
        inside.wait()
        disposable.dispose()
        #expect(disposable.isDisposed)
        go.signal()
        ended.wait()
        #expect(calls.load(ordering: .relaxed) == 1)
    }

    private final class Holding: Disposable {
        let token: LiveObjects.Token
        let disposable: ActionDisposable

        init(token: LiveObjects.Token, disposable: ActionDisposable) {
            self.token = token
            self.disposable = disposable
        }

        var isDisposed: Bool { disposable.isDisposed }
        func dispose() { disposable.dispose() }
    }

    /// A disposable that never counts as disposed, and reports each read of `isDisposed`.
    private final class Asked: Disposable {
        let atDisposal: @Sendable () -> Void
        let whenAsked: @Sendable () -> Void

        init(atDisposal: @escaping @Sendable () -> Void = {}, _ whenAsked: @escaping @Sendable () -> Void) {
            self.atDisposal = atDisposal
            self.whenAsked = whenAsked
        }

        var isDisposed: Bool {
            whenAsked()
            return false
        }
        func dispose() { atDisposal() }
    }
}
