import Foundation
import Terminal

/// The processor seconds that compiling a module takes. `Tests/FirstContact/measure.py --modules` measures them.
///
/// The modules of other packages count as part of the first module that needs them.
enum ModuleSeconds {
    static let ofChapters = [
        "Terminal": 6.4, "Reading": 6.1, "ReactiveCore": 6.8, "Marbles": 3.9, "TerminalUI": 1.5, "SocialService": 2.9,
        "StarterProject": 0.9, "Stepping": 9.5, "ChapterKit": 3.2,
    ]
    static let ofChecks = ["Playing": 7.0, "Exercises": 2.9, "Grading": 13.1, "SharedJudges": 2.3, "Checks": 3.7]
    static let ofTheRest = ["Judges": 10.5, "WorkbookKit": 14.3]
    private static let all = ofChapters.merging(ofChecks) { $1 }.merging(ofTheRest) { $1 }

    static func modules(of product: String) -> Set<String> {
        switch product {
        case BuildFolder.wholeName: Set(all.keys)
        case BuildFolder.checkName, BuildFolder.libraryName: Set(ofChapters.keys).union(ofChecks.keys)
        default: Set(ofChapters.keys)
        }
    }

    /// The remaining processor seconds of modules in a folder, in proportion to the files that haven't been
    /// compiled or have changed. 0 in a release build, which compiles whole modules.
    static func left(of modules: Set<String>, in folder: BuildFolder) -> [String: Double] {
        all.filter { modules.contains($0.key) }.reduce(into: [:]) { left, module in
            let place = "Sources/\(module.key)"
            let sources = BuildFolder.Product(
                name: module.key, file: folder.program(named: module.key), sources: [place])
            let names = FileManager.default.enumerator(atPath: folder.checkout.root.appending(path: place).path)
            let files = names?.count { ($0 as? String)?.hasSuffix(".swift") == true } ?? 0
            guard files > 0 else { return }
            left[module.key] = module.value * Double(folder.leastSteps(for: sources)) / Double(files)
        }
    }
}

extension BuildFolder {
    /// The minimum number of steps in a product's build: its files in Sources that aren't compiled yet or have changed.
    /// SwiftPM's own count grows until the end. 0 in a release build, which compiles whole modules.
    func leastSteps(for product: Product) -> Int {
        guard layout.configuration == .debug else { return 0 }
        return product.sources.reduce(0) { $0 + changedFiles(in: $1) }
    }

    private func changedFiles(in folder: String) -> Int {
        let paths = FileManager.default.enumerator(atPath: checkout.root.appending(path: folder).path)
        var count = 0
        while let path = paths?.nextObject() as? String {
            let parts = "\(folder)/\(path)".split(separator: "/").map(String.init)
            guard let name = parts.last, name.hasSuffix(".swift"), parts.count > 2, parts[0] == "Sources" else {
                continue
            }
            let module = parts[1].replacing("-", with: "_")
            let object = modificationTime(ofPath: layout.object(of: name, in: module))
            let source = modificationTime(ofPath: "\(checkout.root.path)/\(folder)/\(path)")
            if let object, let source, object >= source { continue }
            count += 1
        }
        return count
    }
}
