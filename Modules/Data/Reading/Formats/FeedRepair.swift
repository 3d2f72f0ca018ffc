/// A fault of a document that was put right on the way.
public enum FeedRepair: Hashable, Sendable {
  /// The document names a character encoding that nobody knows, or another one than it is written in; it was read as `used`.
  case wrongEncoding(named: String, used: String)
  /// The document does not say what encoding it is written in, and it is not UTF-8; it was read as `used`.
  case guessedEncoding(used: String)
  /// So many byte sequences were no characters of the encoding; U+FFFD stands in their place.
  case replacedBytes(count: Int)
  /// So many characters were no text of XML: a bare `&` or `<`, an unknown entity, a `]]>` outside of CDATA. They were escaped.
  case escapedMarkup(count: Int)
  /// So many signs of JSON were missing, too many or not escaped, without a doubt about what was meant.
  case mendedJSON(count: Int)
  /// So many control characters, which XML cannot hold, were left out.
  case droppedControls(count: Int)
  /// The document is damaged from there on: what was complete before it was kept.
  case cutOff(line: Int, reason: String)
}
