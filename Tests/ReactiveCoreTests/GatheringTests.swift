import Testing

@Suite("Operators that wait for the end")
struct GatheringTests {
    @Test("collect sends all values at once when its source completes")
    func collect() {
        validate {
            "ab-c|"
            $0.inputs[0].collect().map { $0.joined() }
            "----['abc'|]"
        }
    }

    @Test("collect sends an empty array for an empty source")
    func collectNothing() {
        validate {
            "--|"
            $0.inputs[0].collect().map { $0.joined() }
            "--[''|]"
        }
    }

    @Test("take(last:) sends the newest values, oldest first, when its source completes")
    func takeLast() {
        validate {
            "abc-d|"
            $0.inputs[0].take(last: 2)
            "-----[cd|]"
            $0.inputs[0].take(first: 1).take(last: 2)
            "[a|]"
        }
    }

    @Test("take(last: 0) and take(first: 0) complete at once, without subscribing to the source")
    func takeNone() {
        validate {
            "ab#"
            $0.inputs[0].take(last: 0)
            "|"
            $0.inputs[0].take(first: 0)
            "|"
            $0.subscriptions[0]
            "-"
        }
    }

    @Test("skip(last:) holds each value back until enough values follow it")
    func skipLast() {
        validate {
            "abc-d|"
            $0.inputs[0].skip(last: 2)
            "--a-b|"
            $0.inputs[0].skip(last: 0)
            "abc-d|"
            $0.inputs[0].take(first: 1).skip(last: 2)
            "|"
        }
    }

    @Test("skip(until:) opens with the trigger's first value, and disposes the trigger")
    func skipUntil() {
        validate {
            "a-b|"
            "-t"
            $0.inputs[0].skip(until: $0.inputs[1].unfailing)
            "--b|"
            $0.subscriptions[1]
            "^!"
        }
    }

    @Test("skip(until:) opens with the trigger's completion")
    func skipUntilCompletion() {
        validate {
            "a-b|"
            "-|"
            $0.inputs[0].skip(until: $0.inputs[1].unfailing)
            "--b|"
        }
    }

    @Test("skip(until:) stays closed without a trigger, and completes with its source")
    func skipUntilNever() {
        validate {
            "a-b|"
            "---"
            $0.inputs[0].skip(until: $0.inputs[1].unfailing)
            "---|"
        }
    }
}
