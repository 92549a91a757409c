/// Writes a failure in its shape.
enum FailureBody {
    static func bytes(of failure: APIFailure) -> [UInt8] {
        var json = JSONWriter()
        switch failure.shape {
        case .list:
            json.object { json in
                json.field(
                    "errors",
                    array: { json in
                        json.object { json in
                            json.field("message", failure.message)
                            json.field("code", number: failure.code)
                        }
                    })
            }
        case .text:
            json.object { $0.field("errors", failure.message) }
        case .single(let request):
            json.object { json in
                json.field("error", failure.message)
                if let request { json.field("request", request) }
            }
        case .page:
            return Array(
                """
                <!DOCTYPE html>
                <html><head><title>Twitter / \(failure.message)</title></head>
                <body><h1>Twitter is over capacity.</h1><p>Please wait a moment and try again.</p></body></html>

                """.utf8
            )
        }
        return json.bytes
    }

    static func contentType(of failure: APIFailure) -> String {
        failure.shape == .page ? "text/html;charset=utf-8" : "application/json;charset=utf-8"
    }
}
