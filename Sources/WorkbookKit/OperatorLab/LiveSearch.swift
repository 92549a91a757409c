import Marbles
import ReactiveCore

extension OperatorExample {
    /// The book's pipeline, for the site's first page: it plays the texts of a field, and shows their keys instead.
    static let liveSearch = OperatorExample(
        "search", label: "flatMapLatest: only the newest answer",
        inputs: [.source("", named: "text: what you type"), .source("", named: "keys")]
    ) { run in
        let texts = run.hot(showing: 1)
        let (quiet, sent) = (run.stage("throttle: half a second of quiet"), run.stage("search: leaves for Twitter"))
        return texts.filter { $0.count >= 3 }.throttle(.milliseconds(500), on: run.scheduler)
            .doNext { quiet.write(.next($0)) }
            .flatMapLatest { text in
                let answer = Signal<String, MarbleFailure>.just("tweets")
                return answer.delay(.milliseconds(400), on: run.scheduler).doSubscribed { sent.write(.next(text)) }
            }
    }
}
