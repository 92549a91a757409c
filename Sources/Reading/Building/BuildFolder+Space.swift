import Foundation

extension BuildFolder {
    /// What a whole build takes, in gigabytes, without the tests.
    package static let gigabytes = 0.9

    /// What is free on the disk of the checkout; nil if the system doesn't say.
    package var freeGigabytes: Double? {
        let disk = try? FileManager.default.attributesOfFileSystem(forPath: checkout.root.path)
        return (disk?[.systemFreeSize] as? NSNumber).map { $0.doubleValue / 1e9 }
    }
}
