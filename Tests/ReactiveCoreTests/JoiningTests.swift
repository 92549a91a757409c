import Marbles
import ReactiveCore
import Synchronization
import Testing

@Suite("Signals side by side") struct JoiningTests {
    @Test(arguments: pictures) func `As drawn`(_ picture: Picture) { picture.validate() }

    @Picture.Book static var pictures: [Picture] {
        Picture("merge of sources that send and end at once") { _ in
            Signal<String, Never>.merge(.from(["a", "b", "c"]), .empty, .just("d"))
            "[abcd|]"
            Signal<String, Never>.merge([])
            "|"
        }
        Picture(
            "combineLatest completes with the last source, and zip when no tuple can follow; so do those of an array"
        ) {
            "ab----|"
            "--x-y--|"
            "---p-q--|"
            combineLatest($0.inputs[0], $0.inputs[1], $0.inputs[2]).map { $0 + $1 + $2 }
            "---'bxp''byp''byq'--|"
            Signal.combineLatest(Array($0.inputs[..<3])).map { $0.joined() }
            "---'bxp''byp''byq'--|"
            zip($0.inputs[0], $0.inputs[1], $0.inputs[2]).map { $0 + $1 + $2 }
            "---'axp'-'byq'|"
            Signal.zip(Array($0.inputs[..<3])).map { $0.joined() }
            "---'axp'-'byq'|"
        }
        Picture("no signals, combined or zipped, complete at once") { _ in
            Signal<String, Never>.combineLatest([]).map { $0.joined() }
            "|"
            Signal<String, Never>.zip([]).map { $0.joined() }
            "|"
        }
        Picture("a signal that can't fail joins one that can, on either side, and its failure ends both") {
            "a--c-#"
            "-x--y-z"
            let safe = $0.inputs[1].replaceFailure(with: "-")
            $0.inputs[0].merge(with: safe)
            "ax-cy#"
            safe.merge(with: $0.inputs[0])
            "ax-cy#"
            $0.inputs[0].combineLatest(with: safe).map { $0 + $1 }
            "-'ax'-'cx''cy'#"
            combineLatest(safe, $0.inputs[0]).map { $0 + $1 }
            "-'xa'-'xc''yc'#"
            $0.inputs[0].zip(with: safe).map { $0 + $1 }
            "-'ax'--'cy'#"
            zip(safe, $0.inputs[0]).map { $0 + $1 }
            "-'xa'--'yc'#"
            safe.take(first: 1).concat($0.inputs[0])
            "-x-c-#"
            $0.inputs[0].take(first: 1).concat(safe)
            "ax--y-z"
        }
        Picture("a signal that can't fail gets its failure from the timeout") {
            "a-b-c-d"
            $0.inputs[0].replaceFailure(with: "-")
                .timeout(after: $0.steps(3), on: $0.scheduler, failure: MarbleFailure("late"))
            "a-b#'late'"
        }
        Picture("combineLatest with an empty signal completes at once") {
            "a-b"
            $0.inputs[0].combineLatest(with: .empty).map { (left, right: String) in left + right }
            "|"
        }
        Picture("share subscribes once, disposes with its last subscriber, and then subscribes again") {
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
        Picture("replay subscribes once, and sends the newest values to late subscribers, after the end too") {
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

    @Test func `hundreds of signals, zipped in a chain`() {
        let subject = Subject<Int, Never>()
        var signal = subject.signal
        for _ in 0..<200 { signal = signal.zip(with: subject.signal).map { $0 + $1 } }
        let seen = Recorder<Int, Never>(signal)
        subject.send(1)
        subject.complete()
        #expect(seen.events == [.next(201), .completed])
    }

    @Test func `a thousand subscriptions at once to a replayed source: each gets its value`() {
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
