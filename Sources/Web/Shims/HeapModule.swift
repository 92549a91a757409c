/// The part of `Heap` that ReactiveCore uses. A page has few timers, so a sorted array will do.
public struct Heap<Element: Comparable> {
    public private(set) var unordered: [Element] = []

    public init() {}

    public var min: Element? { unordered.first }

    public mutating func insert(_ element: Element) {
        unordered.insert(element, at: unordered.firstIndex { element < $0 } ?? unordered.count)
    }

    @discardableResult
    public mutating func removeMin() -> Element { unordered.removeFirst() }
}

extension Heap: Sendable where Element: Sendable {}
