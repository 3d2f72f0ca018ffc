import CoreDomain

extension Document {
  /// The kinds of media in the text.
  public var media: Set<Media> { Set(embedded.map(\.kind)) }

  /// The media in the text, in reading order.
  var embedded: [(kind: Media, url: WebURL?)] { (blocks + footnotes.flatMap(\.self)).flatMap(\.embedded) }
}

extension Document.Block {
  fileprivate var embedded: [(kind: Document.Media, url: WebURL?)] {
    switch self {
    case .paragraph(let spans), .heading(_, let spans), .preformatted(let spans): spans.flatMap(\.embedded)
    case .list(let items): items.flatMap(\.blocks).flatMap(\.embedded)
    case .quote(let blocks): blocks.flatMap(\.embedded)
    case .table(_, let rows): rows.flatMap(\.self).flatMap(\.self).flatMap(\.embedded)
    case .rule: []
    }
  }
}

extension Document.Inline {
  fileprivate var embedded: [(kind: Document.Media, url: WebURL?)] {
    switch self {
    case .media(let kind, _, let url): [(kind, url)]
    case .emphasis(let spans), .strong(let spans), .link(let spans, _), .address(let spans, _): spans.flatMap(\.embedded)
    case .text, .code, .footnote, .lineBreak: []
    }
  }
}
