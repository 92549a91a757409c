import Foundation

/// The one rule for the line ends that an editor, git, or another system writes.
extension String {
    /// The text with a line feed at the end of each line, also the last one, in place of "\r\n" or "\r", and without a
    /// byte order mark.
    public var withLineFeeds: String {
        var text = self
        // Most texts have nothing to change. `memchr` finds that out quickly, also without optimization.
        let isRight = text.withUTF8 { bytes in
            bytes.last == 0x0A && bytes.first != 0xEF && memchr(bytes.baseAddress!, 0x0D, bytes.count) == nil
        }
        return isRight ? text : String(decoding: Array(text.utf8).withLineFeeds, as: UTF8.self)
    }
}

extension [UInt8] {
    /// The bytes of a text in UTF-8, changed as in `String.withLineFeeds`.
    public var withLineFeeds: [UInt8] {
        var bytes = starts(with: [0xEF, 0xBB, 0xBF]) ? Array(dropFirst(3)) : self
        if bytes.contains(0x0D) {
            var last: UInt8 = 0
            var ended: [UInt8] = []
            ended.reserveCapacity(bytes.count)
            for byte in bytes {
                if byte != 0x0A || last != 0x0D { ended.append(byte == 0x0D ? 0x0A : byte) }
                last = byte
            }
            bytes = ended
        }
        if let last = bytes.last, last != 0x0A { bytes.append(0x0A) }
        return bytes
    }
}
