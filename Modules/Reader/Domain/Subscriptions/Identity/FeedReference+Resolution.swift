import CoreDomain

extension FeedReference {
  /// The minimum length of an id prefix.
  static let shortestPrefix = 4

  /// Returns the matching subscription. The criteria apply in this order: URL or source, URL in another notation, title, prefix of the id, part
  /// of the title. The first criterion with a match decides.
  /// - Throws: `subscription(.feedNotFound)`, or `subscription(.feedAmbiguous)` when several match equally well.
  public func resolve(in subscriptions: [Subscription]) throws(ReaderError) -> Subscription {
    let wanted = text.caseFolded
    guard !wanted.isEmpty else { throw .subscription(.feedNotFound(self)) }
    let url = try? WebURL(feed: text)
    let normalized = url?.normalized
    let ways: [(Subscription) -> Bool] = [
      { $0.url == url || $0.source?.text == text || ($0.url.address == text && !URLRedaction.isRedacted(text)) },
      { $0.url.normalized == normalized },
      { $0.title.caseFolded == wanted },
      { wanted.utf8.count >= Self.shortestPrefix && $0.id.text.hasPrefix(wanted) },
      { $0.title.caseFolded.contains(wanted) },
    ]
    for fits in ways {
      let matches = subscriptions.filter(fits)
      if matches.count == 1 { return matches[0] }
      if matches.count > 1 { throw .subscription(.feedAmbiguous(self, matches: matches)) }
    }
    throw .subscription(.feedNotFound(self))
  }

  /// The subscriptions that several references name, in the user's order, each once. All subscriptions when `references` is empty.
  /// - Throws: `subscription(.feedNotFound)`, `subscription(.feedAmbiguous)`.
  static func resolve(_ references: [FeedReference], in all: [Subscription]) throws(ReaderError) -> [Subscription] {
    guard !references.isEmpty else { return all }
    var wanted: Set<FeedID> = []
    for reference in references { wanted.insert(try reference.resolve(in: all).id) }
    return all.filter { wanted.contains($0.id) }
  }
}
