import CoreDomain

/// The rules that decide whether items of two documents of a feed are the same item.
///
/// The identity is the first of these that the item has: guid, URL, title with date, first file, title, body, summary.
///
/// Some publishers give the same guid or URL to different items. Only for such items, four more steps apply. The first adds the URL, or
/// the title of an item without a URL. The second adds the URL of the first file. The third adds title and date if both differ: an item
/// that differs in only one of them was edited, or is listed twice. The fourth adds the title if all items have titles, but neither guids nor dates,
/// such as the entries of a list of changes on one page. A step applies to all items that share an identity, wherever they are
/// in the document. If the topmost item kept the bare guid, every new item would inherit the identity and the star of the item below it.
///
/// Never change these rules: the identities of all articles on every user's disk depend on them. A test pins their results.
public enum ArticleIdentity {
  /// The identities of a document's items, in document order. An identity is nil when an earlier item has the same one: the item is listed
  /// twice.
  public static func identities(of items: [FeedItem]) -> [String?] {
    var identities = items.map(name(of:))
    for level in SharedIdentityLevel.allCases {
      for sharers in sharers(of: identities) where level.tellsApart(sharers.map { items[$0] }) {
        for index in sharers { identities[index] += level.distinction(of: items[index]) }
      }
    }
    var seen: Set<String> = []
    return identities.map { seen.insert($0).inserted ? $0 : nil }
  }

  /// All identities that an item can have, depending on the other items of its document.
  static func possibleIdentities(of item: FeedItem) -> [String] { possibleIdentities(of: item, SharedIdentityLevel.allCases) }

  private static func possibleIdentities(of item: FeedItem, _ levels: [SharedIdentityLevel]) -> [String] {
    levels.reduce([name(of: item)]) { identities, level in
      let distinction = level.distinction(of: item)
      return distinction.isEmpty ? identities : identities + identities.map { $0 + distinction }
    }
  }

  /// The identity from which those of an item's twins are made. It has no title of an undated link.
  static func identityOfTwins(of item: FeedItem) -> String {
    possibleIdentities(of: item, SharedIdentityLevel.allCases.filter { $0 != .title }).last ?? ""
  }

  /// The identity of a further item whose possible identities all belong to others. Only a feed server sends such items: without guids, nothing tells
  /// them apart.
  /// - Parameters:
  ///   - number: from 1.
  ///   - identity: `identityOfTwins` of the item without a guid.
  static func twin(_ number: Int, of identity: String) -> String { "\(identity)\nserver:\(number)" }

  /// The indices of the items that share an identity, for each shared identity.
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

/// The properties that distinguish items with a shared identity, in the order of the steps.
private enum SharedIdentityLevel: CaseIterable {
  case page, file, titleAndDate, title

  /// Whether these items, which share an identity, are different items.
  func tellsApart(_ items: [FeedItem]) -> Bool {
    switch self {
    case .page: Set(items.map(distinction)).count > 1
    case .file: Set(items.compactMap(\.enclosures.first?.url)).count > 1
    case .titleAndDate:
      // Several titles and several dates imply two items that differ in both.
      Set(items.compactMap(\.titleAndDate?.title)).count > 1 && Set(items.compactMap(\.titleAndDate?.date)).count > 1
    case .title:
      // If one had no title, it would inherit the identity that the others leave.
      items.allSatisfy { !distinction(of: $0).isEmpty } && Set(items.map(distinction)).count > 1
    }
  }

  /// The text to add to an item's identity; empty when the item lacks the property.
  func distinction(of item: FeedItem) -> String {
    switch self {
    case .page:
      if let url = item.url { return item.ownGUID == nil ? "" : "\nat:\(url.text)" }
      let title = item.title.collapsingWhitespace()
      return title.isEmpty ? "" : "\ntitled:\(title)"
    case .file: return item.enclosures.first.map { "\nfile:\($0.url.text)" } ?? ""
    case .titleAndDate: return item.titleAndDate.map { "\ntitled:\($0.title)\non:\($0.date.milliseconds)" } ?? ""
    case .title:
      let title = item.title.collapsingWhitespace()
      return item.isUndatedLink && !title.isEmpty ? "\ntitled:\(title)" : ""
    }
  }
}

extension FeedItem {
  /// The guid; nil when it is missing or contains only white space.
  var ownGUID: String? { guid.map { $0.trimmingWhitespace() }.flatMap { $0.isEmpty ? nil : $0 } }

  /// The title and the publication date; nil when one is missing. The modification date does not count: an item that changes keeps its guid
  /// and its identity (RFC 4287 section 4.1.1).
  fileprivate var titleAndDate: (title: String, date: Timestamp)? {
    let title = title.collapsingWhitespace()
    guard !title.isEmpty, let published else { return nil }
    return (title, published)
  }

  /// Whether nothing but its URL and its content identifies the item.
  fileprivate var isUndatedLink: Bool { ownGUID == nil && url != nil && published == nil }
}
