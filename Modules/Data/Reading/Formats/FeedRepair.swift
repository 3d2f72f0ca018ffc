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
  /// The document type could not be read, or the parser stumbled over something else; what it declares was ignored.
  case ignoredDocumentType
  /// So many references to entities that the document type declares were replaced by what they stand for.
  case expandedEntities(count: Int)
  /// So many tags were not written as XML wants them, not closed, closed in the wrong place, or no tags at all; they were put right.
  case mendedTags(count: Int)
  /// The feed stood inside of something else, a page or a server's warning; only the feed was read.
  case surroundings
  /// The document is damaged from there on: what was complete before it was kept.
  case cutOff(line: Int, reason: String)
}
