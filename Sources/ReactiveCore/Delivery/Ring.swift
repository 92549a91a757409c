/// A queue in a ring of places: elements leave in the order in which they came, and none of them moves for that.
///
/// It grows when all places are taken, and keeps its memory until it is freed.
@usableFromInline struct Ring<Element>: ExpressibleByArrayLiteral {
    /// Free places are nil, so what has left is released.
    @usableFromInline var places: ContiguousArray<Element?>
    /// The place of the first element.
    @usableFromInline var head: Int
    @usableFromInline var count: Int

    @inlinable init() {
        places = []
        head = 0
        count = 0
    }

    @inlinable init(arrayLiteral elements: Element...) {
        self.init()
        for element in elements { append(element) }
    }

    @inlinable var isEmpty: Bool { count == 0 }
    @inlinable var first: Element? { isEmpty ? nil : places[head] }
    @inlinable var last: Element? { isEmpty ? nil : places[place(count - 1)] }

    @inlinable func place(_ index: Int) -> Int {
        let place = head &+ index
        return place < places.count ? place : place &- places.count
    }

    @inlinable mutating func append(_ element: Element) {
        if count == places.count, head > 0 { grow() }
        if count < places.count { places[place(count)] = element } else { places.append(element) }
        count &+= 1
    }

    /// Removes and returns the first element; nil if there is none.
    @inlinable mutating func popFirst() -> Element? {
        if isEmpty { return nil }
        let first = places[head].take()
        head = place(1)
        count &-= 1
        return first
    }

    /// Appends an element. If the ring then has more than `limit` elements, the first one leaves.
    /// - Returns: the element that has left; `element` itself if the limit is zero.
    @inlinable mutating func append(_ element: Element, keeping limit: Int) -> Element? {
        if count < limit {
            append(element)
            return nil
        }
        var other: Element? = element
        if count > 0, count == places.count {
            swap(&places[head], &other)
            head = place(1)
        } else if count > 0 {
            other = popFirst()
            append(element)
        }
        return other
    }

    /// - Returns: a ring of the transformed elements, in the same order.
    @inlinable func map<New>(_ transform: (Element) -> New) -> Ring<New> {
        var ring = Ring<New>()
        for index in 0..<count { ring.append(transform(places[place(index)]!)) }
        return ring
    }

    /// Doubles the number of places, and puts the first element into the first one.
    @inlinable @inline(never) mutating func grow() {
        var larger = ContiguousArray<Element?>()
        larger.reserveCapacity(2 * count)
        larger.append(contentsOf: places[head...])
        larger.append(contentsOf: places[..<head])
        larger.append(contentsOf: repeatElement(nil, count: count))
        places = larger
        head = 0
    }
}

extension Ring: Sendable where Element: Sendable {}
