import Terminal

/// This thread's call stack: the addresses of the calls, innermost first. Empty if the C library lacks `backtrace`.
///
/// - Parameters:
///   - depth: the maximum number of calls.
///   - skipped: how many of the innermost calls to leave out.
public func callsInProgress(depth: Int, leavingOut skipped: Int) -> [UInt] {
    guard let functions = StackFunctions.all else { return [] }
    let count = depth + skipped + 1
    return withUnsafeTemporaryAllocation(of: UnsafeMutableRawPointer?.self, capacity: count) { addresses in
        addresses.initialize(repeating: nil)
        let found = Int(functions.capture(addresses.baseAddress, CInt(count)))
        // A return address is the address after the call.
        return addresses.prefix(found).dropFirst(skipped + 1).compactMap { $0.map { UInt(bitPattern: $0) &- 1 } }
    }
}

/// An address as an offset in a program's or library's file, which is the same in every run.
public struct CodePlace: Sendable, Hashable, Codable {
    /// The path of the file.
    public let image: String
    /// The offset in bytes from the address at which the file is loaded.
    public let offset: UInt

    /// Makes an offset in a file.
    public init(image: String, offset: UInt) { (self.image, self.offset) = (image, offset) }

    /// The file and offset of an address in this process; nil for an address outside all images.
    public init?(_ address: UInt) {
        var image: (path: UnsafePointer<CChar>?, start: UInt, name: UInt, symbol: UInt) = (nil, 0, 0, 0)
        guard let functions = StackFunctions.all, let pointer = UnsafeMutableRawPointer(bitPattern: address),
            functions.find(pointer, &image) != 0, let path = image.path
        else { return nil }
        // A program's path may be only the first word of its command line.
        let file = path.pointee == UInt8(ascii: "/") && access(path, R_OK) == 0 ? path : nil
        let real = file.flatMap { realpath($0, nil) } ?? realpath("/proc/self/exe", nil)
        defer { free(real) }
        self.image = real.map { String(cString: $0) } ?? String(cString: path)
        offset = address &- image.start
    }
}

/// Functions of the C library that inspect the call stack. The library's Swift module doesn't export them.
struct StackFunctions: Sendable {
    typealias Capture = @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>?, CInt) -> CInt
    typealias Find = @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> CInt

    /// backtrace(3): stores the calls in progress, and returns their number.
    let capture: Capture
    /// dladdr(3): finds the image that contains an address. The result's first words are the image's path and start.
    let find: Find

    static let all = StackFunctions()

    private init?() {
        let library = dlopen(nil, RTLD_NOW)
        guard let capture = dlsym(library, "backtrace"), let find = dlsym(library, "dladdr") else { return nil }
        self.capture = unsafeBitCast(capture, to: Capture.self)
        self.find = unsafeBitCast(find, to: Find.self)
    }
}
