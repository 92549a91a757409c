import Marbles

/// The parts of the comment above an operator: a sentence, a marble diagram, a call, the four lines of its contract,
/// its names elsewhere.
///
/// It's parsed from the source file, so that the workbook shows the same as the code.
public struct OperatorDocumentation: Sendable, Equatable {
    /// One of the four promises: *Completes*, *Fails*, *Disposes*, *Delivers on*.
    public struct ContractLine: Sendable, Equatable {
        /// The name of the promise.
        public let title: String
        /// The promise.
        public let text: String
    }

    /// The titles of the contract, in their order.
    public static let contractTitles = ["Completes", "Fails", "Disposes", "Delivers on"]

    /// The libraries whose names for the operator are given, in their order.
    public static let libraries = ["RxSwift", "Combine", "ReactiveSwift", "swift-async-algorithms"]

    /// The name of the declaration below the comment: `throttle`, `init`.
    public internal(set) var name = ""
    /// What the operator does, in a sentence or two.
    public internal(set) var sentence = ""
    /// The lines of the marble diagram, without their indent.
    public internal(set) var diagram: [String] = []
    /// A call to copy, one line each.
    public internal(set) var call: [String] = []
    /// Further paragraphs.
    public internal(set) var notes: [String] = []
    /// The contract.
    public internal(set) var contract: [ContractLine] = []
    /// Its names in other libraries, in a sentence; empty if they aren't given.
    public internal(set) var namesElsewhere = ""
    /// The diagram's lines in the source, from 0. Without a diagram, an empty range after the first line of the
    /// comment.
    public internal(set) var diagramLines = 0..<0

    /// Parses the first comment with a contract in a source file.
    ///
    /// - Parameters:
    ///   - source: the text of the source file.
    ///   - name: the name of the declaration; nil for the first one.
    public init?(parsing source: String, name: String? = nil) {
        let first = Self.all(in: source).first { !$0.contract.isEmpty && (name == nil || $0.name == name) }
        guard let first else { return nil }
        self = first
    }

    /// Parses the comments of all public declarations in a source file, including overloads.
    public static func all(in source: String) -> [OperatorDocumentation] {
        var reader = DocumentationReader(source)
        return reader.readAll()
    }

    /// The parts of the house form that are missing, such as "a sentence" or "the line *Fails:*".
    public var missing: [String] {
        var missing: [String] = []
        if !sentence.hasSuffix(".") { missing.append("a sentence") }
        if diagram.isEmpty { missing.append("a diagram") }
        if !(2...6).contains(call.count) { missing.append("a call to copy, of two to six lines") }
        for (index, title) in Self.contractTitles.enumerated()
        where index >= contract.count || contract[index].title != title {
            missing.append("the line *\(title):*, as number \(index + 1)")
        }
        for library in Self.libraries where !namesElsewhere.contains(library) {
            missing.append("its name in \(library)")
        }
        return missing
    }

    init() {}
}
