/// Stops the program unless `condition` holds, in release builds too. `sentence` says what was wrong and what to do.
@inlinable func require(_ condition: Bool, _ sentence: @autoclosure () -> String) {
    if !condition { stop(sentence()) }
}

@inline(never) @usableFromInline func stop(_ sentence: String) -> Never { fatalError(sentence) }
