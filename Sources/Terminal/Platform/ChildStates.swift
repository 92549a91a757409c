/// Whether a child of this process has ended. Its process ID stays valid until its status is collected elsewhere.
public func childHasEnded(_ process: pid_t) -> Bool { childHas(process, CInt(WEXITED)) ?? true }

/// Whether a child is suspended by a signal.
public func childIsSuspended(_ process: pid_t) -> Bool { childHas(process, CInt(WSTOPPED)) ?? false }

/// Blocks the thread until a child has ended.
func waitForEnd(ofChild process: pid_t) {
    var information = siginfo_t()
    while waitid(P_PID, id_t(process), &information, CInt(WEXITED) | CInt(WNOWAIT)) != 0, errno == EINTR {}
}

/// - Returns: nil if there's no such child.
private func childHas(_ process: pid_t, _ change: CInt) -> Bool? {
    var information = siginfo_t()
    let answer = waitid(P_PID, id_t(process), &information, change | CInt(WNOHANG) | CInt(WNOWAIT))
    return answer == 0 ? information.si_signo != 0 : nil
}
