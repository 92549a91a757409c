import Foundation

/// Why the system refused something, and what helps, in the words of the book's messages.
///
///     let reason = SystemReason(error)
///     print("Nothing was written. \(reason.sentence) \(reason.remedy)")
public struct SystemReason: Sendable, Equatable {
    /// Whether the disk is full, or the user's share of it.
    public let isFullDisk: Bool

    /// The end of a sentence, without a period: "the disk is full". Most other reasons are in the system's own words.
    public let words: String

    /// The reason for an error number.
    public init(_ number: CInt = errno) {
        isFullDisk = [ENOSPC, EDQUOT].contains(number)
        words = isFullDisk ? "the disk is full" : String(cString: strerror(number))
    }

    /// The reason for an error of Foundation's. Its own description is often only its number.
    public init(_ error: any Error) {
        let error = error as NSError
        // On Linux, the cause is a POSIXError, which `as? NSError` doesn't find.
        let cause = (error.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError } ?? error
        if cause.domain == NSPOSIXErrorDomain {
            self.init(CInt(cause.code))
        } else if cause.domain == NSCocoaErrorDomain, cause.code == CocoaError.fileWriteOutOfSpace.rawValue {
            self.init(ENOSPC)
        } else {
            self = SystemReason(words: cause.localizedDescription.replacing(/\.$/, with: ""))
        }
    }

    private init(words: String) { (isFullDisk, self.words) = (false, words) }

    /// The reason as a sentence of its own.
    public var sentence: String { words.prefix(1).uppercased() + words.dropFirst() + "." }

    /// What to do if a file couldn't be written, as a sentence.
    public var remedy: String { isFullDisk ? "Make room on it, and try again." : "Is the folder writable?" }

    /// Whether a program's output says that the disk is full.
    public static func isFullDisk(in output: String) -> Bool {
        output.contains(
            /no space left on device|(?:code|errno): 28\b|disk is full|disk quota exceeded/.ignoresCase())
    }
}

extension Error {
    /// The end of a sentence about the error, without a period: "the disk is full".
    ///
    ///     catch { print("The report can't be written: \(error.systemReason).") }
    public var systemReason: String { SystemReason(self).words }
}
