/// Casts a value that Foundation made to a Swift type; nil if the value has another type.
///
/// On macOS, such a value is an Objective-C object, which a cast bridges. On Linux, it already has the Swift type, so
/// this compares the types first: a cast that fails would search for a bridge, which is slow.
@inlinable public func bridgedCast<Wanted>(_ value: Any, to wanted: Wanted.Type) -> Wanted? {
    #if os(Linux)
    type(of: value) == wanted ? value as? Wanted : nil
    #else
    value as? Wanted
    #endif
}
