/// An error in a feed document, and how the parser handled it.
public enum FeedDiagnostic: Hashable, Sendable {
  /// The document is not well-formed XML from this line on. The diagnostics after this one say how it was repaired. Lines count from 1; 0
  /// means unknown.
  case malformed(line: Int, reason: String)
  /// The document declares an unknown character encoding, or one that it does not use. It was decoded as `used`.
  case wrongEncoding(named: String, used: String)
  /// The document declares no encoding and is not UTF-8. It was decoded as `used`.
  case guessedEncoding(used: String)
  /// Byte sequences that are invalid in the encoding were replaced by U+FFFD.
  case replacedBytes(count: Int)
  /// Unescaped characters with a special meaning in XML were read as text.
  case escapedMarkup(count: Int)
  /// Character references that are not well-formed XML were repaired.
  case repairedReferences(count: Int)
  /// Missing, surplus or unescaped JSON characters were repaired.
  case repairedJSON(count: Int)
  /// Control characters were removed.
  case droppedControls(count: Int)
  /// The declarations of the document type were ignored.
  case ignoredDocumentType
  /// References to entities that the document declares were expanded.
  case expandedEntities(count: Int)
  /// Tags that are unclosed, misplaced or not well-formed XML were repaired.
  case repairedTags(count: Int)
  /// Other content surrounds the feed; only the feed was read.
  case surroundings
  /// The document is damaged from this line on. Only the complete part before it was kept. Lines count from 1; 0 means unknown.
  case cutOff(line: Int, reason: String)
  /// Items are listed a second time; each was kept once.
  case repeatedItems(count: Int)
  /// Different items share a guid; they are distinguished by URL or title.
  case sharedGUIDs(count: Int)
  /// Items have neither a guid nor a URL; they are distinguished by their content.
  case itemsWithoutIdentity(count: Int)
  /// Items have no readable date.
  case itemsWithoutDate(count: Int)

  /// The line that the diagnostic concerns, counted from 1; nil when the line is unknown or the diagnostic concerns no single line.
  public var line: Int? {
    switch self {
    case .malformed(let line, _), .cutOff(let line, _): line > 0 ? line : nil
    default: nil
    }
  }
}
