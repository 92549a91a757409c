/// Functions of the C library that look at the calls in progress. Its module hides them.
struct StackFunctions: Sendable {
    typealias Capture = @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>?, CInt) -> CInt
    typealias Find = @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> CInt

    /// backtrace(3): the calls in progress.
    let capture: Capture
    /// dladdr(3): the image that an address is in, as a structure whose first words are its path and its start.
    let find: Find

    static let all = StackFunctions()

    private init?() {
        let library = dlopen(nil, RTLD_NOW)
        guard let capture = dlsym(library, "backtrace"), let find = dlsym(library, "dladdr") else { return nil }
        self.capture = unsafeBitCast(capture, to: Capture.self)
        self.find = unsafeBitCast(find, to: Find.self)
    }
}
