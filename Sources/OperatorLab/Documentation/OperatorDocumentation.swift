import Marbles

/// The parts of the comment above an operator: a sentence, a marble diagram, a call, the four lines of its contract,
/// its names elsewhere.
///
/// It is read from the source itself, so that what is shown to a reader of the workbook is what stands beside the code.
public struct OperatorDocumentation: Sendable, Equatable {
    /// One of the four promises: *Completes*, *Fails*, *Disposes*, *Delivers on*.
    public struct ContractLine: Sendable, Equatable {
        /// Which of them.
        public let title: String
        /// What is promised.
        public let text: String
    }

    /// The titles of the contract, in their order.
    public static let contractTitles = ["Completes", "Fails", "Disposes", "Delivers on"]

    /// The libraries whose names for the operator are told, in their order.
    public static let libraries = ["RxSwift", "Combine", "ReactiveSwift", "swift-async-algorithms"]

    /// The name of what is declared below the comment: `throttle`, `init`.
    public internal(set) var name = ""
    /// What it does, in a sentence or two.
    public internal(set) var sentence = ""
    /// The lines of the marble diagram, without their indent.
    public internal(set) var diagram: [String] = []
    /// A call to copy, one line each.
    public internal(set) var call: [String] = []
    /// What is said besides, a paragraph each.
    public internal(set) var notes: [String] = []
    /// The contract.
    public internal(set) var contract: [ContractLine] = []
    /// Its names in other libraries, in a sentence; empty where they are not told.
    public internal(set) var namesElsewhere = ""
    /// Where the diagram stands in the source: its lines, from 0. Empty, and behind the sentence, where there is none.
    public internal(set) var diagramLines = 0..<0

    /// Reads the first comment of a source that has a contract.
    ///
    /// - Parameters:
    ///   - source: the text of the source file.
    ///   - name: of what is declared; nil for whatever comes first.
    public init?(parsing source: String, name: String? = nil) {
        let first = Self.all(in: source).first { !$0.contract.isEmpty && (name == nil || $0.name == name) }
        guard let first else { return nil }
        self = first
    }

    /// Everything public that has a comment in a source, overloads too.
    public static func all(in source: String) -> [OperatorDocumentation] {
        var reader = DocumentationReader(source)
        return reader.readAll()
    }

    /// What the house form wants and this has not, each as "a sentence" or "the line *Fails:*".
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
