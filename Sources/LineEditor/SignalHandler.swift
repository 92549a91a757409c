#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Sets an action's handler: the field has another name on each platform.
func setHandler(_ action: inout sigaction, _ handler: @escaping @convention(c) (Int32) -> Void) {
    #if canImport(Glibc)
    action.__sigaction_handler.sa_handler = handler
    #else
    action.__sigaction_u.__sa_handler = handler
    #endif
}
