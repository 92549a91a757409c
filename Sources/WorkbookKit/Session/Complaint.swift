/// An error for the reader: what happened, where, and what to do.
public struct Complaint: Error, Equatable {
    public let sentence: String
    public let status: ExitStatus

    /// The request is wrong: an unknown word, a missing argument.
    public static func usage(_ sentence: String) -> Complaint {
        Complaint(sentence: sentence, status: .usage)
    }

    /// The request is right, but can't be done.
    public static func failure(_ sentence: String) -> Complaint {
        Complaint(sentence: sentence, status: .notPassed)
    }
}

/// The exit status of a command.
public struct ExitStatus: Equatable, Sendable {
    public let code: Int32

    public init(code: Int32) {
        self.code = code
    }

    /// The command succeeded, or the check passed.
    public static let passed = ExitStatus(code: 0)
    /// The check didn't pass, or the command failed.
    public static let notPassed = ExitStatus(code: 1)
    /// The command line was wrong (`EX_USAGE`).
    public static let usage = ExitStatus(code: 64)
    /// Stopped by Ctrl-C.
    public static let interrupted = ExitStatus(code: 130)
}
