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
    guard let start = markup.firstIndex(of: ">"), Self.opens(markup.utf8[...]), markup.hasSuffix("</div>"),
      !markup[..<start].contains(" xml:base=")
    else { return markup }
    let inside = markup[markup.index(after: start)...].dropLast("</div>".count)
    var depth = 0
    var rest = inside.utf8[...]
    while let tag = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[tag...]
      if Self.opens(rest) { depth += 1 }
      if rest.starts(with: "</div>".utf8) { depth -= 1 }
      // The first `div` has ended: there are two side by side, and no wrapper.
      if depth < 0 { return markup }
      rest.removeFirst()
    }
    return String(inside)
  }

  private static func opens(_ markup: Substring.UTF8View) -> Bool {
    markup.starts(with: "<div>".utf8) || markup.starts(with: "<div ".utf8)
  }
}
