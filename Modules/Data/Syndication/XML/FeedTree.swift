internal import Domain

/// The tree of a feed in XML, of which nothing has been made yet.
struct FeedTree {
  /// The root element.
  let root: FeedElement
  /// The format that the root element names.
  let format: FeedFormat
  /// Where the document came from.
  let base: WebURL?

  /// How many items are in it.
  var itemCount: Int {
    switch format {
    case .atom: AtomDocument.entries(in: root).count
    case .rss, .rdf: RSSDocument.items(in: root).count
    case .json: preconditionFailure("JSON is no XML")
    }
  }

  /// What the document says.
  var feed: Feed {
    switch format {
    case .atom: AtomDocument(root, url: base).feed
    case .rss, .rdf: RSSDocument(root, format: format, url: base).feed
    case .json: preconditionFailure("JSON is no XML")
    }
  }
}
