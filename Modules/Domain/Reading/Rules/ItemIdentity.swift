/// What makes an item of a feed the same item next time.
///
/// The ladder: its guid; else its address; else title and date; else its first file; else the title; else the body; else the
/// summary. The first rung that the item has decides.
///
/// Some publishers give one guid, or one address, to different items. Those are told apart by further rungs, which only such items climb: their
/// address, or without one their title; then the address of their first file; then title and date, where both differ (an item of which only one
/// is another was edited, or is listed twice). A rung counts for all items that share what stands above it, wherever they stand: if the topmost
/// kept the bare guid, every new item would take over the identity, and so the star, of the one below it.
///
/// Never change this: every article on every person's disk is known by it. A test pins it.
public enum ItemIdentity {
  /// The identities of a document's items, in its order, each nil when the same identity stood further up: one item that is listed twice.
  public static func identities(of items: [FeedItem]) -> [String?] {
    var identities = items.map(name(of:))
    for rung in SharedIdentityRung.allCases {
      for sharers in sharers(of: identities) where rung.tellsApart(sharers.map { items[$0] }) {
        for index in sharers { identities[index] += rung.distinction(of: items[index]) }
      }
    }
    var seen: Set<String> = []
    return identities.map { seen.insert($0).inserted ? $0 : nil }
  }

  /// The identities that an item has or would have, whatever other items stand beside it.
  static func possibleIdentities(of item: FeedItem) -> [String] {
    SharedIdentityRung.allCases.reduce([name(of: item)]) { identities, rung in
      let distinction = rung.distinction(of: item)
      return distinction.isEmpty ? identities : identities + identities.map { $0 + distinction }
    }
  }

  /// The places of the items that share an identity, for each identity that several have.
  private static func sharers(of identities: [String]) -> [[Int]] {
    var seen: Set<String> = []
    var shared: Set<String> = []
    for identity in identities where !seen.insert(identity).inserted { shared.insert(identity) }
    guard !shared.isEmpty else { return [] }
    return Array(Dictionary(grouping: identities.indices.filter { shared.contains(identities[$0]) }) { identities[$0] }.values)
  }

  private static func name(of item: FeedItem) -> String {
    if let guid = item.ownGUID { return "guid:\(guid)" }
    if let url = item.url { return "link:\(url.text)" }
    let title = item.title.collapsingWhitespace()
    if !title.isEmpty, let published = item.published { return "title:\(title)\non:\(published.milliseconds)" }
    if let file = item.enclosures.first { return "file:\(file.url.text)" }
    if !title.isEmpty { return "title:\(title)" }
    switch item.body {
    case .html(let text, _), .text(let text): return "body:\(text.collapsingWhitespace())"
    case .none: return "summary:\(item.summary?.collapsingWhitespace() ?? "")"
    }
  }
}

/// By what items are told apart that share their identity so far, in the order of the rungs.
private enum SharedIdentityRung: CaseIterable {
  case page, file, titleAndDate

  /// Whether these items, which share an identity, are several.
  func tellsApart(_ items: [FeedItem]) -> Bool {
    switch self {
    case .page: Set(items.map(distinction)).count > 1
    case .file: Set(items.compactMap(\.enclosures.first?.url)).count > 1
    case .titleAndDate:
      // Among items of several titles and several dates there are two of which both differ.
      Set(items.compactMap(\.titleAndDate?.title)).count > 1 && Set(items.compactMap(\.titleAndDate?.date)).count > 1
    }
  }

  /// What is added to an item's identity; empty when it has nothing of the kind.
  func distinction(of item: FeedItem) -> String {
    switch self {
    case .page:
      if let url = item.url { return item.ownGUID == nil ? "" : "\nat:\(url.text)" }
      let title = item.title.collapsingWhitespace()
      return title.isEmpty ? "" : "\ntitled:\(title)"
    case .file: return item.enclosures.first.map { "\nfile:\($0.url.text)" } ?? ""
    case .titleAndDate: return item.titleAndDate.map { "\ntitled:\($0.title)\non:\($0.date.milliseconds)" } ?? ""
    }
  }
}

extension FeedItem {
  /// A guid of nothing but white space is none.
  var ownGUID: String? { guid.map { $0.trimmingWhitespace() }.flatMap { $0.isEmpty ? nil : $0 } }

  /// Both, of an item that has both. A date of change does not count: what changes keeps its guid, and is the same item (RFC 4287 section 4.1.1).
  fileprivate var titleAndDate: (title: String, date: Timestamp)? {
    let title = title.collapsingWhitespace()
    guard !title.isEmpty, let published else { return nil }
    return (title, published)
  }
}
