/// Returns a copy of a value, changed by a closure.
///
///     copy(of: scenario) { $0.cuts = .nothing }
func copy<Value>(of value: Value, _ change: (inout Value) -> Void) -> Value {
    var copy = value
    change(&copy)
    return copy
}
