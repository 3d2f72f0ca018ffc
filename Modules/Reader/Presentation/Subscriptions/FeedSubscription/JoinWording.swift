import CoreScenes
import ReaderDomain

/// The sentences about feeds that are followed more than once.
enum JoinWording {
  static func sentences(for join: FeedJoin) -> [String] {
    join.others.map { "'\($0.title)' (\($0.id)) is joined into '\(join.feed.title)' (\(join.feed.id))." }
  }

  /// The notices about settings that differ, and about rules and views that name a joined feed.
  static func notices(for result: JoinFeedsResult) -> [Message] {
    result.joins.flatMap { join in join.others.compactMap { leftOut(of: $0, by: join) } + [kept(by: join)].compactMap(\.self) }
      + result.views.map { name in
        Message(
          .warning, "The view '\(name.text)' names a feed that is joined, and no longer finds its articles.",
          hint: "\(run: "view save --force \(name.text) QUERY") gives it another query.")
      }
      + result.rules.map { line in
        Message(
          .warning, "This rule names a feed that is joined, and no longer finds its articles: \(line)",
          hint: "\(run: "rules add RULE") adds another one.")
      }
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
