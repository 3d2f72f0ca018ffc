/// How a person names one of their feeds: the beginning of its id, its address, its title or a part of it.
public struct FeedReference: Hashable, Sendable {
  /// What was typed.
  public let text: String

  /// Takes what was typed.
  public init(_ text: String) {
    self.text = text.trimmingWhitespace()
  }

  /// The fewest digits of an id that count as one.
  private static let shortestPrefix = 4

  /// The subscription that is meant. The first of these that fits one decides: address, title, beginning of the id, part of the title.
  /// - Throws: `feedNotFound`, or `feedAmbiguous` when several fit equally well.
  public func resolve(in subscriptions: [Subscription]) throws(ReadingError) -> Subscription {
    let wanted = text.lowercased()
    guard !wanted.isEmpty else { throw .feedNotFound(self) }
    let url = (try? WebURL(text))?.text
    let ways: [(Subscription) -> Bool] = [
      { $0.url.text == url || $0.url.shown == text },
      { $0.title.lowercased() == wanted },
      { wanted.utf8.count >= Self.shortestPrefix && $0.id.text.hasPrefix(wanted) },
      { $0.title.lowercased().contains(wanted) },
    ]
    for fits in ways {
      let matches = subscriptions.filter(fits)
      if matches.count == 1 { return matches[0] }
      if matches.count > 1 { throw .feedAmbiguous(self, matches: matches) }
    }
    throw .feedNotFound(self)
  }

  /// The subscriptions that several references mean, in the person's order and once each; all when there is none.
  /// - Throws: as for a single one.
  static func resolve(_ references: [FeedReference], in all: [Subscription]) throws(ReadingError) -> [Subscription] {
    guard !references.isEmpty else { return all }
    var wanted: Set<FeedID> = []
    for reference in references { wanted.insert(try reference.resolve(in: all).id) }
    return all.filter { wanted.contains($0.id) }
  }
}
