/// Where SwiftPM puts its build products. Its two build systems lay out their folders differently: `native`, the older
/// default, and `swiftbuild`, the newer default.
///
///     let layout = BuildLayout.ofRunningProgram
///     layout?.arguments(forPackage: "/book")   // ["--build-system", "native"]
///     layout?.modules                          // /book/.build/x86_64-unknown-linux-gnu/debug/Modules
///
/// Paths have no trailing slash.
package struct BuildLayout: Sendable, Hashable {
    /// One of SwiftPM's build systems, as `--build-system` names it.
    package enum System: String, Sendable, CaseIterable { case native, swiftbuild }

    /// A configuration, as `--configuration` names it.
    package enum Configuration: String, Sendable, CaseIterable { case debug, release }

    package let system: System
    package let configuration: Configuration
    /// SwiftPM's scratch folder: the package's `.build`, or the folder given with `--scratch-path`.
    package let scratch: String
    /// The folder that contains the programs and libraries.
    package let products: String

    package init(_ system: System, _ configuration: Configuration, ofPackage package: String) {
        self.init(system, configuration, scratch: Self.scratch(ofPackage: package))
    }

    package init(_ system: System, _ configuration: Configuration, scratch: String) {
        (self.system, self.configuration, self.scratch) = (system, configuration, scratch)
        products =
            switch system {
            // A symbolic link to the folder of this machine's architecture.
            case .native: "\(scratch)/\(configuration.rawValue)"
            case .swiftbuild: "\(scratch)/out/Products/\(configuration.folderOfSwiftbuild)"
            }
    }

    /// The layout whose products are in a folder; nil if the path matches neither build system.
    /// - Parameter products: a path without symbolic links.
    package init?(products: String) {
        let names = products.split(separator: "/").map(String.init)
        guard names.count > 3, let last = names.last else { return nil }
        let (above, twoAbove) = (names[names.count - 2], names[names.count - 3])
        if let configuration = Configuration(rawValue: last), Self.isTriple(above) {
            self.init(.native, configuration, scratch: Self.path(names.dropLast(2)), products: products)
        } else if let configuration = Configuration.allCases.first(where: { last == $0.folderOfSwiftbuild }),
            // Swift 6.2 put the products into one folder per architecture.
            above == "Products", twoAbove == "out" || Self.isTriple(twoAbove)
        {
            self.init(.swiftbuild, configuration, scratch: Self.path(names.dropLast(3)), products: products)
        } else {
            return nil
        }
    }

    private init(_ system: System, _ configuration: Configuration, scratch: String, products: String) {
        (self.system, self.configuration, self.scratch, self.products) = (system, configuration, scratch, products)
    }

    package func moved(to products: String) -> BuildLayout {
        BuildLayout(system, configuration, scratch: scratch, products: products)
    }

    /// Whether a name could be a triple, such as `x86_64-unknown-linux-gnu` or `arm64-apple-macosx`.
    private static func isTriple(_ name: String) -> Bool { name.split(separator: "-").count >= 3 }

    private static func path(_ names: some Sequence<String>) -> String { "/" + names.joined(separator: "/") }

    private static func scratch(ofPackage package: String) -> String { package + "/.build" }
}

extension BuildLayout.Configuration {
    fileprivate var folderOfSwiftbuild: String {
        let name = self == .debug ? "Debug" : "Release"
        #if os(Linux)
        return name + "-linux"
        #else
        return name
        #endif
    }
}

// MARK: - Finding it

extension BuildLayout {
    /// The layout in which the running program was built; nil for a program that was copied elsewhere. In tests, it's
    /// the tests' layout.
    package static let ofRunningProgram = containing(runningProgramPath)

    /// The layout that contains a program, even inside a test bundle; nil if none does.
    package static func containing(_ program: String) -> BuildLayout? {
        guard var folder = resolvedPath(program) else { return nil }
        for _ in 0..<6 {
            guard let end = folder.lastIndex(of: "/") else { break }
            folder = String(folder[..<end])
            if let layout = BuildLayout(products: folder) { return layout }
        }
        return nil
    }

    /// Asks SwiftPM for the default layout of a package's build, and blocks until SwiftPM answers; nil if that fails.
    ///
    /// Inside `swift test`, this would wait forever for the lock that's held by the SwiftPM process that runs the
    /// tests. In tests and in programs that SwiftPM built, use ``ofRunningProgram``.
    package static func askingSwiftPM(forPackage package: String) -> BuildLayout? {
        let words = "swift build --package-path '\(package.replacing("'", with: #"'\''"#))' --show-bin-path"
        guard let answer = popen("\(words) 2>/dev/null </dev/null", "r") else { return nil }
        var bytes = [UInt8](repeating: 0, count: 1 << 14)
        let count = fread(&bytes, 1, bytes.count, answer)
        guard pclose(answer) == 0 else { return nil }
        let text = String(decoding: bytes.prefix(count), as: UTF8.self)
        return text.split(separator: "\n").last.flatMap { BuildLayout(products: String($0)) }
    }
}

// MARK: - What is in it

extension BuildLayout {
    /// The options that make `swift build` use this layout.
    package func arguments(forPackage package: String) -> [String] {
        ["--build-system", system.rawValue]
            + (configuration == .debug ? [] : ["--configuration", configuration.rawValue])
            + (isUsual(forPackage: package) ? [] : ["--scratch-path", scratch])
    }

    /// Whether SwiftPM builds a package in this scratch folder without `--scratch-path`.
    package func isUsual(forPackage package: String) -> Bool { scratch == Self.scratch(ofPackage: package) }

    package var modules: String {
        switch system {
        case .native: products + "/Modules"
        case .swiftbuild: products
        }
    }

    /// The path of a compiled module: a file or, with swiftbuild, a folder.
    package func module(_ name: String) -> String { "\(modules)/\(name).swiftmodule" }

    /// The folder of compiled C modules.
    package var moduleCache: String {
        switch system {
        case .native: products + "/ModuleCache"
        case .swiftbuild: scratch + "/out/ModuleCache.noindex"
        }
    }

    /// Whether a module of a library was compiled after a time, in seconds since 1970.
    package func hasCompiled(_ module: String, since time: Double) -> Bool {
        switch system {
        case .native: hasFile(in: objects(of: module), changedAfter: time) { $0.hasSuffix(".o") }
        // The file with all objects of the module, linked into one.
        case .swiftbuild: modificationTime(ofPath: "\(products)/\(module).o").map { $0 > time } ?? false
        }
    }

    package func object(of file: String, in module: String) -> String {
        switch system {
        case .native: "\(objects(of: module))/\(file).o"
        case .swiftbuild: "\(objects(of: module))/\(file.replacing(".swift", with: ".o"))"
        }
    }

    package func objects(of module: String) -> String {
        switch system {
        case .native: return "\(products)/\(module).build"
        case .swiftbuild:
            let folder = "\(scratch)/out/Intermediates.noindex/reactive-workbook.build"
            return "\(folder)/\(configuration.folderOfSwiftbuild)/\(module).build/Objects-normal/\(Self.architecture)"
        }
    }

    private static var architecture: String {
        #if arch(x86_64)
        "x86_64"
        #elseif os(Linux)
        "aarch64"
        #else
        "arm64"
        #endif
    }

    /// The files that SwiftPM locks while it builds: in the scratch folder or in the temporary folder, depending on its
    /// version. The first file contains SwiftPM's process ID.
    package func locks(inTemporaryFolder temporary: String) -> [String] {
        let path = resolvedPath(scratch) ?? scratch
        return ["\(scratch)/.lock", "\(temporary)/\(path.replacing("/", with: "_")).lock"]
    }
}

/// The file that contains the running code: the program itself. In tests on macOS, it is the bundle that Xcode's test
/// runner has loaded.
public var runningProgramPath: String {
    #if os(Linux)
    return "/proc/self/exe"
    #else
    var image = Dl_info()
    guard dladdr(#dsohandle, &image) != 0, let name = image.dli_fname else { return CommandLine.arguments[0] }
    return String(cString: name)
    #endif
}
