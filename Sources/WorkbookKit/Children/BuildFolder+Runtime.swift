import Grading
import Reading

extension BuildFolder {
    /// The library that exercises are compiled against.
    var runtime: Product {
        Product(
            name: WorkbookLibrary.product, file: binaries.appending(path: WorkbookLibrary.fileName),
            sources: Self.runtimeSources)
    }

    /// The sources of the library, relative to the checkout.
    private static let runtimeSources = (WorkbookLibrary.modulesInside + ["CLibedit"]).map { "Sources/\($0)" }
}
