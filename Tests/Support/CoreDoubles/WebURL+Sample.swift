public import CoreDomain

extension WebURL {
  /// A valid URL. Stops the test when the text is not a URL.
  public static func sample(_ text: String = "https://example.org/feed.xml") -> WebURL {
    do { return try WebURL(text) } catch { preconditionFailure("'\(text)' is not a URL: \(error)") }
  }
}
