/// A value with a text that is short enough for a marble in a diagram.
///
///     extension Tweet: ShortlyDescribed {
///         var shortDescription: String { username }
///     }
///
/// Only values should conform, not objects, because a trace may keep them until it's drawn.
///
/// Values of other types are drawn with their description, or with their type's name if they have none, and large
/// collections with the number and the type of their elements.
public protocol ShortlyDescribed {
    /// The text of the value's marble.
    var shortDescription: String { get }
}
