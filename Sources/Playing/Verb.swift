import Foundation

/// What the fixtures of a course can do to the learner's code. A course has one type of verbs, each with its values
/// and its words; a fixture documents the verbs that it understands, and rejects the others.
///
/// ```swift
/// enum ShoutVerb: Verb {
///     case say(String)
///
///     var instruction: String { switch self { case .say(let word): "say \"\(word)\"" } }
/// }
/// ```
public protocol Verb: WireValue, Codable, Equatable {
    /// What it does, as an instruction: `type "a"`.
    var instruction: String { get }

    /// What happens, as a clause: `you type "a"`.
    var clause: String { get }

    /// Whether it opens what the learner's code works with.
    var isOpening: Bool { get }

    /// Whether it ends a pipeline, or what keeps it alive.
    var endsSomething: Bool { get }

    /// Whether a run needs it to make sense: it opens or ends something, or answers a question. The others are what a
    /// user types or looks at, and what a source sends.
    var isStructural: Bool { get }

    /// Whether a user, a source, or a subscriber does something with it, after which a run has to go on for a while.
    var isAct: Bool { get }

    /// Two verbs as one that does the same, as two texts in one field; nil if there is none.
    func joined(with next: Self) -> Self?

    /// Whether each stimulus of a run still does something after others were left out: a deletion finds text.
    static func makeSense(_ run: [Stimulus]) -> Bool

    /// The same run with less that a user does; nil if there is none.
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

/// Over the private channel, a verb is JSON unless its type knows a shorter form.
extension Verb {
    public func write(to bytes: inout [UInt8]) { bytes.append(json: self) }

    public init(from reader: inout WireReader) throws(WireError) { self = try reader.json("action") }
}
