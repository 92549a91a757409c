extension APIFailure {
    /// The body that reports the failure, in its shape.
    var body: [UInt8] {
        var json = JSONWriter()
        switch shape {
        case .list:
            json.object { json in
                json.array("errors") { json in
                    json.object { json in
                        json.field("message", message)
                        json.field("code", number: code)
                    }
                }
            }
        case .text:
            json.object { $0.field("errors", message) }
        case .single:
            json.object { $0.field("error", message) }
        case .page:
            return Array(
                """
                <!DOCTYPE html>
                <html><head><title>Twitter / \(message)</title></head>
                <body><h1>Twitter is over capacity.</h1><p>Please wait a moment and try again.</p></body></html>

                """.utf8
            )
        }
        return json.bytes
    }

    var contentType: String {
        shape == .page ? "text/html;charset=utf-8" : "application/json;charset=utf-8"
    }
}
