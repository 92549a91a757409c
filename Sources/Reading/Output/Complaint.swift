/// An error for the reader: what happened, where, and what to do.
package struct Complaint: Error, Equatable {
    package let sentence: String
    package let status: ExitStatus

    /// The request is wrong: an unknown word, a missing argument.
    package static func usage(_ sentence: String) -> Complaint { Complaint(sentence: sentence, status: .usage) }

    /// The request is right, but can't be carried out.
    package static func failure(_ sentence: String) -> Complaint { Complaint(sentence: sentence, status: .notPassed) }

    /// The reader has stopped it.
    static func stopped(_ sentence: String) -> Complaint { Complaint(sentence: sentence, status: .interrupted) }
}

/// The exit status of a command.
package struct ExitStatus: Equatable, Sendable {
    package let code: Int32

    package static let passed = ExitStatus(code: 0)
    /// The check didn't pass, or the command failed.
    package static let notPassed = ExitStatus(code: 1)
    /// The command line was wrong (`EX_USAGE`).
    package static let usage = ExitStatus(code: 64)
    package static let interrupted = ExitStatus(code: 130)
}
