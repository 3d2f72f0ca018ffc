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
    var prologue = XMLPrologue(text)
    prologue.skip()
    let saysPage = contentType.flatMap(MediaType.init).map { ["text/html", "application/xhtml+xml"].contains($0.text) } ?? false
    switch (prologue.doctype, prologue.next) {
    case (_, nil) where prologue.isEmpty: self = .other(found: "an empty answer")
    case ("html", _): self = .page
    case (_, nil): self = .other(found: "an XML document without an element")
    case (_, .some(UInt8(ascii: "{"))): self = .json
    case (_, .some(UInt8(ascii: "["))): self = .other(found: "JSON without a feed")
    case (_, .some(UInt8(ascii: "<"))): self = Self.kind(ofRoot: prologue.elementName)
    case _ where saysPage: self = .page
    default: self = .other(found: text.prefix(1024).contains(0) ? "a binary file" : "plain text")
    }
  }

  private static func kind(ofRoot name: String) -> DocumentKind {
    let local = name.split(separator: ":").last.map { $0.lowercased() } ?? ""
    switch local {
    case "rss", "channel": return .xml(.rss)
    case "rdf": return .xml(.rdf)
    case "feed": return .xml(.atom)
    case "": return .other(found: "plain text")
    default: return local != "svg" && local != "math" && HTMLTags.all.contains(local) ? .page : .other(found: "an XML document <\(name)>")
    }
  }
}
