/// Something that is not as it should be with a feed, and what was made of it.
public enum FeedDiagnostic: Hashable, Sendable {
  /// The document is no well-formed XML from there on; the findings behind it say how it was put right. Lines count from 1; 0 when the place is
  /// unknown.
  case malformed(line: Int, reason: String)
  /// It names a character encoding that nobody knows, or another one than it is written in; it was read as `used`.
  case wrongEncoding(named: String, used: String)
  /// It does not say what encoding it is written in, and it is not UTF-8; it was read as `used`.
  case guessedEncoding(used: String)
  /// So many byte sequences are no characters of the encoding; U+FFFD stands in their place.
  case replacedBytes(count: Int)
  /// So many characters stand bare that mean something else in XML; they were taken for text.
  case escapedMarkup(count: Int)
  /// So many references to characters are not written as XML wants them; they were put right.
  case repairedReferences(count: Int)
  /// So many signs of JSON are missing, too many or not escaped; they were put right.
  case repairedJSON(count: Int)
  /// So many control characters were left out.
  case droppedControls(count: Int)
  /// What the document type declares was left out.
  case ignoredDocumentType
  /// So many references to entities of the document's own were replaced by what they stand for.
  case expandedEntities(count: Int)
  /// So many tags are not closed, closed in the wrong place, or not written as XML wants them; they were put right.
  case repairedTags(count: Int)
  /// The feed stands inside of something else; only the feed was read.
  case surroundings
  /// It is damaged from there on, and only what was complete before was kept. Lines count from 1; 0 when the place is unknown.
  case cutOff(line: Int, reason: String)
  /// So many items are listed a second time; each is kept once.
  case repeatedItems(count: Int)
  /// So many different items share their guid with another; they are told apart by address or title.
  case sharedGUIDs(count: Int)
  /// So many items have neither guid nor address; they are told apart by what they say.
  case itemsWithoutIdentity(count: Int)
  /// So many items have no date that could be read.
  case itemsWithoutDate(count: Int)

  /// The line of the document that it is about, counted from 1; nil when that is unknown or it is about no one line.
  public var line: Int? {
    switch self {
    case .malformed(let line, _), .cutOff(let line, _): line > 0 ? line : nil
    default: nil
    }
  }
}
