import Checks
import Grading
import Terminal

/// The failing run of the focused task: its lanes, and stepping through it.
extension Watch {
    func take(_ played: PlayedRuns.Played, of task: TaskReference) async {
        guard task.name == focus?.name else { return }
        if opensRun {
            opensRun = false
            await open(played, of: task)
        } else if showsReport {
            if session.output.canRedraw { show() } else { view.add(played) }
        }
    }

    func openRun() async {
        guard let focus else { return }
        let window = isChecking ? nil : TerminalSize.current
        if let played = playedRuns.played(focus, in: window) { return await open(played, of: focus) }
        guard !isChecking else { return view.status("The check isn't over yet.") }
        guard playedRuns.contains(focus) else {
            return view.status("Task \(focus.name) has no failing run to show.")
        }
        opensRun = true
        view.status("Playing the run again …")
        playedRuns.play(focus)
    }

    private func open(_ played: PlayedRuns.Played, of task: TaskReference) async {
        switch played {
        case .failure(let error): view.status(error.sentence)
        case .success(let replay) where replay.isPass: view.status("This run passes now. Press r to check again.")
        case .success(let replay):
            keys.stop()
            showsReport = false
            if session.output.canRedraw { view.close() } else { view.begin(task) }
            await session.show(replay, of: task)
            listen()
            if session.output.canRedraw { show() } else { view.end(hasRun: true) }
        }
    }

    func stopPlaying() {
        opensRun = false
        playedRuns.cancel()
    }
}
