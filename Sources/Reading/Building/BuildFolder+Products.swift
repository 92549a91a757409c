import BookText
import Platform

extension BuildFolder {
    static let wholeName = "workbook-full"
    static let libraryName = "WorkbookRuntime"

    /// The program with all commands.
    package var wholeWorkbook: Product {
        Product(name: Self.wholeName, file: program(named: Self.wholeName), sources: ["Sources"])
    }

    /// The library that exercises are compiled against, for a program that doesn't know what it's made from.
    package var library: Product {
        let file = binaries.appending(path: Linking.fileName(ofLibrary: Self.libraryName))
        return Product(name: Self.libraryName, file: file, sources: ["Sources"])
    }

    /// The program of a chapter.
    package func product(of chapter: ChapterHeading) -> Product {
        Product(
            name: chapter.product, file: program(named: chapter.product),
            sources: ["Sources", "Chapters/\(chapter.folder)"])
    }
}

extension BuildFolder.Product {
    /// What a reader calls it.
    package var title: String {
        switch name {
        case BuildFolder.wholeName: "the rest of the workbook"
        case BuildFolder.libraryName: "the library for exercises"
        default: name
        }
    }
}
