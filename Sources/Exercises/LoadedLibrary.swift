import Marbles

/// The library that this code is in, as it's loaded in this process.
struct LoadedLibrary {
    /// The path of its file.
    let image: String
    private let start: UInt

    init?() {
        guard let call = callsInProgress(depth: 1, leavingOut: 0).first, let place = CodePlace(call) else { return nil }
        (image, start) = (place.image, call &- place.offset)
    }

    /// The mangled name of the public function at an offset; nil for any other function.
    func symbol(at offset: UInt) -> String? {
        var found: (path: UInt, start: UInt, name: UnsafePointer<CChar>?, symbol: UInt) = (0, 0, nil, 0)
        guard let functions = StackFunctions.all, let address = UnsafeMutableRawPointer(bitPattern: start &+ offset),
            functions.find(address, &found) != 0
        else { return nil }
        return found.name.map { String(cString: $0) }
    }
}
