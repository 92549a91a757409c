import Foundation
import Platform

extension BuildFolder {
    /// How many steps a build of a product takes at least: its source files that aren't compiled yet, or have changed
    /// since. SwiftPM's own number grows until the end. In a release build, where a step compiles a whole module, 0.
    func leastSteps(for product: Product) -> Int {
        guard layout.configuration == .debug else { return 0 }
        return product.sources.reduce(0) { $0 + changedFiles(in: $1) }
    }

    /// - Parameter folder: relative to the checkout, such as `Sources/Marbles`.
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
