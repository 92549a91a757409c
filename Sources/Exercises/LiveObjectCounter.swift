/// Counts objects that still live, without keeping them alive: views, models, tokens that a closure captures.
///
/// Each answer of the player carries the counts, by name. From them a judge sees whether a view was freed after its
/// release, and whether anything of a pipeline stayed behind.
@MainActor public final class LiveObjectCounter {
    private struct Watched {
        let name: String
        weak var object: AnyObject?
    }

    private var watched: [Watched] = []

    nonisolated public init() {}

    /// Counts an object under a name for as long as it lives.
    public func watch(_ object: AnyObject, as name: String) {
        watched.append(Watched(name: name, object: object))
    }

    /// How many objects of each name still live. A name stays in the result when all its objects are gone, with 0.
    public var counts: [String: Int] {
        watched.reduce(into: [:]) { counts, watched in
            counts[watched.name, default: 0] += watched.object == nil ? 0 : 1
        }
    }
}
