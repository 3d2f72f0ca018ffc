#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
internal import TextEncoding
internal import Files
internal import Domain

extension FeedElement {
  /// A text construct or a content as a body (RFC 4287 sections 3.1.1 and 4.1.3.3), whose links are relative to `base`.
  func atomBody(base: WebURL?) -> ArticleBody {
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
    var markup = text.trimmingWhitespace()
    return markup.withUTF8(Self.insideOfWrapper) ?? markup
  }

  private static let end = Array("</div>".utf8)
  private static let base = Array(" xml:base=".utf8)

  /// What stands in the one `div` of a markup; nil when it is not all in one.
  private static func insideOfWrapper(_ markup: UnsafeBufferPointer<UInt8>) -> String? {
    guard opens(markup[...]), markup.suffix(end.count).elementsEqual(end), let start = markup.firstPosition(of: UInt8(ascii: ">")),
      start < markup.count - end.count, UnsafeBufferPointer(rebasing: markup[..<start]).firstPosition(of: base) == nil
    else { return nil }
    let inside = UnsafeBufferPointer(rebasing: markup[(start + 1)..<(markup.count - end.count)])
    var depth = 0
    var position = 0
    while let tag = inside.firstPosition(of: UInt8(ascii: "<"), from: position) {
      if opens(inside[tag...]) { depth += 1 }
      if inside[tag...].starts(with: end) { depth -= 1 }
      // The first `div` has ended: there are two side by side, and no wrapper.
      if depth < 0 { return nil }
      position = tag + 1
    }
    return String(decoding: inside, as: UTF8.self)
  }

  private static func opens(_ markup: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    markup.starts(with: "<div>".utf8) || markup.starts(with: "<div ".utf8)
  }
}
