/// The dynamic library that a course's exercises link against. It contains no judge.
///
///     ExerciseLibrary(product: "ShoutRuntime", fixtures: "ShoutExercises", modules: ["Playing", "ShoutExercises"])
public struct ExerciseLibrary: Sendable, Equatable {
    /// The product in the package's manifest. Its name ends with `Runtime`.
    public let product: String

    /// The module of the course's exercises and fixtures.
    public let fixtures: String

    /// The modules in the library, in the manifest's order.
    public let modules: [String]

    /// The modules of other packages that the modules in the library import.
    public let modulesBeneath: [String]

    /// The paths that exercises' programs may read besides the library, relative to the package root.
    public let data: [String]

    /// Makes a library.
    public init(
        product: String, fixtures: String, modules: [String], modulesBeneath: [String] = [], data: [String] = []
    ) {
        (self.product, self.fixtures, self.modules) = (product, fixtures, modules)
        (self.modulesBeneath, self.data) = (modulesBeneath, data)
    }
}
