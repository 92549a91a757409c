import Dispatch
import Foundation
import Synchronization
import Testing

@testable import ReactiveCore

@MainActor private final class View: Sendable {
    var color = "white" { didSet { history.append(color) } }
    var history: [String] = []
}

@Suite("Delivery on the main actor") struct MainActorTests {
    @Test func `events sent on other threads arrive on the main actor, in order`() async {
        let subject = Subject<Int, Boom>()
        let (done, finish) = AsyncStream<Void>.makeStream()
        let view = await MainActor.run { View() }
        subject.signal.deliver(on: MainScheduler())
            .map { "\($0)" }
            .doNext { _ in MainActor.assertIsolated() }
            .subscribe(next: { view.color = $0 }, failed: { _ in finish.finish() })
        inThreads(1) { _ in
            for number in 1...100 { subject.send(number) }
            subject.fail(Boom())
        }
        for await _ in done {}
        #expect(await view.history == (1...100).map(String.init))
    }

    @Test("the closures of its operators run on the main actor, and the failure that one throws arrives there")
    @MainActor func closures() {
        let numbers = MainProperty(0)
        let seen = Log<String>()
        var calls = 0
        numbers.signal.promoteFailure(to: Boom.self)
            .skip(while: { number in
                calls += 1
                return number == 0
            })
            .tryMap { (number: Int) throws(Boom) -> Int in
                calls += 1
                if number == 3 { throw Boom(number: number) }
                return number
            }
            .compactMap { $0 == 2 ? nil : "\($0)" }
            .mapFailure { failure in
                calls += 1
                return Boom(number: failure.number + 1)
            }
            .subscribe(next: { seen.note($0) }, failed: { seen.note("failed \($0.number)") })
        for number in 1...4 { numbers.value = number }
        #expect(seen.entries == ["1", "failed 4"])
        #expect(calls == 2 + 3 + 1)
    }

    @Test @MainActor func `a binding writes each value, and ends when its target is freed`() {
        let color = MainProperty("yellow")
        var view: View? = View()
        weak let freed = view
        let binding = color.signal.bind(to: view!, \.color)
        color.value = "white"
        #expect(view!.history == ["yellow", "white"])
        view = nil
        #expect(freed == nil)
        color.value = "red"
        #expect(binding.isDisposed)
    }

    @Test @MainActor func `a disposed binding writes nothing more`() {
        let color = MainProperty("yellow")
        let view = View()
        let binding = color.signal.bind(to: view, \.color)
        binding.dispose()
        color.value = "green"
        #expect(view.history == ["yellow"])
    }

    @Test @MainActor func `a main property sends every assignment, equal ones too, and completes when it is freed`() {
        var property: MainProperty<Int>? = MainProperty(1)
        let seen = Log<String>()
        let signal = property!.signal
        signal.subscribe(next: { seen.note("\($0)") }, completed: { seen.note("|") })
        property!.value = 1
        property!.value = 2
        property = nil
        #expect(seen.entries == ["1", "1", "2", "|"])
    }

    @Test(
        "subscribed to off the main queue, before and after the end, an operator delivers there and on its clock",
        arguments: mainCases, [true, false])
    func offMain(_ operation: MainCase, _ fails: Bool) {
        let places = Log<Bool>()
        let counts = Log<Int>()
        inThreads(1) { _ in
            let time = VirtualTime()
            let source = Subject<Int, Boom>()
            let signal = operation.build(source.signal.deliver(on: MainScheduler(time: time)))
            for isOver in [false, true] {
                signal.subscribe(next: { places.note(mainQueueMark.isCurrent) })
                // Events that don't wait for the virtual clock arrive here.
                DispatchQueue.main.sync {}
                counts.note(places.entries.count)
                time.advance(by: .zero)
                if !isOver {
                    for number in 1...3 { source.send(number) }
                    if fails { source.fail(Boom()) } else { source.complete() }
                }
                time.advance(by: .zero)
                counts.note(places.entries.count)
            }
        }
        #expect(!places.entries.contains(false))
        let count = counts.entries
        #expect(count[0] == 0 && count[1] > 0 && count[2] == count[1] && count[3] > count[1])
    }

    @Test("every operator that stays on the main actor has such a case")
    func complete() throws {
        let declared = try ["Bounding", "Joining", "Operators"].flatMap { name in
            PublicSurface.names(in: try DocumentationTests.text(of: "Main/MainSignal+\(name).swift"))
        }
        #expect(Set(mainCases.map(\.name)) == Set(declared))
    }

    @Test func `subscribed to or freed on another thread, a main property delivers and completes on the main actor`() {
        let seen = Log<String>()
        @Sendable func note(_ text: String) {
            MainActor.assertIsolated()
            seen.note(text)
        }
        inThreads(1) { _ in
            let time = VirtualTime()
            var property: MainProperty<Int>? = DispatchQueue.main.sync {
                MainActor.assumeIsolated {
                    let property = MainProperty(5, scheduler: MainScheduler(time: time))
                    property.signal.subscribe(next: { _ in note("here") }, completed: { note("|") })
                    return property
                }
            }
            property?.signal.subscribe(next: { note("there \($0)") })
            time.advance(by: .zero)
            withExtendedLifetime(property) {}
            property = nil
            time.advance(by: .zero)
        }
        #expect(seen.entries == ["here", "there 5", "|"])
    }
}
