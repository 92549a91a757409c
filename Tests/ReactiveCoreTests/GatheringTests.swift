import Testing

@Suite("Operators that wait for the end") struct GatheringTests {
    @Test(arguments: pictures) func `As drawn`(_ picture: Picture) { picture.validate() }

    @Picture.Book static var pictures: [Picture] {
        Picture("collect sends an empty array for an empty source") {
            "--|"
            $0.inputs[0].collect().map { $0.joined() }
            "--[''|]"
        }
        Picture("take(last:) sends the newest values, oldest first, when its source completes") {
            "abc-d|"
            $0.inputs[0].take(last: 2)
            "-----[cd|]"
            $0.inputs[0].take(first: 1).take(last: 2)
            "[a|]"
        }
        Picture("take(last: 0) and take(first: 0) complete at once, without subscribing to the source") {
            "ab#"
            $0.inputs[0].take(last: 0)
            "|"
            $0.inputs[0].take(first: 0)
            "|"
            $0.subscriptions[0]
            "-"
        }
        Picture("skip(last:) holds each value back until enough values follow it") {
            "abc-d|"
            $0.inputs[0].skip(last: 2)
            "--a-b|"
            $0.inputs[0].skip(last: 0)
            "abc-d|"
            $0.inputs[0].take(first: 1).skip(last: 2)
            "|"
        }
        Picture("skip(until:) opens with the trigger's completion, or stays closed until its source completes") {
            "a-b|"
            "-|"
            "---"
            $0.inputs[0].skip(until: $0.inputs[1].unfailing)
            "--b|"
            $0.inputs[0].skip(until: $0.inputs[2].unfailing)
            "---|"
        }
    }
}
