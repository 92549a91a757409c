/// What a chapter is called.
public struct ChapterHeading: Sendable, Equatable {
    /// Two digits, such as `"01"`: its place in the workbook.
    public let number: String

    /// The name of its target and, after the number, of its folder, such as `"Validation"`.
    public let name: String

    /// The command that a learner types, such as `"validation"`.
    public let product: String

    /// Its title in plain words.
    public let title: String

    /// The name in words, such as `"Retain cycles"`.
    public let label: String

    /// The heading of a chapter.
    /// - Parameter label: the name in words; nil for the words of the name.
    public init(_ number: String, _ name: String, _ product: String, _ title: String, label: String? = nil) {
        (self.number, self.name, self.product, self.title) = (number, name, product, title)
        self.label =
            label
            ?? name.enumerated().map { $0 > 0 && $1.isUppercase ? " " + $1.lowercased() : String($1) }.joined()
    }

    /// The name of its folder under Chapters and under Solutions, such as `"01-Validation"`.
    public var folder: String { "\(number)-\(name)" }

    /// The number that a learner types: `1`.
    package var shortNumber: String { Int(number).map(String.init) ?? number }

    /// The learner's file, from the top of the package.
    public var exercisePath: String { "Chapters/\(folder)/Exercise.swift" }

    /// The file from which Exercise.swift is written, from the top of the package.
    public var starterPath: String { "Solutions/\(folder)/Starter.swift" }
}
