import Marbles
import ReactiveCore
import Testing

@Suite("collect(count:), pairwise, first(where:) and other small operators") struct SmallOperatorTests {
    @Test(arguments: pictures) func `As drawn`(_ picture: Picture) { picture.validate() }

    @Picture.Book static var pictures: [Picture] {
        Picture("collect(count:) sends full arrays, and the rest at the end") {
            "abc-de|"
            $0.inputs[0].collect(count: 2).map { $0.joined() }
            "-'ab'--'cd'-['e'|]"
            $0.inputs[0].collect(count: 3).map { $0.joined() }
            "--'abc'---['de'|]"
            $0.inputs[0].collect(count: 5).map { $0.joined() }
            "-----'abcde'|"
            $0.inputs[0].collect(count: .max).map { $0.joined() }
            "------['abcde'|]"
        }
        Picture("collect(count:) sends nothing for an empty source, and drops the rest when the source fails") {
            "--|"
            "abc#"
            $0.inputs[0].collect(count: 2).map { $0.joined() }
            "--|"
            $0.inputs[1].collect(count: 2).map { $0.joined() }
            "-'ab'-#"
        }
        Picture("ignoreFailure completes when the source fails; ignoreValues takes the type of value that's wanted") {
            "--a--#"
            "b----|"
            $0.inputs[0].ignoreFailure().promoteFailure(to: MarbleFailure.self)
            "--a--|"
            $0.inputs[0].merge(with: $0.inputs[1].map { $0.count }.ignoreValues())
            "--a--#"
            $0.inputs[1].map { $0.count }.ignoreValues().concat($0.inputs[0].ignoreFailure())
            "-----|"
        }
        Picture("distinct(by:) compares what is at the key path") {
            "a 'bb' 'cc' d 'e' 'ff' |"
            $0.inputs[0].distinct(by: \.count)
            "a 'bb' -    d -   'ff' |"
        }
        Picture("take(while:) leaves out the first unwanted value, or sends it if it is inclusive") {
            "abc-d|"
            "b#"
            $0.inputs[0].take(while: { $0 < "c" })
            "ab|"
            $0.inputs[0].take(while: { $0 < "c" }, inclusive: true)
            "ab[c|]"
            $0.inputs[0].take(while: { $0 < "x" }, inclusive: true)
            "abc-d|"
            $0.inputs[1].take(while: { $0 < "x" }, inclusive: true)
            "b#"
        }
        Picture("first(where:) sends the first such value, completes and disposes its source") {
            "ab-c-d|"
            "ab-c-d|"
            "a#"
            $0.inputs[0].first(where: { $0 > "a" })
            "-[b|]"
            $0.subscriptions[0]
            "^!---------"
            $0.inputs[1].first(where: { $0 > "x" })
            "------|"
            $0.inputs[2].first(where: { $0 > "x" })
            "-#"
        }
        Picture("replaceEmpty sends its value only if the source completes without one") {
            "--|"
            "a-|"
            "--#"
            $0.inputs[0].replaceEmpty(with: "z")
            "--[z|]"
            $0.inputs[1].replaceEmpty(with: "z")
            "a-|"
            $0.inputs[2].replaceEmpty(with: "z")
            "--#"
        }
        Picture("startWith sends several values in order, and stops if one of them ends the subscription") {
            "--a|"
            $0.inputs[0].startWith("x", "y", "z")
            "[xyz]-a|"
            $0.inputs[0].startWith("x", "y", "z").take(first: 2)
            "[xy|]"
            $0.subscriptions[0]
            "^--!"
        }
    }

    @Test func `an endless source makes no value after the one that ends take(while:inclusive:)`() {
        let made = Log<Int>()
        let seen = Recorder<Int, Never>(Signal.from(1...).doNext(made.note).take(while: { $0 < 3 }, inclusive: true))
        #expect(seen.events == [.next(1), .next(2), .next(3), .completed])
        #expect(made.entries == [1, 2, 3])
    }

    @Test func `a list of values is one value for a signal of lists`() {
        let seen = Recorder<[Int], Never>(Signal.just([1]).startWith([]))
        #expect(seen.values == [[], [1]])
    }

    @Test func `a signal of a result sends its value or its failure`() {
        let seen = Recorder<Int, Boom>(Signal(result: .success(1)))
        seen.record(Signal(result: .failure(Boom(number: 2))))
        #expect(seen.events == [.next(1), .completed, .failed(Boom(number: 2))])
    }
}
