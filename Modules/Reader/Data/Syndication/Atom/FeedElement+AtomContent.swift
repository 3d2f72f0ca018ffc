#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
internal import CoreDomain
internal import Files
internal import ReaderDomain
internal import TextEncoding

extension FeedElement {
  /// A text construct or content element as an article body (RFC 4287 sections 3.1.1 and 4.1.3.3). Links in the body are relative to
  /// `base`.
  func atomBody(base: WebURL?) -> ArticleBody {
    guard !isBlank else { return .none }
    if isMarkup {
      let markup = withoutWrapper
      return markup.isWhitespace ? .none : .html(markup, base: base)
    }
    let type = attributes["type"]?.lowercased() ?? "text"
    let words = atomWords
    if type.contains("html") || attributes["mode"] == "escaped" || (holdsElements && type == "text") { return .html(words, base: base) }
    if type == "text" || type.hasPrefix("text/") { return .text(words.trimmingWhitespace()) }
    // Base64 pictures, other XML and similar content are not readable text. A type without a slash is not a media type but a publisher's
    // mistake.
    return type.contains("/") ? .none : ArticleBody(guessing: words, base: base)
  }

  /// The decoded text: Atom 0.3 may encode it in base64 (section 4.13.2.2 of its draft). Text that is not valid base64 or UTF-8 stays
  /// unchanged.
  var atomWords: String {
    guard attributes["mode"] == "base64", let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters) else { return text }
    return String(validating: data, as: UTF8.self)?.nonBlank ?? text
  }

  /// XHTML content is wrapped in one `div` that is not part of the content (RFC 4287 section 3.1.1.3). A wrapper with `xml:base` is kept,
  /// because it sets the base of links.
  private var withoutWrapper: String {
    var markup = text.trimmingWhitespace()
    return markup.withUTF8(Self.insideOfWrapper) ?? markup
  }

  private static let end = Array("</div>".utf8)
  private static let base = Array(" xml:base=".utf8)

  /// The content of a single outer `div`; nil when the markup is not wrapped in one `div`.
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
      // The first `div` has ended: two `div` elements follow each other, so neither is a wrapper.
      if depth < 0 { return nil }
      position = tag + 1
    }
    return String(decoding: inside, as: UTF8.self)
  }

  private static func opens(_ markup: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    markup.starts(with: "<div>".utf8) || markup.starts(with: "<div ".utf8)
  }
}
