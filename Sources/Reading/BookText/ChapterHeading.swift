/// A chapter's number, name, command, and title.
public struct ChapterHeading: Sendable, Equatable {
    /// Two digits, such as `"01"`: the chapter's position in the workbook.
    public let number: String

    /// The name of the chapter's target and, after the number, of its folder, such as `"Validation"`.
    public let name: String

    /// The name of the chapter's command, such as `"validation"`.
    public let product: String

    /// The chapter's title in plain words.
    public let title: String

    /// The name in words, such as `"Retain cycles"`.
    public let label: String

    /// The heading of a chapter.
    /// - Parameter label: the name in words; nil to split `name` into words.
    public init(_ number: String, _ name: String, _ product: String, _ title: String, label: String? = nil) {
        (self.number, self.name, self.product, self.title) = (number, name, product, title)
        self.label =
            label
            ?? name.enumerated().map { $0 > 0 && $1.isUppercase ? " " + $1.lowercased() : String($1) }.joined()
    }

    /// The name of the chapter's folder under Chapters and under Solutions, such as `"01-Validation"`.
    public var folder: String { "\(number)-\(name)" }

    package var shortNumber: String { Int(number).map(String.init) ?? number }

    /// The learner's file, relative to the package root.
    public var exercisePath: String { "Chapters/\(folder)/Exercise.swift" }

    /// The reference solution, relative to the package root.
    public var solutionPath: String { "Solutions/\(folder)/Exercise.swift" }

    /// The differences of the starter from the solution, relative to the package root.
    public var starterPath: String { "Solutions/\(folder)/Starter.diff" }
}
