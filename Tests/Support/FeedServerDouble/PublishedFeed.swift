/// A feed on the web, which feed servers and readers fetch.
public struct PublishedFeed: Sendable {
  public var title: String
  public var items: [PublishedItem]

  public init(_ title: String, _ items: [PublishedItem] = []) {
    self.title = title
    self.items = items
  }

  /// The feed as RSS 2.0, for a reader that fetches it without a server.
  public var rss: String {
    let items = items.map { item in
      let categories = item.categories.map { "<category>\(Self.escaped($0))</category>" }.joined()
      return """
        <item><guid isPermaLink="false">\(item.guid)</guid><title>\(Self.escaped(item.title))</title><link>\(item.url)</link>\
        <pubDate>\(item.date)</pubDate>\(categories)<description>\(Self.escaped(item.text))</description></item>
        """
    }
    return "<rss version=\"2.0\"><channel><title>\(Self.escaped(title))</title>\(items.joined(separator: "\n"))</channel></rss>"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}

/// An article of a ``PublishedFeed``.
public struct PublishedItem: Sendable {
  public var guid: String
  public var title: String
  public var url: String
  /// The day of June 2026 on which it was published, from 1 to 30, at eight o'clock in UTC.
  public var day: Int
  public var text: String
  public var author = ""
  public var categories: [String] = []
  /// The address of an attached sound; nil without one.
  public var enclosure: String?

  /// - Parameter name: The last part of the guid and of the URL, and the title.
  public init(_ name: String, day: Int = 1, text: String? = nil) {
    guid = "guid-\(name)"
    title = name
    url = "https://quay.example/\(name.replacing(" ", with: "-"))"
    self.day = day
    self.text = text ?? "<p>All about \(name).</p>"
  }

  /// The date of RSS.
  var date: String {
    let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    return "\(weekdays[(day - 1) % 7]), \(day < 10 ? "0" : "")\(day) Jun 2026 08:00:00 GMT"
  }

  /// In seconds since 1970. June 2026 begins at 1,780,272,000.
  var published: Int { 1_780_272_000 + (day - 1) * 86_400 + 8 * 3_600 }
}
