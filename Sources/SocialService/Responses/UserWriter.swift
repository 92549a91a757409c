/// Writes an author with all the fields of a v1.1 user, in their order. What the corpus does not say is made up from the name,
/// and so the same in every answer.
struct UserWriter {
    let author: Author

    func writeFields(to json: inout JSONWriter) {
        let numbers = author.numbers
        json.field("id", "id_str", id: author.id)
        json.field("name", author.name)
        json.field("screen_name", author.screenName)
        json.field("location", author.location)
        json.field("description", author.biography)
        json.field("url", author.link.map(ShortLink.address))
        json.field("entities", object: { writeEntities(to: &$0) })
        json.field("protected", bool: false)
        let fame = 1 << (4 + numbers.below(10, 1))
        json.field("followers_count", number: fame + numbers.below(fame, 2))
        json.field("friends_count", number: 20 + numbers.below(900, 3))
        json.field("listed_count", number: fame / 40)
        // Between April 2007 and December 2013.
        json.field("created_at", ServiceDate(unixSeconds: 1_175_400_000 + numbers.below(210_000_000, 4)).apiText)
        json.field("favorites_count", number: numbers.below(4000, 5))
        json.field("utc_offset", number: author.timeZone?.secondsFromUTC)
        json.field("time_zone", author.timeZone?.name)
        json.field("geo_enabled", bool: numbers.below(3, 6) == 0)
        json.field("verified", bool: numbers.below(25, 7) == 0)
        json.field("statuses_count", number: 50 + numbers.below(20_000, 8))
        json.field("lang", author.language)
        json.field("contributors_enabled", bool: false)
        json.field("is_translator", bool: false)
        writeLook(numbers, to: &json)
        json.field("following", bool: false)
        json.field("follow_request_sent", bool: false)
        json.field("notifications", bool: false)
    }

    private func writeEntities(to json: inout JSONWriter) {
        if let link = author.link {
            json.field(
                "url",
                object: { json in
                    json.field(
                        "urls",
                        array: { json in
                            json.object { json in
                                json.field("url", ShortLink.address(of: link))
                                json.field("expanded_url", link)
                                json.field("display_url", ShortLink.display(of: link))
                                json.field(
                                    "indices",
                                    array: { json in
                                        json.number(0)
                                        json.number(22)
                                    })
                            }
                        })
                })
        }
        json.field("description", object: { $0.field("urls", array: { _ in }) })
    }

    private func writeLook(_ numbers: SeededNumbers, to json: inout JSONWriter) {
        let hasDefaultLook = numbers.below(2, 9) == 0
        func color(_ index: Int, _ usual: String) -> String {
            if hasDefaultLook { return usual }
            let digits = String(numbers[index] & 0xFF_FFFF, radix: 16, uppercase: true)
            return String(repeating: "0", count: 6 - digits.count) + digits
        }
        json.field("profile_background_color", color(10, "C0DEED"))
        json.field("profile_background_image_url", "http://\(AvatarAddress.host)/images/themes/theme1/bg.png")
        json.field("profile_background_image_url_https", "https://\(AvatarAddress.host)/images/themes/theme1/bg.png")
        json.field("profile_background_tile", bool: false)
        let avatar = AvatarAddress(author: author, size: .normal)
        json.field("profile_image_url", avatar.text(scheme: "http"))
        json.field("profile_image_url_https", avatar.text(scheme: "https"))
        json.field("profile_link_color", color(11, "0084B4"))
        json.field("profile_sidebar_border_color", color(12, "C0DEED"))
        json.field("profile_sidebar_fill_color", color(13, "DDEEF6"))
        json.field("profile_text_color", color(14, "333333"))
        json.field("profile_use_background_image", bool: true)
        json.field("default_profile", bool: hasDefaultLook)
        json.field("default_profile_image", bool: false)
    }
}
