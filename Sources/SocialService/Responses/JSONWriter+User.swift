extension JSONWriter {
    /// Writes an author's fields in the API's order.
    ///
    /// Invented values depend only on the screen name, so they're the same in every answer.
    mutating func user(_ author: Author) {
        let numbers = author.numbers
        field("id", "id_str", id: author.id)
        field("name", author.name)
        field("screen_name", author.screenName)
        field("location", author.location)
        field("description", author.biography)
        field("url", author.link.map(ShortLink.address))
        object("entities") { json in
            if let link = author.link {
                json.object("url") { $0.array("urls") { $0.link(to: link, 0..<22) } }
            }
            json.object("description") { $0.array("urls") }
        }
        field("protected", bool: false)
        let fame = 1 << (4 + numbers.below(10, 1))
        field("followers_count", number: fame + numbers.below(fame, 2))
        field("friends_count", number: 20 + numbers.below(900, 3))
        field("listed_count", number: fame / 40)
        // Between April 2007 and November 2013.
        field("created_at", ServiceDate(unixSeconds: 1_175_400_000 + numbers.below(210_000_000, 4)).apiText)
        // The API's own spelling.
        field("favourites_count", number: numbers.below(4000, 5))
        field("utc_offset", number: author.timeZone?.secondsFromUTC)
        field("time_zone", author.timeZone?.name)
        field("geo_enabled", bool: numbers.below(3, 6) == 0)
        field("verified", bool: numbers.below(25, 7) == 0)
        field("statuses_count", number: 50 + numbers.below(20_000, 8))
        field("lang", author.language)
        field("contributors_enabled", bool: false)
        field("is_translator", bool: false)
        profile(of: author, numbers)
        field("following", bool: false)
        field("follow_request_sent", bool: false)
        field("notifications", bool: false)
    }

    private mutating func profile(of author: Author, _ numbers: SeededNumbers) {
        let isDefault = numbers.below(2, 9) == 0
        func color(_ index: Int, _ usual: String) -> String {
            if isDefault { return usual }
            let digits = String(numbers[index] & 0xFF_FFFF, radix: 16, uppercase: true)
            return String(repeating: "0", count: 6 - digits.count) + digits
        }
        field("profile_background_color", color(10, "C0DEED"))
        field("profile_background_image_url", "http://\(AvatarAddress.host)/images/themes/theme1/bg.png")
        field("profile_background_image_url_https", "https://\(AvatarAddress.host)/images/themes/theme1/bg.png")
        field("profile_background_tile", bool: false)
        let avatar = AvatarAddress(author: author, size: .normal)
        field("profile_image_url", avatar.text(scheme: "http"))
        field("profile_image_url_https", avatar.text(scheme: "https"))
        field("profile_link_color", color(11, "0084B4"))
        field("profile_sidebar_border_color", color(12, "C0DEED"))
        field("profile_sidebar_fill_color", color(13, "DDEEF6"))
        field("profile_text_color", color(14, "333333"))
        field("profile_use_background_image", bool: true)
        field("default_profile", bool: isDefault)
        field("default_profile_image", bool: false)
    }
}
