/// A first-in, first-out line. It keeps its storage when it runs empty, so that a line that fills and empties doesn't allocate.
@usableFromInline struct Waiting<Element: Sendable>: Sendable {
    @usableFromInline var elements: ContiguousArray<Element?> = []
    @usableFromInline var head = 0

    @inlinable init() {}

    @inlinable var isEmpty: Bool { head == elements.count }

    @inlinable var count: Int { elements.count - head }

    @inlinable var first: Element? { head == elements.count ? nil : elements[head] }

    @inlinable mutating func append(_ element: Element) {
        elements.append(element)
    }

    @inlinable mutating func popFirst() -> Element? {
        if head == elements.count { return nil }
        let element = elements[head].take()
        head += 1
        if head == elements.count {
            elements.removeAll(keepingCapacity: true)
            head = 0
        }
        return element
    }
}
