internal import Markup

/// Checks the markup of an edition as a strict XML parser reads it: only harmless elements, attributes and addresses, and the structure that
/// screen readers need.
public enum EditionMarkupCheck {
  /// An element with the path to it.
  public struct Found {
    public let name: String
    public let attributes: [String: String]
    public let text: String
    public let path: [String]
  }

  private static let elements: Set<String> = [
    "html", "head", "meta", "title", "style", "link", "body", "header", "main", "nav", "section", "article", "footer", "aside", "div", "p",
    "h1", "h2", "h3", "h4", "h5", "h6", "a", "em", "strong", "code", "pre", "br", "hr", "ul", "ol", "li", "dl", "dt", "dd", "blockquote",
    "table", "thead", "tbody", "tr", "th", "td", "img", "figure", "figcaption", "sup", "span", "time", "bdi",
  ]
  private static let attributes: Set<String> = [
    "id", "class", "lang", "xml:lang", "xmlns", "xmlns:epub", "epub:type", "dir", "href", "src", "alt", "rel", "scope", "value", "datetime",
    "charset", "http-equiv", "content", "name", "type", "aria-label", "aria-labelledby",
  ]

  /// All elements in document order; nil with the parser's message when the text is not well-formed XML.
  public static func elements(of markup: [UInt8]) -> Result<[Found], XMLFailure> {
    do throws(XMLError) {
      let tree = try XMLTree(parsing: markup, limits: XMLLimits(depth: 2000, textBytes: 64 << 20))
      var found: [Found] = []
      collect(tree.root, [], &found)
      return .success(found)
    } catch {
      return .failure(XMLFailure(message: "not well-formed: \(error)"))
    }
  }

  /// Why a text is not XML.
  public struct XMLFailure: Error {
    public let message: String
  }

  /// The first violation, if any.
  /// - Parameter isPage: whether the markup is the HTML file, and not a page of EPUB.
  public static func failure(in markup: [UInt8], isPage: Bool) -> String? {
    let found: [Found]
    switch elements(of: markup) {
    case .success(let all): found = all
    case .failure(let failure): return failure.message
    }
    return harm(in: found, isPage) ?? disorder(in: found, isPage)
  }

  private static func harm(in found: [Found], _ isPage: Bool) -> String? {
    for element in found {
      guard elements.contains(element.name) else { return "<\(element.name)>" }
      for (name, value) in element.attributes {
        guard attributes.contains(name) else { return "\(name) of <\(element.name)>" }
        switch name {
        case "href" where element.name == "link":
          guard value == "style.css" else { return "link to \(value)" }
        case "href":
          let isInside = value.hasPrefix("#") || !isPage && value.prefix { $0 != "#" }.hasSuffix(".xhtml") && !value.contains(":")
          if ["magnet:", "mailto:", "tel:"].contains(where: value.hasPrefix) { break }
          guard isInside || value.hasPrefix("http://") || value.hasPrefix("https://") else { return "href \(value)" }
          if !isInside, element.attributes["rel"] != "noreferrer noopener" { return "no rel: \(value)" }
        case "src":
          let isImage = ["png", "jpeg", "gif", "webp"].contains { value.hasPrefix("data:image/\($0);base64,") }
          guard isPage ? isImage : value.hasPrefix("images/") else { return "src \(value.prefix(80))" }
        default: break
        }
      }
    }
    return nil
  }

  private static func disorder(in found: [Found], _ isPage: Bool) -> String? {
    let ids = found.compactMap { $0.attributes["id"] }
    if Set(ids).count != ids.count { return "an id occurs twice" }
    for element in found {
      if let target = element.attributes["href"], target.hasPrefix("#"), !ids.contains(String(target.dropFirst())) {
        return "\(target) leads nowhere"
      }
      if let label = element.attributes["aria-labelledby"], !ids.contains(label) { return "no label \(label)" }
      if element.name == "img", element.attributes["alt"] == nil { return "a picture without alternative text" }
      if element.name == "a", element.path.contains("a") { return "a link in a link" }
      if ["dt", "dd"].contains(element.name), element.path.last != "dl" { return "<\(element.name)> outside a list of definitions" }
      if element.name == "li", !["ul", "ol"].contains(element.path.last) { return "<li> outside a list" }
    }
    let levels = found.compactMap { element in
      element.name.count == 2 && element.name.hasPrefix("h") ? element.name.last.flatMap { Int(String($0)) } : nil
    }
    if levels.first != 1 || levels.count(where: { $0 == 1 }) != 1 { return "the headings are \(levels)" }
    if let gap = zip(levels, levels.dropFirst()).first(where: { $1 > $0 + 1 }) { return "h\(gap.1) follows h\(gap.0)" }
    guard isPage else { return nil }
    for landmark in ["main", "nav"] where found.count(where: { $0.name == landmark }) != 1 { return "not one <\(landmark)>" }
    let outer = found.filter { $0.path == ["html", "body"] }.map(\.name)
    return outer.contains("header") && outer.contains("footer") ? nil : "no banner or no closing line"
  }

  private static func collect(_ element: XMLElement, _ path: [String], _ found: inout [Found]) {
    let attributes = Dictionary(element.attributes.map { ($0.name, $0.value) }) { first, _ in first }
    found.append(Found(name: element.name, attributes: attributes, text: element.text, path: path))
    for child in element.elements { collect(child, path + [element.name], &found) }
  }
}
