import CLibedit

/// Text in libedit's form: wchar_t, ended by 0.
enum WideString {
    /// Calls a function with the text. The pointer is valid only until it returns.
    static func with<Result>(_ text: String, _ body: (UnsafePointer<wchar_t>) -> Result) -> Result {
        var wide = text.unicodeScalars.map { wchar_t(bitPattern: $0.value) }
        wide.append(0)
        return wide.withUnsafeBufferPointer { body($0.baseAddress!) }
    }

    /// The text in memory that is never freed, because libedit keeps the pointer.
    static func kept(_ text: String) -> UnsafePointer<wchar_t> {
        let scalars = text.unicodeScalars
        let memory = UnsafeMutableBufferPointer<wchar_t>.allocate(capacity: scalars.count + 1)
        _ = memory.initialize(from: scalars.map { wchar_t(bitPattern: $0.value) } + [0])
        return UnsafePointer(memory.baseAddress!)
    }

    /// The text between two positions in libedit's line.
    static func text(from start: UnsafePointer<wchar_t>, to end: UnsafePointer<wchar_t>) -> String {
        var scalars = String.UnicodeScalarView()
        for wide in UnsafeBufferPointer(start: start, count: end - start) {
            scalars.append(Unicode.Scalar(UInt32(bitPattern: wide)) ?? "\u{fffd}")
        }
        return String(scalars)
    }
}
