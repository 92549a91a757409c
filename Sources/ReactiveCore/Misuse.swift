/// Stops the program with a sentence that says what was wrong and what to do, in release builds too.
@inlinable func require(_ condition: Bool, _ sentence: @autoclosure () -> String) {
    if !condition { stop(sentence()) }
}

@inline(never) @usableFromInline func stop(_ sentence: String) -> Never {
    fatalError(sentence)
}
