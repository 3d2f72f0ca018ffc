/// Finds errors in a feed's items, independent of the document's syntax.
public enum ItemValidation {
  /// The diagnostics for the items of one document, given in document order.
  public static func findings(in items: [FeedItem]) -> [FeedDiagnostic] {
    let kept = zip(items, ItemIdentity.identities(of: items)).compactMap { item, identity in identity == nil ? nil : item }
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
