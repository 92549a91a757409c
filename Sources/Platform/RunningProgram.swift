/// The file that this code runs from: the program itself. On macOS, in tests, it is the bundle that Xcode's test
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
