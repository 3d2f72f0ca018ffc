internal import TextEncoding
internal import Domain

/// What a document is, told from its content: servers' media types are wrong too often.
enum DocumentKind: Hashable {
  /// XML of this format.
  case xml(FeedFormat)
  /// An object of JSON.
  case json
  /// A page of HTML.
  case page
  /// Something else, in words that follow "it is".
  case other(found: String)

  /// Looks at a text in UTF-8. Prologues, comments and white space in front may be of any length.
  init(of text: [UInt8], contentType: String?) {
    var prologue = XMLPrologue(text[...])
    prologue.skip()
    let saysPage = contentType.flatMap(MediaType.init).map { ["text/html", "application/xhtml+xml"].contains($0.text) } ?? false
    switch (prologue.doctype, prologue.next) {
    case (_, nil) where prologue.isEmpty: self = .other(found: "an empty answer")
    case ("html", nil): self = .page
    case (_, nil): self = .other(found: "an XML document without an element")
    // A document is what its root says, whatever its type claims; in a page an element may have any name.
    case (let doctype, .some(UInt8(ascii: "<"))):
      self.init(ofRoot: prologue.elementName)
      if case .other = self, doctype == "html" { self = .page }
    case ("html", _): self = .page
    case (_, .some(UInt8(ascii: "{"))): self = .json
    case (_, .some(UInt8(ascii: "["))): self = .other(found: "JSON without a feed")
    case _ where saysPage: self = .page
    default: self = .other(found: text.prefix(1024).contains(0) ? "a binary file" : "plain text")
    }
  }

  /// The kind of document that has a root element of this name.
  init(ofRoot name: String) {
    let local = name.split(separator: ":").last.map { $0.lowercased() } ?? ""
    switch local {
    case "rss", "channel": self = .xml(.rss)
    case "rdf": self = .xml(.rdf)
    case "feed": self = .xml(.atom)
    case "": self = .other(found: "plain text")
    case "svg", "math": self = .other(found: "an XML document <\(name)>")
    default: self = HTMLTags.all.contains(local) ? .page : .other(found: "an XML document <\(name)>")
    }
  }
}
