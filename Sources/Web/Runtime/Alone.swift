import Dispatch

// Replacements for threads and stage watchers, which a page doesn't have.

@usableFromInline enum StageWatching {
    @usableFromInline static var isOn: Bool { false }
}

extension Signal {
    @usableFromInline static func watched(_ kind: Kind) -> Kind { kind }
}

/// All code runs on the main queue.
struct MainQueueMark: Sendable {
    func register() {}
    func isOn(_ queue: DispatchQueue) -> Bool { true }
    var isCurrent: Bool { true }
}

let mainQueueMark = MainQueueMark()

/// A page has one thread.
public enum CurrentThread {
    public static var name: String { "main" }
}

// Replacements for Synchronization's types: closures in Embedded Swift can't capture that module's atomics.

public final class Mutex<Value>: Sendable {
    private let address: UInt

    public init(_ value: consuming sending Value) {
        let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        place.initialize(to: value)
        address = UInt(bitPattern: place)
    }

    deinit {
        place.deinitialize(count: 1)
        place.deallocate()
    }

    private var place: UnsafeMutablePointer<Value> { UnsafeMutablePointer(bitPattern: address)! }

    public func withLock<Result: ~Copyable, Failure: Error>(
        _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try body(&place.pointee)
    }
}

public enum AtomicOrdering {
    case relaxed, acquiring, releasing, acquiringAndReleasing
}

public final class Atomic<Value: Sendable>: Sendable {
    private let value: Mutex<Value>

    public init(_ value: Value) { self.value = Mutex(value) }

    public func load(ordering: AtomicOrdering) -> Value { value.withLock { $0 } }
    public func store(_ new: Value, ordering: AtomicOrdering) { value.withLock { $0 = new } }
    public func exchange(_ new: Value, ordering: AtomicOrdering) -> Value {
        value.withLock { value in
            defer { value = new }
            return value
        }
    }
}

extension Atomic where Value: FixedWidthInteger {
    public typealias Change = (oldValue: Value, newValue: Value)

    @discardableResult public func add(_ amount: Value, ordering: AtomicOrdering) -> Change {
        let change = (load(ordering: ordering), load(ordering: ordering) &+ amount)
        store(change.1, ordering: ordering)
        return change
    }
    @discardableResult public func subtract(_ amount: Value, ordering: AtomicOrdering) -> Change {
        add(0 &- amount, ordering: ordering)
    }
    @discardableResult public func wrappingAdd(_ amount: Value, ordering: AtomicOrdering) -> Change {
        add(amount, ordering: ordering)
    }
    @discardableResult public func wrappingSubtract(_ amount: Value, ordering: AtomicOrdering) -> Change {
        add(0 &- amount, ordering: ordering)
    }
}
