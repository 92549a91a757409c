/// The answer that `FormatTests.bytes` expects, whole. (The lines are broken here for reading; the answer has no line ends.)
let expectedBytes = [
    ##"{"statuses":[{"metadata":{"result_type":"recent","iso_language_code":"en"},"##,
    ##""created_at":"Sun Jan 05 07:41:30 +0000 2014","id":419735391173373653,"id_str":"419735391173373653","text":"Trying \"#swift\" &amp; \\ tea","source":"web","truncated":false,"##,
    ##""in_reply_to_status_id":null,"in_reply_to_status_id_str":null,"in_reply_to_user_id":null,"in_reply_to_user_id_str":null,"in_reply_to_screen_name":null,"##,
    ##""user":{"id":754629562,"id_str":"754629562","name":"Ada","screen_name":"ada","location":"Lagos","description":"Writes.","url":null,"##,
    ##""entities":{"description":{"urls":[]}},"protected":false,"##,
    ##""followers_count":83,"friends_count":541,"listed_count":1,"##,
    ##""created_at":"Tue Jul 26 16:33:00 +0000 2011","favorites_count":1787,"utc_offset":null,"time_zone":null,"geo_enabled":true,"verified":false,"statuses_count":19737,"lang":"en","contributors_enabled":false,"is_translator":false,"##,
    ##""profile_background_color":"C0DEED","profile_background_image_url":"http://img.example.org/images/themes/theme1/bg.png","profile_background_image_url_https":"https://img.example.org/images/themes/theme1/bg.png","profile_background_tile":false,"profile_image_url":"http://img.example.org/profile_images/754629562/67dfef60789ea405_normal.png","profile_image_url_https":"https://img.example.org/profile_images/754629562/67dfef60789ea405_normal.png","profile_link_color":"0084B4","profile_sidebar_border_color":"C0DEED","profile_sidebar_fill_color":"DDEEF6","profile_text_color":"333333","profile_use_background_image":true,"default_profile":true,"default_profile_image":false,"following":false,"follow_request_sent":false,"notifications":false},"##,
    ##""geo":null,"coordinates":null,"place":null,"contributors":null,"##,
    ##""retweet_count":0,"favorite_count":1098,"##,
    ##""entities":{"hashtags":[{"text":"swift","indices":[8,14]}],"symbols":[],"urls":[],"user_mentions":[]},"##,
    ##""favorited":false,"retweeted":false,"lang":"en"}],"##,
    ##""search_metadata":{"completed_in":0.034,"max_id":419735391173373653,"max_id_str":"419735391173373653","query":"tea+%23swift","refresh_url":"?since_id=419735391173373653&q=tea+%23swift&lang=en&result_type=recent&include_entities=1","count":15,"since_id":0,"since_id_str":"0"}}"##,
].joined()
