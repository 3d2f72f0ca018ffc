internal import CoreDomain
internal import ReaderDomain

/// Writes the text of an article as HTML.
struct DocumentMarkup {
  /// How a picture is shown.
  typealias ImageSource = (WebURL) -> String?

  /// The prefix of identities, which makes them unique on a page.
  let name: String
  /// The level of the headline above the text.
  let headingLevel: Int
  /// The source of a picture; nil for a picture of which only the alternative text is shown.
  let source: ImageSource

  private let footnotes: Int
  /// The levels of the open headings of the text, the highest first.
  private var levels: [Int] = []
  private var referenced: Set<Int> = []

  init(_ document: Document, name: String, headingLevel: Int, source: @escaping ImageSource) {
    self.name = name
    self.headingLevel = headingLevel
    self.source = source
    footnotes = document.footnotes.count
  }

  /// Writes blocks of the text itself, whose headings structure the article.
  mutating func write(_ blocks: some Sequence<Document.Block>, to writer: inout MarkupWriter) {
    for block in blocks { write(block, isNested: false, to: &writer) }
  }

  /// Writes the footnotes, each with a link back.
  mutating func write(footnotes notes: [[Document.Block]], to writer: inout MarkupWriter) {
    guard !notes.isEmpty else { return }
    writer.element("ol", [.init("class", "notes")]) { writer in
      for (index, note) in notes.enumerated() {
        writer.element("li", [.init("id", "\(name)-note-\(index + 1)")]) { writer in
          writeNested(note, to: &writer)
          guard referenced.contains(index + 1) else { return }
          writer.element("p", [.init("class", "back")]) { writer in
            writer.element("a", [.init("href", "#\(name)-ref-\(index + 1)"), .init("aria-label", "Back to the text")], "↩")
          }
        }
      }
    }
    writer.newline()
  }

  private mutating func writeNested(_ blocks: [Document.Block], to writer: inout MarkupWriter) {
    for block in blocks { write(block, isNested: true, to: &writer) }
  }

  private mutating func write(_ block: Document.Block, isNested: Bool, to writer: inout MarkupWriter) {
    switch block {
    case .paragraph(let spans): writeParagraph(spans, to: &writer)
    case .heading(let level, let spans): writeHeading(level, spans, isNested, to: &writer)
    case .list(let items): writeList(items, to: &writer)
    case .quote(let blocks): writer.element("blockquote") { writeNested(blocks, to: &$0) }
    case .preformatted(let spans):
      writer.element("pre", [.init("dir", "ltr")]) { writer in writer.element("code") { write(spans, isInLink: false, to: &$0) } }
    case .table(let headerRows, let rows): writeTable(headerRows, rows, to: &writer)
    case .rule: writer.void("hr")
    }
    writer.newline()
  }

  private mutating func writeParagraph(_ spans: [Document.Inline], to writer: inout MarkupWriter) {
    if case .media(.image, let title, let url?) = spans.first, let source = source(url) {
      // A picture of its own, perhaps with a caption below it.
      let caption = spans.dropFirst(spans.dropFirst().first == .lineBreak ? 2 : 1)
      if caption.isEmpty || spans.count > 2 && spans[1] == .lineBreak {
        return writer.element("figure") { writer in
          writer.void("img", [.init("src", source), .init("alt", title)])
          if !caption.isEmpty { writer.element("figcaption") { write(Array(caption), isInLink: false, to: &$0) } }
        }
      }
    }
    writer.element("p") { write(spans, isInLink: false, to: &$0) }
  }

  /// The levels of headings follow each other without a gap, whatever the publisher chose. Inside a list, a quote or a table, a heading is
  /// only strong text.
  private mutating func writeHeading(_ level: Int, _ spans: [Document.Inline], _ isNested: Bool, to writer: inout MarkupWriter) {
    guard !isNested, !Document.plainText(of: spans).allSatisfy(\.isWhitespace) else {
      return writer.element("p") { $0.element("strong") { write(spans, isInLink: false, to: &$0) } }
    }
    while let last = levels.last, last >= level { levels.removeLast() }
    levels.append(level)
    let names: [StaticString] = ["h1", "h2", "h3", "h4", "h5", "h6"]
    writer.element(names[min(headingLevel + levels.count, names.count) - 1]) { write(spans, isInLink: false, to: &$0) }
  }

  private mutating func writeList(_ items: [Document.Item], to writer: inout MarkupWriter) {
    var rest = items[...]
    while let first = rest.first {
      let kind = ListKind(of: first.marker)
      let run = rest.prefix { ListKind(of: $0.marker) == kind }
      rest = rest[run.endIndex...]
      switch kind {
      case .bullets: writeItems(Array(run), in: "ul", [], to: &writer)
      case .numbers: writeItems(Array(run), in: "ol", [], to: &writer)
      case .marked: writeItems(Array(run), in: "ul", [.init("class", "marked")], to: &writer)
      case .definitions: writeDefinitions(run, to: &writer)
      }
    }
  }

  private mutating func writeItems(
    _ items: [Document.Item], in list: StaticString, _ attributes: [MarkupWriter.Attribute], to writer: inout MarkupWriter
  ) {
    writer.element(list, attributes) { writer in
      for item in items {
        let value = if case .number(let number) = item.marker { Int(number) } else { Int?.none }
        writer.element("li", value.map { [.init("value", "\($0)")] } ?? []) { writer in
          switch item.marker {
          case .number(let number) where value == nil: writer.element("span", [.init("class", "marker")], "\(number). ")
          case .task(let isDone): writer.element("span", [.init("class", "marker")], isDone ? "☑ " : "☐ ")
          default: break
          }
          writeNested(item.blocks, to: &writer)
        }
      }
    }
  }

  /// A list of definitions begins with a term and ends with a definition. What is before or after is a list of its own.
  private mutating func writeDefinitions(_ items: ArraySlice<Document.Item>, to writer: inout MarkupWriter) {
    let terms = items.drop { $0.marker != .term }
    let end = terms.lastIndex { $0.marker == .definition }.map { $0 + 1 } ?? terms.startIndex
    let (before, pairs, after) = (items[..<terms.startIndex], terms[terms.startIndex..<end], items[end...])
    if !before.isEmpty { writeItems(Array(before), in: "ul", [.init("class", "marked")], to: &writer) }
    if !pairs.isEmpty {
      writer.element("dl") { writer in
        for item in pairs {
          writer.element(item.marker == .term ? "dt" : "dd") { writeNested(item.blocks, to: &$0) }
        }
      }
    }
    if !after.isEmpty { writeItems(Array(after), in: "ul", [.init("class", "marked")], to: &writer) }
  }

  private mutating func writeTable(_ headerRows: Int, _ rows: [[[Document.Block]]], to writer: inout MarkupWriter) {
    let columns = rows.map(\.count).max() ?? 0
    guard columns > 0 else { return }
    let headerRows = headerRows < rows.count ? headerRows : 0
    writer.element("div", [.init("class", "table")]) { writer in
      writer.element("table") { writer in
        if headerRows > 0 {
          writer.element("thead") { writeRows(rows[..<headerRows], columns, isHeader: true, to: &$0) }
        }
        writer.element("tbody") { writeRows(rows[headerRows...], columns, isHeader: false, to: &$0) }
      }
    }
  }

  private mutating func writeRows(
    _ rows: ArraySlice<[[Document.Block]]>, _ columns: Int, isHeader: Bool, to writer: inout MarkupWriter
  ) {
    for row in rows {
      writer.element("tr") { writer in
        for column in 0..<columns {
          let cell = column < row.count ? row[column] : []
          // An empty cell heads nothing.
          if isHeader, !cell.isEmpty {
            writer.element("th", [.init("scope", "col")]) { writeNested(cell, to: &$0) }
          } else {
            writer.element("td") { writeNested(cell, to: &$0) }
          }
        }
      }
    }
  }

  private mutating func write(_ spans: [Document.Inline], isInLink: Bool, to writer: inout MarkupWriter) {
    for span in spans {
      switch span {
      case .text(let text): writer.words(text)
      case .emphasis(let inner): writer.element("em") { write(inner, isInLink: isInLink, to: &$0) }
      case .strong(let inner): writer.element("strong") { write(inner, isInLink: isInLink, to: &$0) }
      case .code(let code): writer.element("code", code)
      case .lineBreak: writer.void("br")
      case .address(let inner, let address):
        if isInLink {
          write(inner, isInLink: true, to: &writer)
        } else {
          writer.element("a", [.init("href", address)]) { write(inner, isInLink: true, to: &$0) }
        }
      case .link(let inner, let url): writeLink(to: isInLink ? nil : url, &writer) { write(inner, isInLink: true, to: &$0) }
      case .media(let media, let title, let url): write(media, title, url, isInLink, to: &writer)
      case .footnote(let number): writeReference(to: number, isInLink, to: &writer)
      }
    }
  }

  private func write(_ media: Document.Media, _ title: String, _ url: WebURL?, _ isInLink: Bool, to writer: inout MarkupWriter) {
    if media == .image, let source = url.flatMap(source) {
      return writer.void("img", [.init("src", source), .init("alt", title)])
    }
    let noun =
      switch media {
      case .image: "Picture"
      case .video: "Video"
      case .audio: "Audio"
      case .page: "Page"
      }
    writer.element("span", [.init("class", "media")]) { writer in
      writeLink(to: isInLink ? nil : url, &writer) { $0.words(title.isEmpty ? noun : "\(noun): \(title)") }
    }
  }

  private func writeLink(to url: WebURL?, _ writer: inout MarkupWriter, _ content: (inout MarkupWriter) -> Void) {
    guard let target = url?.encodedLink else { return content(&writer) }
    writer.element("a", [.init("href", target), .init("rel", "noreferrer noopener")], content)
  }

  /// Only the first reference to a footnote can be the target of its link back.
  private mutating func writeReference(to number: Int, _ isInLink: Bool, to writer: inout MarkupWriter) {
    guard (1...max(footnotes, 1)).contains(number), footnotes > 0, !isInLink else { return writer.element("sup", "\(number)") }
    let isFirst = referenced.insert(number).inserted
    writer.element("sup", isFirst ? [.init("id", "\(name)-ref-\(number)")] : []) { writer in
      writer.element("a", [.init("href", "#\(name)-note-\(number)")], "\(number)")
    }
  }
}

/// How the items of a list are shown.
private enum ListKind {
  case bullets, numbers
  /// Each item has a mark of its own, or none.
  case marked
  case definitions

  init(of marker: Document.Marker) {
    switch marker {
    case .bullet: self = .bullets
    case .number(let number): self = Int(number) == nil ? .marked : .numbers
    case .task, .details: self = .marked
    case .term, .definition: self = .definitions
    }
  }
}
