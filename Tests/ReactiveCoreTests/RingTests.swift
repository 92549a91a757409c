import Testing

@testable import ReactiveCore

@Suite("A ring") struct RingTests {
    @Test(arguments: 1...20 as ClosedRange<UInt64>) func `it holds what an array would hold`(_ seed: UInt64) {
        var generator = RetryDelayTests.Seeded(state: seed)
        var (ring, array) = (Ring<Int>(), [Int]())
        for number in 0..<1_000 {
            // Grows in some stretches and shrinks in others, so that the ring wraps around at many sizes.
            switch Int.random(in: 0..<10, using: &generator) {
            case 0..<(number / 100 % 2 == 0 ? 6 : 3):
                ring.append(number)
                array.append(number)
            case 9:
                let limit = Int.random(in: 0...20, using: &generator)
                let left = array.count < limit ? nil : array.isEmpty ? number : array.removeFirst()
                if left != number { array.append(number) }
                if ring.append(number, keeping: limit) != left { Issue.record("\(number) should replace the first.") }
            default:
                let first = array.isEmpty ? nil : array.removeFirst()
                if ring.popFirst() != first { Issue.record("\(number): the first should leave.") }
            }
            if ring.count != array.count || ring.first != array.first || ring.last != array.last {
                Issue.record("\(ring) should hold \(array).")
                break
            }
            if number % 100 == 0 { #expect(elements(ring.map(String.init)) == array.map(String.init)) }
        }
        #expect(elements(ring) == array)
    }

    @Test func `it may hold optionals, and nil is an element like any other`() {
        let ring: Ring<Int?> = [nil, 1, nil]
        #expect(elements(ring) == [nil, 1, nil])
    }

    @Test func `it wraps around without growing while there is room`() {
        var ring: Ring<Int> = [0, 1, 2]
        for number in 3..<100 { #expect(ring.append(number, keeping: 3) == number - 3) }
        #expect(ring.places.count == 3)
        #expect(elements(ring) == [97, 98, 99])
    }

    @Test func `what leaves it is released, though its place stays`() {
        let ledger = LiveObjects()
        var ring = Ring<LiveObjects.Token>()
        for _ in 0..<5 { ring.append(ledger.token()) }
        for left in [4, 3] {
            _ = ring.popFirst()
            #expect(ledger.count == left)
        }
        _ = ring.append(ledger.token(), keeping: 3)
        #expect(ledger.count == 3)
        while ring.popFirst() != nil {}
        #expect(ledger.count == 0)
    }

    private func elements<Element>(_ ring: Ring<Element>) -> [Element] {
        var (ring, elements) = (ring, [Element]())
        while let element = ring.popFirst() { elements.append(element) }
        return elements
    }
}
