/// One of the feeds that the sample server serves, as the file says it.
public struct SampleFeed: Sendable, Equatable {
  /// Where it is served, from the slash: `/feeds/harbour.rss`.
  public let path: String
  /// The feed's own title.
  public let title: String
  /// The dialect it is written in.
  public let format: SampleFeedFormat
  /// How many items the file begins; in a feed that is not well formed the last one is cut in the middle and counts too.
  public let itemCount: Int
  /// Whether a strict parser reads it to the end.
  public let isWellFormed: Bool

  /// The word between `/feeds/` and the dot: also the folder of its articles.
  var name: Substring {
    path.dropFirst("/feeds/".count).prefix { $0 != "." }
  }
}
