/// What makes an item of a feed the same item next time.
///
/// The ladder: its guid; else its address; else title and date; else its first file; else the title; else the body; else the
/// summary. The first rung that the item has decides.
/// Never change this: every article on every person's disk is known by it. A test pins it.
public enum ItemIdentity {
  /// The identities of a document's items, in its order, each nil when the same identity stood further up: one item that is listed twice.
  ///
  /// Some publishers give one guid to different items. Those that differ in their address, or without one in their title, are told apart
  /// by it, all of them, wherever they stand: if the topmost kept the bare guid, every new item would take over the identity, and so the
  /// star, of the one below it.
  public static func identities(of items: [FeedItem]) -> [String?] {
    let named = items.map(identity(of:))
    var distinctions: [String: Set<String>] = [:]
    for (item, name) in zip(items, named) { distinctions[name, default: []].insert(distinction(of: item)) }
    var seen: Set<String> = []
    return zip(items, named).map { item, name in
      let isShared = distinctions[name, default: []].count > 1
      let identity = isShared ? distinct(name, item) : name
      return seen.insert(identity).inserted ? identity : nil
    }
  }

  /// The identity that an item would have if it did not share its guid, when it does, or if it did, when it does not. Which of the two
  /// it gets depends on what else is in the document that day; see `ArticleIntake.id(of:stored:)` for why that loses no star. An item without
  /// a guid may be known by its address as if that were one: publishers give up guids, and other readers' archives do not tell the two apart.
  static func otherIdentity(of item: FeedItem, than identity: String) -> String? {
    guard let address = item.address else { return nil }
    guard item.guid?.trimmingWhitespace().isEmpty == false else { return "guid:\(address.text)" }
    let name = Self.identity(of: item)
    return identity == name ? distinct(name, item) : name
  }

  private static func distinct(_ name: String, _ item: FeedItem) -> String {
    let distinction = distinction(of: item)
    return distinction.isEmpty ? name : "\(name)\n\(distinction)"
  }

  private static func distinction(of item: FeedItem) -> String {
    if let address = item.address { return "at:\(address.text)" }
    let title = item.title.collapsingWhitespace()
    return title.isEmpty ? "" : "titled:\(title)"
  }

  private static func identity(of item: FeedItem) -> String {
    if let guid = item.guid?.trimmingWhitespace(), !guid.isEmpty { return "guid:\(guid)" }
    if let address = item.address { return "link:\(address.text)" }
    let title = item.title.collapsingWhitespace()
    if !title.isEmpty, let published = item.published { return "title:\(title)\non:\(published.milliseconds)" }
    if let file = item.enclosures.first { return "file:\(file.address.text)" }
    if !title.isEmpty { return "title:\(title)" }
    switch item.body {
    case .html(let text, _), .text(let text): return "body:\(text.collapsingWhitespace())"
    case .none: return "summary:\(item.summary?.collapsingWhitespace() ?? "")"
    }
  }
}
