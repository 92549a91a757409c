import Foundation
import Terminal

/// The folder into which the package's programs are built. It reports which products are out of date.
package struct BuildFolder: Sendable {
    package let checkout: Checkout
    package let layout: BuildLayout
    package var binaries: URL { URL(filePath: layout.products) }

    package init(checkout: Checkout, layout: BuildLayout) { (self.checkout, self.layout) = (checkout, layout) }

    /// If this program belongs to the checkout, products are built next to it. Otherwise they're built in the checkout,
    /// with this program's build system and configuration, or if those are unknown, with SwiftPM's defaults.
    /// - Parameter program: this program's file.
    package init(checkout: Checkout, program: URL?) {
        self.checkout = checkout
        let root = checkout.root.path
        let own = program.flatMap { BuildLayout.containing($0.path) }
        if let own, Self.belongs(own, to: checkout) {
            layout = own
        } else if let own {
            layout = BuildLayout(own.system, own.configuration, ofPackage: root)
        } else {
            layout = BuildLayout.askingSwiftPM(forPackage: root) ?? BuildLayout(.native, .debug, ofPackage: root)
        }
    }

    /// A layout outside of every checkout, after `--scratch-path`, belongs to the checkout that contains this source
    /// file.
    private static func belongs(_ layout: BuildLayout, to checkout: Checkout) -> Bool {
        let origins = [layout.products, #filePath].lazy.compactMap {
            Checkout(containing: URL(filePath: $0).resolvingSymlinksInPath())
        }
        return origins.first?.root.path == checkout.root.resolvingSymlinksInPath().path
    }

    /// A `swift build` that is running in this folder, and its process ID; nil if that isn't known.
    package struct RunningBuild: Equatable { package let process: Int32? }

    package var runningBuild: RunningBuild? {
        for lock in locks {
            let descriptor = open(lock, O_RDONLY | O_CLOEXEC)
            guard descriptor >= 0 else { continue }
            defer { close(descriptor) }
            guard flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK else { continue }
            let number = try? String(contentsOfFile: locks[0], encoding: .utf8)
            return RunningBuild(process: number.flatMap { Int32($0.trimmingCharacters(in: .whitespacesAndNewlines)) })
        }
        return nil
    }

    package var locks: [String] { layout.locks(inTemporaryFolder: FileManager.default.temporaryDirectory.path) }

    package func program(named product: String) -> URL { binaries.appending(path: product) }

    package struct Product: Sendable, Equatable {
        package let name: String
        package let file: URL
        /// The folders of the product's sources, relative to the checkout.
        package let sources: [String]

        package init(name: String, file: URL, sources: [String]) {
            (self.name, self.file, self.sources) = (name, file, sources)
        }
    }

    package func build(of product: Product) -> ProgramRun {
        ProgramRun(
            "swift",
            ["build", "--package-path", checkout.root.path] + layout.arguments(forPackage: checkout.root.path)
                + ["--product", product.name],
            in: checkout.root)
    }

    package func isStale(_ product: Product) -> Bool { isStale(product.file, sources: product.sources) }

    /// Whether `file` is missing, older than its sources or Package.swift, or built by another Swift version.
    ///
    /// A build that has nothing to do doesn't change the date of a product, so the time of the last build is also
    /// recorded.
    /// - Parameter sources: folders, relative to the checkout. Their exercises don't count.
    package func isStale(_ file: URL, sources: [String]) -> Bool {
        guard var built = modificationTime(ofPath: file.path) else { return true }
        let stamp = stamp(of: file).path
        if let checked = modificationTime(ofPath: stamp) { built = max(built, checked) }
        // The modules of another Swift version can't be imported, and its programs may not even start.
        switch try? String(contentsOfFile: stamp, encoding: .utf8) {
        case let toolchain? where !toolchain.isEmpty:
            if let current = SwiftToolchain.identity, toolchain != current { return true }
        default:
            if let installed = SwiftToolchain.installed, installed > built { return true }
        }
        let manifest = modificationTime(ofPath: checkout.root.appending(path: "Package.swift").path)
        if let manifest, manifest > built { return true }
        return sources.contains { folder in
            hasFile(in: checkout.root.appending(path: folder).path, changedAfter: built) { name in
                name != "Exercise.swift" && [".swift", ".h", ".c", ".txt"].contains(where: name.hasSuffix)
            }
        }
    }

    /// Records that a build that started at `start` has made `file` up to date.
    package func noteBuilt(_ file: URL, at start: Date) {
        let stamp = stamp(of: file)
        // If this fails, the next run may build again, which is only slower.
        try? FileManager.default.createDirectory(
            at: stamp.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? Data((SwiftToolchain.identity ?? "").utf8).write(to: stamp)
        try? FileManager.default.setAttributes([.modificationDate: start], ofItemAtPath: stamp.path)
    }

    /// Records which Swift has built the products that aren't stale, for a copy of this folder on another machine. The
    /// dates there don't say it.
    package func noteSwift(of products: [Product]) {
        for file in products.filter({ !isStale($0) }).map(\.file) {
            guard !FileManager.default.fileExists(atPath: stamp(of: file).path) else { continue }
            noteBuilt(file, at: Date(timeIntervalSince1970: modificationTime(ofPath: file.path) ?? 0))
        }
    }

    private func stamp(of file: URL) -> URL {
        let isUsual = layout.isUsual(forPackage: checkout.root.path)
        return (isUsual ? checkout.stateFolder : URL(filePath: layout.scratch))
            .appending(path: "built/\(binaries.lastPathComponent)-\(file.lastPathComponent)")
    }
}

extension BuildFolder {
    static let wholeName = "workbook-full"
    static let checkName = "workbook-check"
    static let libraryName = "WorkbookRuntime"

    package var wholeWorkbook: Product {
        Product(name: Self.wholeName, file: program(named: Self.wholeName), sources: ["Sources"])
    }

    package var checkProgram: Product {
        Product(name: Self.checkName, file: program(named: Self.checkName), sources: ["Sources"])
    }

    /// The library for exercises, for a program that doesn't know the library's modules.
    package var library: Product {
        let file = binaries.appending(path: Linking.fileName(ofLibrary: Self.libraryName))
        return Product(name: Self.libraryName, file: file, sources: ["Sources"])
    }

    package func product(of chapter: ChapterHeading) -> Product {
        Product(
            name: chapter.product, file: program(named: chapter.product),
            sources: ["Sources", "Chapters/\(chapter.folder)"])
    }
}

extension BuildFolder.Product {
    package var title: String {
        switch name {
        case BuildFolder.wholeName: "the rest of the workbook"
        case BuildFolder.checkName: "what checks your code"
        case BuildFolder.libraryName: "the library for exercises"
        default: name
        }
    }
}

extension BuildFolder {
    /// Makes a build folder usable again that was moved, copied, or mounted elsewhere, and says so in a sentence.
    @MainActor
    package func mend(reporting output: Output) {
        guard layout.removeModulesFromElsewhere() else { return }
        output.complain(
            """
            The build folder comes from another place or another Swift, so the C modules in it are compiled again.
            """)
    }

    /// Whether this user may build here.
    package var isWritable: Bool {
        let files = FileManager.default
        return files.isWritableFile(
            atPath: files.fileExists(atPath: layout.scratch) ? layout.scratch : checkout.root.path)
    }

    package static let isReadOnly = """
        The folder is read-only, so progress isn't saved and nothing can be built. Copy it to your own folder.
        """

    /// The disk space that a whole build without the tests needs, in gigabytes.
    package static let gigabytes = 0.8

    package var freeGigabytes: Double? {
        let disk = try? FileManager.default.attributesOfFileSystem(forPath: checkout.root.path)
        return (disk?[.systemFreeSize] as? NSNumber).map { $0.doubleValue / 1e9 }
    }
}
