public import CoreDomain
public import ReaderDomain

extension Document {
  /// The URLs of all links, from top to bottom.
  public var links: [WebURL] { (blocks + footnotes.joined()).flatMap(Self.links(of:)) }

  private static func links(of block: Block) -> [WebURL] {
    switch block {
    case .paragraph(let spans), .heading(_, let spans), .preformatted(let spans): spans.flatMap(links(of:))
    case .list(let items): items.flatMap { $0.blocks.flatMap(links(of:)) }
    case .quote(let blocks): blocks.flatMap(links(of:))
    case .table(_, let rows): rows.flatMap { $0.joined().flatMap(links(of:)) }
    case .rule: []
    }
  }

  private static func links(of span: Inline) -> [WebURL] {
    switch span {
    case .link(let inner, let url): [url] + inner.flatMap(links(of:))
    case .emphasis(let inner), .strong(let inner), .address(let inner, _): inner.flatMap(links(of:))
    case .text, .code, .media, .footnote, .lineBreak: []
    }
  }
}
