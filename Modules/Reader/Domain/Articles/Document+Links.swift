public import CoreDomain

extension Document {
  /// The document with other targets of its links to pages. The text, the media and other addresses stay.
  public func replacingLinks(_ replaced: (WebURL) -> WebURL) -> Document {
    Document(
      blocks: blocks.map { $0.replacingLinks(replaced) }, footnotes: footnotes.map { $0.map { $0.replacingLinks(replaced) } })
  }
}

extension Document.Block {
  fileprivate func replacingLinks(_ replaced: (WebURL) -> WebURL) -> Document.Block {
    switch self {
    case .paragraph(let spans): .paragraph(spans.map { $0.replacingLinks(replaced) })
    case .heading(let level, let spans): .heading(level: level, spans.map { $0.replacingLinks(replaced) })
    case .preformatted(let spans): .preformatted(spans.map { $0.replacingLinks(replaced) })
    case .list(let items):
      .list(items.map { Document.Item($0.marker, $0.blocks.map { $0.replacingLinks(replaced) }) })
    case .quote(let blocks): .quote(blocks.map { $0.replacingLinks(replaced) })
    case .table(let headerRows, let rows):
      .table(headerRows: headerRows, rows: rows.map { row in row.map { cell in cell.map { $0.replacingLinks(replaced) } } })
    case .rule: self
    }
  }
}

extension Document.Inline {
  fileprivate func replacingLinks(_ replaced: (WebURL) -> WebURL) -> Document.Inline {
    switch self {
    case .link(let spans, let url): .link(spans.map { $0.replacingLinks(replaced) }, replaced(url))
    case .emphasis(let spans): .emphasis(spans.map { $0.replacingLinks(replaced) })
    case .strong(let spans): .strong(spans.map { $0.replacingLinks(replaced) })
    case .address(let spans, let address): .address(spans.map { $0.replacingLinks(replaced) }, address)
    case .text, .code, .media, .footnote, .lineBreak: self
    }
  }
}
