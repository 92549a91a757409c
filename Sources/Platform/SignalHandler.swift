/// Sets the handler of a signal action. On macOS the C structure has another field for it.
public func setHandler(of action: inout sigaction, to handler: @escaping @convention(c) (CInt) -> Void) {
    #if os(Linux)
    action.__sigaction_handler.sa_handler = handler
    #else
    action.__sigaction_u.__sa_handler = handler
    #endif
}
