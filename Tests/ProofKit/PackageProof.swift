import Foundation
import Grading
import Terminal
import TerminalTestKit

/// The proof that an app can depend on a version of this repository, and then builds none of its modules except
/// ReactiveCore.
///
/// It commits a snapshot of this checkout to a temporary repository with the tag 1.0.0, so the checkout needn't be
/// clean. It needs no network: the other dependencies come from the clones that this build uses.
public enum PackageProof {
    /// The faults of an app that depends on a version of this repository, as messages.
    public static func faults() async throws -> [String] {
        let client = try ClientPackage()
        try await client.tagSnapshot(of: Book.root)

        let result = try await client.run()
        guard result.terminationStatus.isSuccess, result.standardOutput == "It runs.\n" else {
            return ["An app that depends on ReactiveCore doesn't run: \(result.standardError)"]
        }
        let modules = try client.builtModules()
        let superfluous = modules.intersection(try otherModules())
        return [
            modules.contains("ReactiveCore") ? nil : "The app is built without ReactiveCore.",
            superfluous.isEmpty ? nil : "The app is built with \(superfluous.sorted()).",
            try client.linksLibedit() ? "The app is linked with libedit." : nil,
        ].compactMap(\.self)
    }

    private static func otherModules() throws -> Set<String> {
        let sources = try FileManager.default.contentsOfDirectory(atPath: Book.root.appending(path: "Sources").path)
        return Set(sources).union(["ArgumentParser"]).subtracting(["ReactiveCore"])
    }
}

/// A scratch package whose program imports ReactiveCore.
private struct ClientPackage {
    private let temporary: TemporaryFolder
    private var folder: URL { temporary.url }
    private var repository: URL { folder.appending(path: "reactive-workbook.git") }

    init() throws {
        temporary = try TemporaryFolder(named: "package")
        try temporary.write(
            """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "client",
                platforms: [.macOS(.v15)],
                dependencies: [.package(url: "\(repository.absoluteString)", from: "1.0.0")],
                targets: [
                    .executableTarget(
                        name: "client",
                        dependencies: [.product(name: "ReactiveCore", package: "reactive-workbook")])
                ]
            )
            """, to: "client/Package.swift")
        try temporary.write(
            """
            import ReactiveCore

            let words = Subject<String, Never>()
            words.signal.map { $0 + "." }.subscribe(next: { print($0) })
            words.send("It runs")
            """, to: "client/Sources/client/main.swift")
        // SwiftPM gets the dependency from this build's clone instead of the network.
        let layout = BuildLayout.ofRunningProgram ?? BuildLayout(.native, .debug, ofPackage: Book.root.path)
        let clone = URL(filePath: layout.scratch).appending(path: "checkouts/swift-argument-parser").absoluteString
        try temporary.write(
            """
            { "version": 1, "object": [
                { "original": "https://github.com/apple/swift-argument-parser", "mirror": "\(clone)" } ] }
            """, to: "configuration/mirrors.json")
    }

    func tagSnapshot(of checkout: URL) async throws {
        try await git("init", "--quiet", "--bare", repository.path)
        try await git("--work-tree=\(checkout.path)", "add", "--all")
        try await git("--work-tree=\(checkout.path)", "commit", "--quiet", "--message=Version 1.0.0")
        try await git("tag", "1.0.0")
    }

    private func git(_ arguments: String...) async throws {
        let environment = [
            "GIT_DIR": repository.path, "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null",
            "GIT_AUTHOR_NAME": "Test", "GIT_AUTHOR_EMAIL": "test@example.com",
            "GIT_COMMITTER_NAME": "Test", "GIT_COMMITTER_EMAIL": "test@example.com",
        ]
        let result = try await Spawn("git", arguments, environment: environment).collect()
        guard result.terminationStatus.isSuccess else {
            throw Obstacle("git \(arguments): \(result.standardError)")
        }
    }

    /// pkg-config searches a folder without packages, so libedit counts as missing.
    func run() async throws -> CollectedRun {
        try await Spawn(
            "swift",
            [
                "run", "--build-system", layout.system.rawValue, "--configuration", layout.configuration.rawValue,
                "--disable-index-store", "--disable-dependency-cache",
                "--package-path", folder.appending(path: "client").path, "--scratch-path", layout.scratch,
                "--config-path", folder.appending(path: "configuration").path,
                "--security-path", folder.appending(path: "security").path,
                "client",
            ],
            environment: ["PKG_CONFIG_PATH": folder.path, "PKG_CONFIG_LIBDIR": folder.path]
        ).collect()
    }

    private var layout: BuildLayout {
        let scratch = folder.appending(path: "build").path
        return BuildLayout(BuildLayout.ofRunningProgram?.system ?? .native, .release, scratch: scratch)
    }

    func builtModules() throws -> Set<String> {
        let files = try FileManager.default.contentsOfDirectory(atPath: layout.modules)
        return Set(files.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) })
    }

    func linksLibedit() throws -> Bool {
        let program = try Data(contentsOf: URL(filePath: "\(layout.products)/client"))
        return program.range(of: Data("libedit".utf8)) != nil
    }
}
