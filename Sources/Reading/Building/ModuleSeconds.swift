import Foundation

/// What compiling a module takes, in processor seconds. `Tests/FirstContact/measure.py --modules` measures it.
///
/// A package that isn't part of this one counts with the first module that needs it.
enum ModuleSeconds {
    /// What a chapter's program is made of.
    static let ofChapters = [
        "Platform": 8.0, "TextLayout": 2.0, "BookText": 1.5, "LineEditor": 3.0, "TextStyles": 1.0, "Reading": 14.0,
        "Seeding": 1.5, "ReactiveCore": 20.0, "SocialService": 15.0, "TerminalUI": 6.0, "Marbles": 2.0, "Tracing": 7.0,
        "StarterProject": 5.5, "ChapterKit": 9.0, "ChapterCommand": 1.0,
    ]
    /// What the whole workbook has besides.
    static let ofTheRest = [
        "OperatorLab": 1.5, "Drills": 3.0, "Exercises": 13.0, "Grading": 13.0, "Judges": 17.0, "WorkbookKit": 13.0,
    ]
    private static let all = ofChapters.merging(ofTheRest) { $1 }

    /// The modules that a product is made of.
    static func modules(of product: String) -> Set<String> {
        let isWhole = [BuildFolder.wholeName, BuildFolder.libraryName].contains(product)
        return Set((isWhole ? all : ofChapters).keys)
    }

    /// The processor seconds that modules still take in a folder: those of the files that aren't compiled yet, or have
    /// changed since. 0 in a release build, where a step compiles a whole module.
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
