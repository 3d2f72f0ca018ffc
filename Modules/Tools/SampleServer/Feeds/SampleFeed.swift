/// A feed of the sample server, with the properties of its file.
public struct SampleFeed: Sendable, Equatable {
  /// The path of the feed, with the leading slash: `/feeds/harbour.rss`.
  public let path: String
  public let title: String
  public let format: SampleFeedFormat
  /// The number of items, including the incomplete last item of a feed that is not well-formed.
  public let itemCount: Int
  /// Whether a strict parser can read the whole feed.
  public let isWellFormed: Bool

  /// The part between `/feeds/` and the dot, which is also the folder of the feed's articles.
  var name: Substring {
    path.dropFirst("/feeds/".count).prefix { $0 != "." }
  }
}
