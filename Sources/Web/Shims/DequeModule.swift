/// The part of `Deque` that ReactiveCore uses. A page's queues are short, so an array will do.
public typealias Deque = Array

extension Array {
    public mutating func popFirst() -> Element? { isEmpty ? nil : removeFirst() }
}
