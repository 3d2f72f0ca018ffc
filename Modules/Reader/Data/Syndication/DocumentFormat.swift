internal import ReaderDomain

/// The kind of a document, detected from its content, because servers often send wrong media types.
enum DocumentFormat: Hashable {
  case xml(FeedFormat)
  /// A JSON object.
  case json
  /// An HTML page.
  case page
  /// Another kind of document. The text continues the words "it is".
  case other(found: String)
}
