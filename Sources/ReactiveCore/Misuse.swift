/// Stops the program unless `condition` holds, in release builds too. `message` says what was wrong and what to do.
@inlinable func require(_ condition: Bool, _ message: @autoclosure () -> String) {
    if !condition { stop(message()) }
}

@inline(never) @usableFromInline func stop(_ message: String) -> Never { fatalError(message) }
