import BookText
import Foundation
import Platform

/// The folder of the package's programs, and whether they are newer than their sources.
package struct BuildFolder: Sendable {
    package let checkout: Checkout
    /// `.build/debug`, or the folder in which this program was built.
    package let binaries: URL
    /// The options that make `swift build` build there.
    package let options: [String]

    /// - Parameter program: this program's file. If it is in the checkout's build folder, chapters are built beside it,
    ///   in the same configuration.
    package init(checkout: Checkout, program: URL?) {
        self.checkout = checkout
        let usual = checkout.root.appending(path: ".build/debug")
        guard let folder = program?.resolvingSymlinksInPath().deletingLastPathComponent(),
            ["debug", "release"].contains(folder.lastPathComponent),
            Checkout(containing: folder) == checkout
        else {
            binaries = usual
            options = []
            return
        }
        binaries = folder
        // …/.build/x86_64-unknown-linux-gnu/debug
        let scratch = folder.deletingLastPathComponent().deletingLastPathComponent()
        var options: [String] = []
        if folder.lastPathComponent == "release" { options += ["-c", "release"] }
        if scratch.standardizedFileURL.path != checkout.root.appending(path: ".build").standardizedFileURL.path {
            options += ["--scratch-path", scratch.path]
        }
        self.options = options
    }

    /// A `swift build` that is running here.
    package struct RunningBuild: Equatable {
        /// Its process id, if known.
        package var process: Int32?

        package init(process: Int32?) { self.process = process }
    }

    /// The build that is running here; nil if there is none.
    package var runningBuild: RunningBuild? {
        for lock in locks {
            let descriptor = open(lock.path, O_RDONLY | O_CLOEXEC)
            guard descriptor >= 0 else { continue }
            defer { close(descriptor) }
            guard flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK else { continue }
            let number = try? String(contentsOf: scratch.appending(path: ".lock"), encoding: .utf8)
            return RunningBuild(process: number.flatMap { Int32($0.trimmingCharacters(in: .whitespacesAndNewlines)) })
        }
        return nil
    }

    /// The files that SwiftPM locks while it builds: beside the products or in the temporary folder, depending on its
    /// version. The first one contains the id of its process.
    package var locks: [URL] {
        let path = scratch.resolvingSymlinksInPath().path
        return [
            scratch.appending(path: ".lock"),
            FileManager.default.temporaryDirectory.appending(path: path.replacing("/", with: "_") + ".lock"),
        ]
    }

    /// SwiftPM's folder: `.build`.
    private var scratch: URL {
        guard let place = options.firstIndex(of: "--scratch-path") else {
            return checkout.root.appending(path: ".build")
        }
        return URL(filePath: options[place + 1])
    }

    package func program(named product: String) -> URL { binaries.appending(path: product) }

    /// A product of the package.
    package struct Product: Sendable, Equatable {
        package let name: String
        /// What building it makes.
        package let file: URL
        /// The folders that it's made from, relative to the checkout.
        package let sources: [String]

        package init(name: String, file: URL, sources: [String]) {
            (self.name, self.file, self.sources) = (name, file, sources)
        }
    }

    /// The program that builds a product.
    package func build(of product: Product) -> ProgramRun {
        ProgramRun(
            "swift", ["build", "--package-path", checkout.root.path, "--product", product.name] + options,
            in: checkout.root)
    }

    /// Whether a product's file is missing or older than its sources.
    package func isStale(_ product: Product) -> Bool { isStale(product.file, sources: product.sources) }

    /// Whether `file` is missing, or older than its sources.
    ///
    /// A build that has nothing to do doesn't change the date of a product, so the time of the last build is kept as
    /// well.
    /// - Parameter sources: folders, relative to the checkout.
    package func isStale(_ file: URL, sources: [String]) -> Bool {
        guard var built = modificationTime(ofPath: file.path) else { return true }
        if let checked = modificationTime(ofPath: stamp(of: file).path) { built = max(built, checked) }
        let manifest = modificationTime(ofPath: checkout.root.appending(path: "Package.swift").path)
        if let manifest, manifest > built { return true }
        return sources.contains { folder in
            hasFile(in: checkout.root.appending(path: folder).path, changedAfter: built) { name in
                name != "Exercise.swift" && [".swift", ".h", ".c", ".txt"].contains(where: name.hasSuffix)
            }
        }
    }

    /// Remembers that a build, which started at `start`, has made `file` up to date.
    package func noteBuilt(_ file: URL, at start: Date) {
        let stamp = stamp(of: file)
        // If this fails, the next run builds again, which is only slower.
        try? FileManager.default.createDirectory(
            at: stamp.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? Data().write(to: stamp)
        try? FileManager.default.setAttributes([.modificationDate: start], ofItemAtPath: stamp.path)
    }

    private func stamp(of file: URL) -> URL {
        checkout.stateFolder.appending(path: "built/\(binaries.lastPathComponent)-\(file.lastPathComponent)")
    }
}
