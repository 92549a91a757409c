/// Prints one value and a line break, as the standard library's `print` does.
///
///     numbers.map { number in
///         let square = number * number
///         return square
///     }.subscribe(next: { print($0) })
///
/// The standard library's takes `Any`. In a pipeline, the compiler then takes the result of a longer closure before it
/// for `Any` too, and rejects correct code with "type 'Any' does not conform to the 'Sendable' protocol". This one
/// takes the value's own type.
public func print<Value>(_ value: Value) { Swift.print(value, terminator: "\n") }
