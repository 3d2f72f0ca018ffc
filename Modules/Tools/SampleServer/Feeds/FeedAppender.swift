import WebServer

/// Appends an item to the bytes of a feed, in the feed's own format.
enum FeedAppender {
  /// Adds one item to a feed.
  /// - Parameters:
  ///   - number: 1 for the first item that is added to this feed, then 2, and so on. It determines the item's title, link and identifier.
  ///   - url: The URL of the server, for the item's link.
  /// - Returns: The new bytes; nil when the feed has no place for an item.
  static func adding(item number: Int, to bytes: [UInt8], of feed: SampleFeed, at date: HTTPDate, url: String) -> [UInt8]? {
    guard let place = bytes.ranges(of: Array(closing(feed.format).utf8)).last?.lowerBound else { return nil }
    let title = "Latest news, part \(number)"
    let link = "\(url)/articles/\(feed.name)/latest-news-part-\(number)"
    let item = item(in: feed.format, title: title, link: link, at: date)
    return bytes[..<place] + Array(item.utf8) + bytes[place...]
  }

  /// The text that follows the last item. In the JSON samples, `items` is the last member, so its closing bracket is the last one. The
  /// table of contents of an RSS 1.0 channel stays unchanged, because feed readers do not need it.
  private static func closing(_ format: SampleFeedFormat) -> String {
    switch format {
    case .rss091, .rss092, .rss20: "</channel>"
    case .rss10: "</rdf:RDF>"
    case .atom03, .atom10: "</feed>"
    case .jsonFeed10, .jsonFeed11: "]"
    }
  }

  /// The text of the new item. It is pure ASCII, so that it is valid in the encoding of every sample.
  private static func item(in format: SampleFeedFormat, title: String, link: String, at date: HTTPDate) -> String {
    let text = "This item came while the server was running."
    switch format {
    case .rss091:
      return "<item><title>\(title)</title><link>\(link)</link><description>\(text)</description></item>\n"
    case .rss092:
      return "<item><title>\(title)</title><link>\(link)</link><description>\(text)</description><pubDate>\(date.text)</pubDate></item>\n"
    case .rss10:
      return """
        <item rdf:about="\(link)"><title>\(title)</title><link>\(link)</link><description>\(text)</description>\
        <dc:date>\(date.internetText)</dc:date></item>

        """
    case .rss20:
      return """
        <item><title>\(title)</title><link>\(link)</link><guid>\(link)</guid><pubDate>\(date.text)</pubDate>\
        <description>\(text)</description></item>

        """
    case .atom03:
      return """
        <entry><title>\(title)</title><link rel="alternate" type="text/html" href="\(link)"/><id>\(link)</id>\
        <issued>\(date.internetText)</issued><modified>\(date.internetText)</modified><summary>\(text)</summary></entry>

        """
    case .atom10:
      return """
        <entry><title>\(title)</title><link href="\(link)"/><id>\(link)</id><updated>\(date.internetText)</updated>\
        <summary>\(text)</summary></entry>

        """
    case .jsonFeed10, .jsonFeed11:
      return """
        , {"id": "\(link)", "url": "\(link)", "title": "\(title)", "content_text": "\(text)", "date_published": "\(date.internetText)"}

        """
    }
  }
}
