/// Writes what is in a text besides text: each kind in a list of its own, in the order of the text.
struct EntityWriter {
    let entities: [SentText.Entity]
    let corpus: Corpus

    func writeFields(to json: inout JSONWriter) {
        json.field(
            "hashtags",
            array: { json in
                for entity in entities {
                    guard case .hashtag(let name) = entity.piece else { continue }
                    json.object { json in
                        json.field("text", name)
                        Self.writeIndices(entity, to: &json)
                    }
                }
            })
        json.field("symbols", array: { _ in })
        json.field(
            "urls",
            array: { json in
                for entity in entities {
                    guard case .link(let address) = entity.piece else { continue }
                    json.object { json in
                        json.field("url", entity.piece.shown)
                        json.field("expanded_url", address)
                        json.field("display_url", ShortLink.display(of: address))
                        Self.writeIndices(entity, to: &json)
                    }
                }
            })
        json.field(
            "user_mentions",
            array: { json in
                for entity in entities {
                    // Somebody whom the service does not know is only text.
                    guard case .mention(let name) = entity.piece, let author = corpus.author(named: name) else {
                        continue
                    }
                    json.object { json in
                        json.field("screen_name", author.screenName)
                        json.field("name", author.name)
                        json.field("id", "id_str", id: author.id)
                        Self.writeIndices(entity, to: &json)
                    }
                }
            })
    }

    private static func writeIndices(_ entity: SentText.Entity, to json: inout JSONWriter) {
        json.field(
            "indices",
            array: { json in
                json.number(entity.start)
                json.number(entity.end)
            })
    }
}
