extension Author {
    /// The author in the API's format. Invented values depend only on the screen name, so they're the same in every
    /// answer.
    var user: JSONText {
        let numbers = numbers
        let fame = 1 << (4 + numbers.below(10, 1))
        // Between April 2007 and November 2013.
        let createdAt = ServiceDate(unixSeconds: 1_175_400_000 + numbers.below(210_000_000, 4)).apiText
        let links: JSONText = link.map { "\"url\":{\"urls\":\([.link(to: $0, 0..<22)])}," } ?? ""
        let isDefault = numbers.below(2, 9) == 0
        func color(_ index: Int, _ usual: String) -> String {
            if isDefault { return usual }
            let digits = String(numbers[index] & 0xFF_FFFF, radix: 16, uppercase: true)
            return String(repeating: "0", count: 6 - digits.count) + digits
        }
        let background = "\(AvatarAddress.host)/images/themes/theme1/bg.png"
        let avatar = AvatarAddress(author: self, size: .normal)
        // "favourites_count" is the API's own spelling.
        return """
            {\("id", id: id),"name":\(name),"screen_name":\(screenName),"location":\(location),\
            "description":\(biography),"url":\(link.map(ShortLink.address)),\
            "entities":{\(links)"description":{"urls":[]}},"protected":false,\
            "followers_count":\(fame + numbers.below(fame, 2)),"friends_count":\(20 + numbers.below(900, 3)),\
            "listed_count":\(fame / 40),"created_at":\(createdAt),"favourites_count":\(numbers.below(4000, 5)),\
            "utc_offset":\(timeZone?.secondsFromUTC),"time_zone":\(timeZone?.name),\
            "geo_enabled":\(numbers.below(3, 6) == 0),"verified":\(numbers.below(25, 7) == 0),\
            "statuses_count":\(50 + numbers.below(20_000, 8)),"lang":\(language),"contributors_enabled":false,\
            "is_translator":false,"profile_background_color":\(color(10, "C0DEED")),\
            "profile_background_image_url":\("http://" + background),\
            "profile_background_image_url_https":\("https://" + background),"profile_background_tile":false,\
            "profile_image_url":\(avatar.text(scheme: "http")),\
            "profile_image_url_https":\(avatar.text(scheme: "https")),"profile_link_color":\(color(11, "0084B4")),\
            "profile_sidebar_border_color":\(color(12, "C0DEED")),"profile_sidebar_fill_color":\(color(13, "DDEEF6")),\
            "profile_text_color":\(color(14, "333333")),"profile_use_background_image":true,\
            "default_profile":\(isDefault),"default_profile_image":false,"following":false,\
            "follow_request_sent":false,"notifications":false}
            """
    }
}
