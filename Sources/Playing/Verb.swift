import Foundation

/// An action of a course's fixtures on the learner's code. Each course has one `Verb` type. A fixture rejects the verbs
/// that it doesn't support.
///
/// ```swift
/// enum ShoutVerb: Verb {
///     case say(String)
///
///     var instruction: String { switch self { case .say(let word): "say \"\(word)\"" } }
/// }
/// ```
public protocol Verb: WireValue, Codable, Equatable {
    /// The verb as an instruction: `type "a"`.
    var instruction: String { get }

    /// The verb as a clause: `you type "a"`.
    var clause: String { get }

    /// Whether the verb opens the object that the learner's code works with.
    var isOpening: Bool { get }

    /// Whether the verb ends a pipeline, or an object that keeps a pipeline alive.
    var endsSomething: Bool { get }

    /// Whether a run makes no sense without the verb: for example, it opens or ends something. False for a key or a
    /// sent value.
    var isStructural: Bool { get }

    /// Whether a user, a source, or a subscriber acts. A shortened run keeps the time after its last act.
    var isAct: Bool { get }

    /// One verb with the effect of this verb and the next, such as two typed texts as one; nil if there is none.
    func joined(with next: Self) -> Self?

    /// Whether each stimulus still has an effect after others were left out: a deletion, for example, needs text.
    static func makeSense(_ run: [Stimulus]) -> Bool

    /// The run with fewer user actions; nil if it can't be simplified.
    static func simpler(_ run: [Stimulus]) -> [Stimulus]?
}

extension Verb {
    public var clause: String { "you \(instruction)" }
    public var isOpening: Bool { false }
    public var endsSomething: Bool { false }
    public var isStructural: Bool { isOpening || endsSomething }
    public var isAct: Bool { !isStructural }
    public func joined(with next: Self) -> Self? { nil }
    public static func makeSense(_ run: [Stimulus]) -> Bool { true }
    public static func simpler(_ run: [Stimulus]) -> [Stimulus]? { nil }
}

/// On the private channel, a verb is JSON unless its type has a shorter form.
extension Verb {
    public func write(to bytes: inout [UInt8]) { bytes.append(json: self) }

    public init(from reader: inout WireReader) throws(WireError) { self = try reader.json("action") }
}
