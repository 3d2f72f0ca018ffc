public enum FeedFormat: String, Hashable, Sendable, CaseIterable {
  /// RSS 0.90, 1.0 and 1.1, based on RDF.
  case rdf = "RSS 1.0 (RDF)"
  /// RSS 0.91 to 2.0.
  case rss = "RSS"
  /// Atom 0.3 and 1.0 (RFC 4287).
  case atom = "Atom"
  /// JSON Feed 1.0 and 1.1.
  case json = "JSON Feed"
}
