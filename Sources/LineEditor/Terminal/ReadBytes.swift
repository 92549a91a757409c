import Platform

/// Reads what is there, at most `limit` bytes; none at the end of the input, and nil with `errno` if it fails.
func readBytes(from descriptor: CInt, atMost limit: Int) -> ArraySlice<UInt8>? {
    var buffer = [UInt8](repeating: 0, count: limit)
    let count = systemRead(descriptor, &buffer, limit)
    return count < 0 ? nil : buffer[..<count]
}
