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
  /// References to characters that HTML names and the document does not declare were read as these characters.
  case undeclaredEntities(count: Int)
  /// The marks of CDATA sections were escaped, so that they were part of the text. They were removed.
  case escapedSections(count: Int)
  /// Names have a prefix that the document does not declare.
  case undeclaredPrefixes(count: Int)
  /// White space before the XML declaration was ignored.
  case leadingSpace
  /// HTML elements that are not escaped were read as a part of the text around them.
  case unescapedElements(count: Int)
  /// Control characters were read as the characters that windows-1252 has in their place.
  case windowsCharacters(count: Int)
  /// Parts that are too long, too many or nested too deeply were left out, such as the text of an item.
  case leftOut(count: Int)
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

/// Finds errors in a feed's items, independent of the document's syntax.
public enum ItemValidation {
  /// The diagnostics for the items of one document, given in document order.
  public static func findings(in items: [FeedItem]) -> [FeedDiagnostic] {
    let kept = zip(items, ArticleIdentity.identities(of: items)).compactMap { item, identity in identity == nil ? nil : item }
    let guids = kept.compactMap(\.ownGUID)
    let uses = Dictionary(guids.map { ($0, 1) }, uniquingKeysWith: +)
    let counted: [(count: Int, finding: (Int) -> FeedDiagnostic)] = [
      (items.count - kept.count, FeedDiagnostic.repeatedItems),
      (guids.count { uses[$0, default: 0] > 1 }, FeedDiagnostic.sharedGUIDs),
      (kept.count { $0.ownGUID == nil && $0.url == nil }, FeedDiagnostic.itemsWithoutIdentity),
      (kept.count { $0.published == nil && $0.updated == nil }, FeedDiagnostic.itemsWithoutDate),
    ]
    return counted.filter { $0.count > 0 }.map { $0.finding($0.count) }
  }
}
