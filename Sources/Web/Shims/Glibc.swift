/// A page has no standard error.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let STDERR_FILENO: Int32 = 2

@discardableResult
public func write(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { count }
