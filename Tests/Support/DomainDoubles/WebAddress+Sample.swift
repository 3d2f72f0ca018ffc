public import Domain

extension WebAddress {
  /// A valid address. Stops the test when the text is none.
  public static func sample(_ text: String = "https://example.org/feed.xml") -> WebAddress {
    do { return try WebAddress(text) } catch { preconditionFailure("'\(text)' is no address: \(error)") }
  }
}
