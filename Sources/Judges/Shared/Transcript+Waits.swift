import Grading

extension Transcript {
    /// The recording with what happened in waits and after the release counted to the moments before them: judges of
    /// texts compare moment by moment, and nothing is typed in those.
    var withoutWaits: Transcript {
        var merged = self
        merged.moments = moments.dropLast().reduce(into: []) { moments, moment in
            if let last = moments.indices.last, [.wait, .release].contains(moment.stimulus?.action) {
                moments[last].observations += moment.observations
                moments[last].alive = moment.alive
            } else {
                moments.append(moment)
            }
        }
        merged.moments += moments.suffix(1)
        return merged
    }
}
