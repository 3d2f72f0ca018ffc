/// The feed formats of the samples.
public enum SampleFeedFormat: Sendable, Equatable, CaseIterable {
  /// RSS 0.91 of Netscape and UserLand: no dates, no identifiers.
  case rss091
  /// RSS 0.92, the first version with enclosures.
  case rss092
  /// RSS 1.0, an RDF document whose items are siblings of the channel (web.resource.org/rss/1.0/spec).
  case rss10
  /// RSS 2.0 (rssboard.org/rss-specification).
  case rss20
  /// Atom 0.3, a draft that many programs used before RFC 4287.
  case atom03
  /// Atom 1.0 (RFC 4287).
  case atom10
  /// JSON Feed 1.0 (jsonfeed.org/version/1).
  case jsonFeed10
  /// JSON Feed 1.1 (jsonfeed.org/version/1.1).
  case jsonFeed11
}
