import Exercises

extension ExerciseTask {
    /// What is wrong with a recording of one of its scenarios, the first being 0; nil if nothing is.
    public func finding(in transcript: Transcript, of scenario: Int) -> Finding? {
        UnscheduledObservation(in: transcript)?.finding ?? scenarios[scenario].judge(transcript)
    }

    /// The verdict on recordings of all its scenarios.
    func verdict(on transcripts: [Transcript]) -> Verdict {
        let findings = zip(scenarios, transcripts).compactMap { $0.judge($1) }
        let unscheduled = transcripts.lazy.compactMap(UnscheduledObservation.init(in:)).first.map { [$0.finding] } ?? []
        return findings.isEmpty && unscheduled.isEmpty ? .passed : .notPassed(unscheduled + findings)
    }

    /// What makes the run shorter that shows the first mistake of a check; nil if no run does. Of several runs that
    /// show it, the shortest.
    func shortening(of runs: [ScenarioRun], _ transcripts: [Transcript], budget: ShorteningBudget) -> Shortening? {
        guard case .notPassed(let findings) = verdict(on: transcripts), let first = findings.first else { return nil }
        let failing = zip(runs, transcripts).compactMap { run, transcript -> (run: ScenarioRun, flaw: Flaw)? in
            guard !run.stimuli.isEmpty, let finding = finding(in: transcript, of: run.scenario),
                Flaw.finding(finding).isSameMistake(as: .finding(first))
            else { return nil }
            return (run, .finding(finding))
        }
        return failing.min { $0.run.stimuli.count < $1.run.stimuli.count }.map {
            shortening(of: $0.run, flaw: $0.flaw, playing: transcripts[0].code, budget: budget)
        }
    }

    /// What makes a run with a flaw shorter.
    func shortening(of run: ScenarioRun, flaw: Flaw, playing code: TaskCode, budget: ShorteningBudget) -> Shortening {
        Shortening(run, flaw: flaw, budget: budget, cutting: scenarios[run.scenario].cuts) { transcript in
            Guarded.run { finding(in: transcript.playing(code), of: run.scenario) }.result ?? nil
        }
    }
}
