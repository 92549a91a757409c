import Checks
import Terminal

extension Watch {
    /// - Returns: false if the reader quits.
    func handle(_ press: KeyPresses.Press) async -> Bool {
        switch press {
        case .interrupted, .ended: return false
        case .continued: show()
        case .key(.escape), .key(.scalar("\u{4}")): return false
        case .key(.scalar(let key)): return await handle(key)
        case .key: break
        }
        return true
    }

    private func handle(_ key: Unicode.Scalar) async -> Bool {
        if isAsking {
            isAsking = false
            if key == "y" || key == "Y" { await showSolution() } else { show() }
            return key != "q"
        }
        switch key {
        case "q", "Q": return false
        case "v", "V": await openRun()
        case "r", "R": startCheck()
        case "n", "N": goToNextTask()
        case "h", "H": await showHint()
        case "s", "S": await askForSolution()
        default: break
        }
        return true
    }

    private func goToNextTask() {
        let isOpen = { (task: TaskReference) in self.verdict(of: task)?.isPass != true }
        guard let here = tasks.firstIndex(where: { $0.name == focus?.name }) else { return }
        let others = tasks[(here + 1)...] + tasks[..<here]
        guard let next = others.first(where: isOpen) ?? others.first else { return view.status("It's the only task.") }
        stopPlaying()
        focus = next
        wasShownAsPassed = nil
        show()
    }

    private func showHint() async {
        guard let focus else { return }
        await show(["hint", focus.name], of: focus)
    }

    private func askForSolution() async {
        guard let focus else { return }
        let record = session.stores.progress.current[focus.key]
        guard record.state != .passed, !record.solutionSeen else { return await showSolution() }
        isAsking = true
        view.askForSolution(of: focus)
    }

    private func showSolution() async {
        guard let focus else { return }
        await show(["solution", focus.name, "--yes"], of: focus)
    }

    private func show(_ command: [String], of task: TaskReference) async {
        stopPlaying()
        showsReport = false
        view.begin(task)
        _ = await session.run(command)
        view.end(hasRun: playedRuns.contains(task))
    }
}
