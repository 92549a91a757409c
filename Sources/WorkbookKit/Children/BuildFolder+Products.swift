import BookText
import Grading
import Reading

extension BuildFolder {
    /// The library that exercises are compiled against.
    var runtime: Product {
        Product(
            name: WorkbookLibrary.product, file: binaries.appending(path: WorkbookLibrary.fileName),
            sources: Self.runtimeSources)
    }

    /// The program of a chapter.
    func product(of chapter: Chapter) -> Product {
        Product(
            name: chapter.product, file: program(named: chapter.product),
            sources: Self.chapterSources + ["Chapters/\(chapter.folder)"])
    }

    /// The sources of the library, relative to the checkout.
    private static let runtimeSources = (WorkbookLibrary.modulesInside + ["CLibedit"]).map { "Sources/\($0)" }

    /// The sources of every chapter's program, without the chapter's folder. They are nearly all there is.
    private static let chapterSources = ["Sources"]
}
