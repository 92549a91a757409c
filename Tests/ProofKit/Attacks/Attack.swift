import Grading
import Terminal

/// An attempt at something forbidden. Its code has the same name in Programs.
public struct Attack: Sendable, CustomStringConvertible {
    enum Outcome: Sendable, Equatable {
        case done
        /// A call failed with one of these errors. The program then does its task right.
        case fails([CInt])
        /// The call worked, or failed with another error than EPERM, EACCES, and ENOSYS.
        case reachesTheKernel
        case dies([RunFailure.Cause])

        /// The errors of a call that is forbidden, or that the system lacks.
        static let refused = fails([EACCES, EPERM, EXDEV, ENOSYS])
        static let killed = dies([.forbiddenCall])
    }

    let name: String
    let target: Decoys.Target
    let isolated: Outcome
    /// The reason for the isolated outcome.
    public let why: String
    /// The outcome without isolation.
    let open: Outcome
    /// Whether only the superuser can do this, even without isolation.
    let needsSuperuser: Bool

    init(
        _ name: String, at target: Decoys.Target = .nothing, _ isolated: Outcome, because why: String,
        open: Outcome = .done, needsSuperuser: Bool = false
    ) {
        (self.name, self.target, self.isolated, self.why) = (name, target, isolated, why)
        (self.open, self.needsSuperuser) = (open, needsSuperuser)
    }

    public var description: String { "\(name): \(target)" }

    static let kinds = [
        onFiles, byProcesses, bySignals, overConnections, onTheSystem, onItsCode, byWaste, onTheChannel,
    ]

    public static let all = kinds.flatMap(\.self)
}
