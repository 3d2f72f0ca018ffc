internal import Domain

/// The tree of an XML feed, before conversion to a feed.
struct FeedTree {
  let root: FeedElement
  /// The format that the root element indicates.
  let format: FeedFormat
  /// The URL of the document.
  let base: WebURL?

  /// The number of items.
  var itemCount: Int {
    switch format {
    case .atom: AtomDocument.entries(in: root).count
    case .rss, .rdf: RSSDocument.items(in: root).count
    case .json: preconditionFailure("JSON is no XML")
    }
  }

  /// The converted feed.
  var feed: Feed {
    switch format {
    case .atom: AtomDocument(root, url: base).feed
    case .rss, .rdf: RSSDocument(root, format: format, url: base).feed
    case .json: preconditionFailure("JSON is no XML")
    }
  }
}
