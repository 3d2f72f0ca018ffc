/// The limits beyond which a feed document is treated as hostile. What is beyond them is left out and reported.
///
/// An element takes up to 300 bytes of memory, even if the document spends four on it, and compressed documents repeat it for nothing.
struct FeedLimits: Hashable, Sendable {
  /// The maximum number of items, and of elements in a JSON list. Real feeds have at most some thousands.
  var items = 100_000
  /// The maximum number of elements inside one item, at any depth. Real items have at most some hundreds.
  var elementsOfItem = 10_000
  /// The maximum number of XML elements or JSON values in a document. Markup and elements of unknown namespaces do not count. One with many
  /// attributes counts as several.
  var elements = 1_000_000

  static let `default` = FeedLimits()
}
