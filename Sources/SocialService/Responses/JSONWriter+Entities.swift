extension JSONWriter {
    mutating func entities(of text: EscapedText, in corpus: Corpus) {
        array("hashtags") { json in
            for entity in text.entities {
                guard case .hashtag(let name) = entity.piece else { continue }
                json.object { json in
                    json.field("text", name)
                    json.indices(entity.range)
                }
            }
        }
        array("symbols")
        array("urls") { json in
            for entity in text.entities {
                if case .link(let address) = entity.piece { json.link(to: address, entity.range) }
            }
        }
        array("user_mentions") { json in
            for entity in text.entities {
                // An unknown name is plain text.
                guard case .mention(let name) = entity.piece, let author = corpus.author(named: name) else { continue }
                json.object { json in
                    json.field("screen_name", author.screenName)
                    json.field("name", author.name)
                    json.field("id", "id_str", id: author.id)
                    json.indices(entity.range)
                }
            }
        }
    }

    mutating func link(to address: String, _ range: Range<Int>) {
        object { json in
            json.field("url", ShortLink.address(of: address))
            json.field("expanded_url", address)
            json.field("display_url", ShortLink.display(of: address))
            json.indices(range)
        }
    }

    private mutating func indices(_ range: Range<Int>) {
        field("indices", literal: "[\(range.lowerBound),\(range.upperBound)]")
    }
}
