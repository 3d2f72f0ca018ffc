import WebServer

/// The page for an item's link: it shows the article's title, and links to the feed.
enum ArticlePage {
  /// The page for `/articles/FEED/SLUG`; nil for any other path or an unknown feed. A slug consists of lower-case ASCII letters, digits and
  /// hyphens.
  static func document(path: String) -> SitePage? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 4, parts[1] == "articles", isSlug(parts[3]), let feed = SampleFeed.all.first(where: { $0.name == parts[2] }) else {
      return nil
    }
    let words = parts[3].replacing("-", with: " ")
    let title = words.prefix(1).uppercased() + words.dropFirst()
    let page = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
        <meta charset="utf-8">
        <title>\(title)</title>
        <link rel="alternate" type="\(MediaType.ofFile(named: feed.path))" title="\(feed.title)" href="\(feed.path)">
      </head>
      <body>
        <h1>\(title)</h1>
        <p>An article of <a href="\(feed.path)">\(feed.title)</a>. The whole text is in the feed.</p>
      </body>
      </html>

      """
    return SitePage(Array(page.utf8), mediaType: MediaType.ofFile(named: "page.html"), lastModified: .published)
  }

  private static func isSlug(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D }
  }
}
