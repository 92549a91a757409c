/// Objects that a stage keeps an eye on without keeping them alive: views, models, tokens that a closure captures.
///
/// Each answer of the player counts those that still live, by name; a judge sees from that whether a view was freed when it was
/// let go, and whether anything of a pipeline stayed behind.
@MainActor public final class LivingObjects {
    private struct Watched {
        let name: String
        weak var object: AnyObject?
    }

    private var watched: [Watched] = []

    /// No objects.
    nonisolated public init() {}

    /// Counts an object under a name for as long as it lives.
    public func watch(_ object: AnyObject, as name: String) {
        watched.append(Watched(name: name, object: object))
    }

    /// How many objects of each name still live; a name that was ever watched is counted even when none does.
    public var counts: [String: Int] {
        watched.reduce(into: [:]) { counts, watched in
            counts[watched.name, default: 0] += watched.object == nil ? 0 : 1
        }
    }
}
