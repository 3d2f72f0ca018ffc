public import CoreScenes
public import ReaderDomain

/// The sentences about feeds that are followed more than once.
public enum JoinWording {
  public static func sentences(for join: FeedJoin) -> [String] {
    join.others.map { "'\($0.title)' (\($0.id)) is joined into '\(join.feed.title)' (\(join.feed.id))." }
  }

  /// The notices about settings that differ, and about rules and views that name a joined feed.
  public static func notices(for result: JoinFeedsResult) -> [Message] {
    result.joins.flatMap { join in join.others.compactMap { leftOut(of: $0, by: join) } + [kept(by: join)].compactMap(\.self) }
      + result.views.map { name in
        Message(
          .warning, "The view '\(name)' names a feed that is joined, and no longer finds its articles.",
          hint: "\(run: "view save --force \(name) QUERY") gives it another query.")
      }
      + result.rules.map { line in
        Message(
          .warning, "This rule names a feed that is joined, and no longer finds its articles: \(line)",
          hint: "\(run: "rules add RULE") adds another one.")
      }
  }

  /// The notice that feeds of a list can be joined; none when there is nothing to join.
  public static func hint(among subscriptions: [Subscription]) -> [Message] {
    let count = FeedJoin.joins(in: subscriptions).reduce(0) { $0 + $1.others.count }
    guard count > 0 else { return [] }
    return [
      Message(
        .notice, "\(CountWording.text(count, "feed")) \(count == 1 ? "is" : "are") in the list twice, with another notation of the URL.",
        hint: "\(run: "feeds join") joins them, and \(run: "feeds join --dry-run") shows how.")
    ]
  }

  private static func leftOut(of other: Subscription, by join: FeedJoin) -> Message? {
    guard let names = join.leftOut[other.id], !names.isEmpty else { return nil }
    return Message(
      .notice, "'\(join.feed.title)' has other values, so these of '\(other.title)' are left out: \(names.joined(separator: ", ")).")
  }

  /// The notice that the feed keeps more articles than before.
  private static func kept(by join: FeedJoin) -> Message? {
    let limits = [FeedSettings.Key.keepArticles, .keepDays].compactMap { key in
      join.change.settings?[key].flatMap { $0 == join.feed.settings[key] ? nil : "\(key.rawValue)=\($0)" }
    }
    guard !limits.isEmpty else { return nil }
    return Message(.notice, "'\(join.feed.title)' has \(limits.joined(separator: " ")), so that no article is removed by the join.")
  }
}
