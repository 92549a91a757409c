/// The dynamic library that a course's exercises link, and what is in it: everything that a learner's code may call,
/// and no judge.
///
///     ExerciseLibrary(product: "ShoutRuntime", fixtures: "ShoutExercises", modules: ["Playing", "ShoutExercises"])
public struct ExerciseLibrary: Sendable, Equatable {
    /// The product in the package's manifest. Its name ends with `Runtime`.
    public let product: String

    /// The module of the course's exercises and fixtures.
    public let fixtures: String

    /// The modules in the library, in the manifest's order.
    public let modules: [String]

    /// The modules of other packages that those import.
    public let modulesBeneath: [String]

    /// The folders of those modules whose sources aren't in Sources, from the top of the package.
    private let folders: [String: String]

    /// What the programs of exercises may read beside the library: paths from the top of the package.
    public let data: [String]

    /// A library.
    public init(
        product: String, fixtures: String, modules: [String], modulesBeneath: [String] = [],
        folders: [String: String] = [:], data: [String] = []
    ) {
        (self.product, self.fixtures, self.modules) = (product, fixtures, modules)
        (self.modulesBeneath, self.folders, self.data) = (modulesBeneath, folders, data)
    }

    /// Where a module's sources are, from the top of the package.
    package func folder(of module: String) -> String { folders[module] ?? "Sources/\(module)" }
}
