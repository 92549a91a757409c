/// Makes `print` write each line at once, so that what a program printed before a crash isn't lost.
///
/// The C library's `stdout` is a global variable, which Swift 6 doesn't let two threads touch, so it is looked up by
/// name. On macOS that name is `__stdoutp`.
public func printByLines() {
    #if os(Linux)
    let name = "stdout"
    #else
    let name = "__stdoutp"
    #endif
    let symbol = dlsym(dlopen(nil, RTLD_NOW), name)
    let stream = symbol?.assumingMemoryBound(to: UnsafeMutablePointer<FILE>?.self).pointee
    if let stream { setvbuf(stream, nil, _IOLBF, 0) }
}
