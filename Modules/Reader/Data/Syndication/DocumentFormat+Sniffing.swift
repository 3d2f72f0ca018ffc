internal import CoreDomain
internal import ReaderDomain
internal import TextEncoding

extension DocumentFormat {
  /// Detects the kind of a UTF-8 text. A prologue, comments and white space before the root element may have any length.
  init(of text: [UInt8], contentType: String?) {
    var prologue = XMLPrologue(text[...])
    prologue.skip()
    let saysPage = contentType.flatMap(MediaType.init).map { ["text/html", "application/xhtml+xml"].contains($0.text) } ?? false
    switch (prologue.doctype, prologue.next) {
    case (_, nil) where prologue.isEmpty: self = .other(found: "an empty document")
    case ("html", nil): self = .page
    case (_, nil): self = .other(found: "an XML document without an element")
    // The root element decides, whatever the document type declares; an HTML page may contain elements of any name.
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

  /// The kind of a document whose root element has this name.
  init(ofRoot name: String) {
    let local = name.split(separator: ":").last.map { $0.lowercased() } ?? ""
    switch local {
    case "rss", "channel": self = .xml(.rss)
    case "rdf": self = .xml(.rdf)
    case "feed", "entry": self = .xml(.atom)
    case "": self = .other(found: "plain text")
    case "svg", "math": self = .other(found: "an XML document <\(name)>")
    default: self = HTMLTags.all.contains(local) ? .page : .other(found: "an XML document <\(name)>")
    }
  }
}
