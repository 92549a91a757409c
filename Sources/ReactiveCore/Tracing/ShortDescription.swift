/// A value with a text that is short enough for a marble in a diagram.
///
///     extension Tweet: ShortlyDescribed {
///         var shortDescription: String { username }
///     }
///
/// It's for values, not for objects: a trace may keep them until it's drawn.
///
/// Other values are drawn as they describe themselves, and collections by their number of elements.
public protocol ShortlyDescribed {
    /// The text of the value's marble.
    var shortDescription: String { get }
}
