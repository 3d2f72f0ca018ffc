/// What makes an item of a feed the same item next time.
///
/// The ladder: its guid; else its address; else title and date; else the title; else the body. The first rung that the item has decides.
/// Never change this: every article on every person's disk is known by it. A test pins it.
public enum ItemIdentity {
  /// The identities of a document's items, in its order, each nil when the same identity stood further up: one item that is listed twice.
  ///
  /// Some publishers give one guid to different items. Those that differ in their address are told apart by it.
  public static func identities(of items: [FeedItem]) -> [String?] {
    var seen: [String: WebAddress?] = [:]
    return items.map { item in
      let identity = identity(of: item)
      guard let holder = seen[identity] else {
        seen[identity] = .some(item.address)
        return identity
      }
      guard let address = item.address, address != holder else { return nil }
      let distinct = "\(identity)\nat:\(address.text)"
      guard seen.updateValue(address, forKey: distinct) == nil else { return nil }
      return distinct
    }
  }

  private static func identity(of item: FeedItem) -> String {
    if let guid = item.guid?.trimmingWhitespace(), !guid.isEmpty { return "guid:\(guid)" }
    if let address = item.address { return "link:\(address.text)" }
    let title = item.title.collapsingWhitespace()
    if !title.isEmpty, let published = item.published { return "title:\(title)\non:\(published.milliseconds)" }
    if !title.isEmpty { return "title:\(title)" }
    switch item.body {
    case .html(let text), .text(let text): return "body:\(text.collapsingWhitespace())"
    case .none: return "empty"
    }
  }
}
