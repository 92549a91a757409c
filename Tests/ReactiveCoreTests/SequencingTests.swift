import Marbles
import ReactiveCore
import Testing

@Suite("Signals that follow or contain each other") struct SequencingTests {
    @Test(arguments: pictures) func `As drawn`(_ picture: Picture) { picture.validate() }

    @Picture.Book static var pictures: [Picture] {
        Picture("retry(2) subscribes three times at most, and forwards what arrives before each failure") {
            cold("a#'no'")
            $0.inputs[0].retry(2)
            "aaa#'no'"
        }
        Picture("a source is cleaned up before the next one starts") {
            cold("a|")
            $0.inputs[0].concat($0.inputs[0])
            "aa|"
            $0.subscriptions[0]
            "^[!^]!"
        }
        Picture("concat doesn't subscribe to what it never gets to") {
            "b"
            Signal.concat(.just("a"), $0.inputs[0]).take(first: 1)
            "[a|]"
            $0.subscriptions[0]
            "-"
        }
        Picture("then drops the values, and calls its closure when the source completes") {
            "a-|"
            let calls = $0.makeLog()
            $0.inputs[0].then {
                calls.write(.next("c"))
                return Signal<String, MarbleFailure>.just("b")
            }
            "--[b|]"
            calls
            "--c"
        }
        Picture("then forwards a failure, and doesn't call its closure") {
            "a-#"
            let calls = $0.makeLog()
            $0.inputs[0].then {
                calls.write(.next("c"))
                return Signal<String, MarbleFailure>.just("b")
            }
            "--#"
            calls
            "-"
        }
        Picture("tryMap sends nothing after the failure that its closure throws") {
            "ab-cd|"
            $0.inputs[0].tryMap { (value: String) throws(MarbleFailure) in
                if value == "c" { throw MarbleFailure("no") }
                return value.uppercased()
            }
            "AB-#'no'"
        }
        Picture("flatMap makes no signal after one that fails at once") {
            let calls = $0.makeLog()
            Signal<String, MarbleFailure>.from(["a", "b", "c"]).flatMap { value in
                calls.write(.next(value))
                return Signal<String, MarbleFailure>.fail(MarbleFailure())
            }
            "#"
            calls
            "a"
        }
        Picture("a trigger that fires at once keeps take(until:) from subscribing") {
            "a"
            $0.inputs[0].take(until: Signal<Int, Never>.just(1))
            "|"
            $0.subscriptions[0]
            "-"
        }
        Picture("take(first:) counts before it sends, so a subscriber that sends back gets no more") {
            "a"
            $0.inputs[0].take(first: 3).replying(["a": "b", "b": "c", "c": "d"], to: $0)
            "[abc|]"
        }
        Picture("flatMap's strategies: merge, concat, latest, first, at most two") {
            "abc|"
            "---d--|"
            "----e--f--|"
            "-----g--h--j|"
            let signals = ["a": $0.inputs[1], "b": $0.inputs[2], "c": $0.inputs[3]]
            let inner = { @Sendable in signals[$0]!.startWith($0) }
            $0.inputs[0].flatMap(.merge, inner)
            "abcdeg-fh--j|"
            $0.inputs[0].flatMap(.concat, inner)
            "a--d--bf--cj|"
            $0.inputs[0].flatMap(.latest, inner)
            "abc--g--h--j|"
            $0.inputs[0].flatMap(.first, inner)
            "a--d--|"
            $0.inputs[0].flatMap(.atMost(2), inner)
            "ab-de-cfh--j|"
        }
        Picture("a value that an inner signal sends while another is delivered waits its turn") {
            "a"
            "-x"
            let inner = $0.inputs[1]
            $0.inputs[0].flatMap { _ in inner }.replying(["x": "y"], to: $0, input: 1)
            "-[xy]"
        }
        Picture("a signal that can't fail takes the failure type of those made from it, and the other way round") { _ in
            Unfailing.just("a").flatMap { Failing.fail(MarbleFailure($0)) }
            "#'a'"
            Failing.just("a").flatMapLatest { Unfailing.just($0.uppercased()) }
            "[A|]"
            Unfailing.empty.then { Failing.fail(MarbleFailure("b")) }
            "#'b'"
            Failing.fail(MarbleFailure("c")).catch { Unfailing.just($0.description) }.promoteFailure(to: Boom.self)
            "[c|]"
            Unfailing.just("d").flatMap(.concat) { Failing.fail(MarbleFailure($0)) }
            "#'d'"
            Failing.from(["e", "f"]).flatMap(.concat) { Unfailing.just($0.uppercased()) }
            "[EF|]"
        }
    }

    private typealias Failing = Signal<String, MarbleFailure>
    private typealias Unfailing = Signal<String, Never>

    // MARK: One after another

    private typealias Latest =
        @Sendable (Signal<Int, Never>, @escaping @Sendable (Int) -> Signal<Int, Never>) ->
        Signal<Int, Never>

    private static let latest: [Latest] = [
        { $0.flatMapLatest($1) }, { $0.flatMap(.latest, $1) }, { $0.map($1).switchToLatest() },
    ]
    private static let twos: [Signal<Int, Never>] = [.just(2), .from([2]), .just(2).concat(.empty)]

    @Test(arguments: latest, twos)
    private func `the old inner signal is disposed before the new one sends`(_ build: Latest, _ two: Signal<Int, Never>)
    {
        let seen = Log<String>()
        let outer = Subject<Int, Never>()
        build(outer.signal) { $0 == 1 ? .never.doEnded { seen.note("left 1") } : two }
            .observe { event in seen.note("\(event)") }
        for number in 1...2 { outer.send(number) }
        #expect(seen.entries == ["left 1", "next(2)"])
    }

    // MARK: One inside another

    @Test func `flatMapLatest replaces an inner signal that sends to the outer one while it is being subscribed to`() {
        let outer = Subject<Int, Never>()
        let latest = outer.signal.flatMapLatest { number in
            Signal<Int, Never> { subscriber in
                if number < 3 { outer.send(number + 1) } else { subscriber.send(number) }
                return nil
            }
        }
        let seen = Recorder<Int, Never>(latest)
        outer.send(1)
        #expect(seen.values == [3])
    }

    @Test func `a source may fail inside the disposal of an inner signal`() {
        let source = Subject<Int, Boom>()
        let inner = Signal<Int, Boom> { _ in ActionDisposable { source.fail(Boom(number: 2)) } }
        let seen = Recorder<Int, Boom>(source.signal.flatMap { _ in inner })
        source.send(1)
        source.fail(Boom(number: 1))
        #expect(seen.events == [.failed(Boom(number: 1))])
    }
}
