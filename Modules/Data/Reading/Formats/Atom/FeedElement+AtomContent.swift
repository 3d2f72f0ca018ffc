#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
internal import Domain

extension FeedElement {
  /// A text construct or a content as a body (RFC 4287 sections 3.1.1 and 4.1.3.3), whose links are relative to `base`.
  func atomBody(base: WebAddress?) -> ArticleBody {
    guard !isBlank else { return .none }
    if isMarkup { return .html(withoutWrapper, base: base) }
    let type = attributes["type"]?.lowercased() ?? "text"
    let words = atomWords
    if type.contains("html") || attributes["mode"] == "escaped" || (holdsElements && type == "text") { return .html(words, base: base) }
    if type == "text" || type.hasPrefix("text/") { return .text(words.trimmingWhitespace()) }
    // Pictures in base64, XML of other kinds and the like are no text for people; what is no media type at all is a slip of the pen.
    return type.contains("/") ? .none : ArticleBody(guessing: words, base: base)
  }

  /// The text as it was meant: Atom 0.3 may have it in base64 (section 4.13.2.2 of its draft). What is no such text stays as it is.
  var atomWords: String {
    guard attributes["mode"] == "base64", let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters) else { return text }
    return String(validating: data, as: UTF8.self)?.nonBlank ?? text
  }

  /// XHTML stands in one `div` that is no part of it (RFC 4287 section 3.1.1.3), unless it says what the links in it are relative to.
  private var withoutWrapper: String {
    let markup = text.trimmingWhitespace()
    guard let start = markup.firstIndex(of: ">"), Self.opens(markup[...]), markup.hasSuffix("</div>"),
      !markup[..<start].contains(" xml:base=")
    else { return markup }
    let inside = markup[markup.index(after: start)...].dropLast("</div>".count)
    var depth = 0
    for (index, sign) in zip(inside.indices, inside) where sign == "<" {
      if Self.opens(inside[index...]) { depth += 1 }
      if inside[index...].hasPrefix("</div>") { depth -= 1 }
      // The first `div` has ended: there are two side by side, and no wrapper.
      if depth < 0 { return markup }
    }
    return String(inside)
  }

  private static func opens(_ markup: Substring) -> Bool { markup.hasPrefix("<div>") || markup.hasPrefix("<div ") }
}
