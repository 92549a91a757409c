import Foundation
import Platform

enum BuiltProducts {
    /// The folder of the programs; nil if the test isn't in a build folder.
    static let folder = BuildLayout.ofRunningProgram.map { URL(filePath: $0.products) }
}
