/// What is wrong with a feed's items, however well its document is written.
public enum ItemFaults {
  /// The findings on items of one document, given in its order.
  public static func findings(in items: [FeedItem]) -> [FeedFinding] {
    let kept = zip(items, ItemIdentity.identities(of: items)).compactMap { item, identity in identity == nil ? nil : item }
    let guids = kept.compactMap(guid(of:))
    let uses = Dictionary(guids.map { ($0, 1) }, uniquingKeysWith: +)
    let counted: [(count: Int, finding: (Int) -> FeedFinding)] = [
      (items.count - kept.count, FeedFinding.repeatedItems),
      (guids.count { uses[$0, default: 0] > 1 }, FeedFinding.sharedGUIDs),
      (kept.count { guid(of: $0) == nil && $0.address == nil }, FeedFinding.itemsWithoutIdentity),
      (kept.count { $0.published == nil && $0.updated == nil }, FeedFinding.itemsWithoutDate),
    ]
    return counted.filter { $0.count > 0 }.map { $0.finding($0.count) }
  }

  /// A guid of nothing but white space is none.
  private static func guid(of item: FeedItem) -> String? {
    item.guid.map { $0.trimmingWhitespace() }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
