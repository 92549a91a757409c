/// Prints one value and a line break, as the standard library's `print` does.
///
///     numbers.map { number in
///         let square = number * number
///         return square
///     }.subscribe(next: { print($0) })
///
/// The standard library's `print` takes `Any`. The compiler may then also infer `Any` for an earlier closure with
/// several statements, and reject correct code with "type 'Any' does not conform to the 'Sendable' protocol". This
/// function takes the value's own type.
public func print<Value>(_ value: Value) { Swift.print(value, terminator: "\n") }
