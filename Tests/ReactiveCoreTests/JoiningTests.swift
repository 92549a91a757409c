import ReactiveCore
import Synchronization
import Testing

@Suite("Signals side by side")
struct JoiningTests {
    @Test("merge of sources that send and end at once")
    func mergeSynchronous() {
        validate { _ in
            Signal<String, Never>.merge(.from(["a", "b", "c"]), .empty, .just("d"))
            "[abcd|]"
            Signal<String, Never>.merge([])
            "|"
        }
    }

    @Test("combineLatest sends the newest values of all, and completes with the last source")
    func combineLatestOfMany() {
        validate {
            "ab----|"
            "--x-y--|"
            "---p-q--|"
            combineLatest($0.inputs[0], $0.inputs[1], $0.inputs[2]).map { $0 + $1 + $2 }
            "---'bxp''byp''byq'--|"
        }
    }

    @Test("zip pairs the values in order, and completes when no tuple can follow")
    func zipOfMany() {
        validate {
            "ab----|"
            "--x-y--|"
            "---p-q--|"
            zip($0.inputs[0], $0.inputs[1], $0.inputs[2]).map { $0 + $1 + $2 }
            "---'axp'-'byq'|"
        }
    }

    @Test("combineLatest with an empty signal completes at once")
    func combineLatestWithEmpty() {
        validate {
            "a-b"
            $0.inputs[0].combineLatest(with: .empty).map { (left, right: String) in left + right }
            "|"
        }
    }

    @Test("hundreds of signals, zipped in a chain")
    func hundreds() {
        let subject = Subject<Int, Never>()
        let seen = Recorder<Int, Never>()
        var signal = subject.signal
        for _ in 0..<200 { signal = signal.zip(with: subject.signal).map { $0 + $1 } }
        seen.record(signal)
        subject.send(1)
        subject.complete()
        #expect(seen.events == [.next(201), .completed])
    }

    @Test("share subscribes once, disposes with its last subscriber, and then subscribes again")
    func share() {
        validate {
            "abcdefg"
            let shared = $0.inputs[0].share()
            shared
            "ab!"
            shared
            "-[^b]c!"
            shared
            "-----[^f]!"
            $0.subscriptions[0]
            "^--!-^!"
        }
    }

    @Test("replay subscribes once, and sends the newest values to late subscribers, after the end too")
    func replay() {
        validate {
            "abcd|"
            let replayed = $0.inputs[0].replay(2)
            replayed
            "abcd|"
            replayed
            "---[^bcd]|"
            replayed
            "------[^cd|]"
            $0.subscriptions[0]
            "^---!"
        }
    }

    @Test("a thousand subscriptions at once to a replayed source: each gets its value")
    func replayedConcurrently() {
        let source = Subject<Int, Never>()
        let count = Atomic<Int>(0)
        let replayed = source.signal.startWith(1).replay(1)
        inThreads(4) { _ in
            for _ in 0..<250 {
                zip(replayed, replayed).take(first: 1).subscribe(next: { _ in count.add(1, ordering: .relaxed) })
            }
        }
        #expect(count.load(ordering: .relaxed) == 1000)
    }
}
