internal import TextEncoding
internal import Domain
internal import Markup

/// A picture, film, recording or page inside an article, as its attributes describe it.
struct EmbeddedMedia {
  let kind: Document.Media
  let title: String
  var url: WebURL?
  /// Whether it is a sign in the running text, such as an emoji, and no picture to look at.
  let isSign: Bool
  /// Whether the article itself contains the file.
  private let isInline: Bool

  /// The attributes with the URL, best first. Scripts that load pictures later put it into the others.
  private static let sources = ["src", "data-src", "data-lazy-src", "data-original", "data"]
  private static let titles = ["alt", "title", "aria-label"]
  /// The largest height of a sign in pixels.
  private static let highestSign = 24
  /// The size of a `data:` URL that is a picture to look at. Shorter ones hold the place of a picture.
  private static let shortestFile = 1000
  private static let signs = ["emoji", "smil", "latex", "tex-image", "mwe-math"]

  /// - Parameter url: resolves a link.
  init(_ kind: Document.Media, _ attributes: XMLAttributes, url: (String?) -> WebURL?) {
    self.kind = kind
    title =
      Self.titles.firstNonNil { attributes[$0]?.nonBlank }.map { ControlCharacters.removed(from: $0).collapsingWhitespace() } ?? ""
    self.url = Self.sources.firstNonNil { url(attributes[$0]) } ?? url(Self.first(of: attributes["srcset"]))
    isInline = attributes["src"].map { $0.utf8.count > Self.shortestFile && $0.hasPrefix("data:") } ?? false
    isSign =
      kind == .image
      && (Self.isSmall(attributes) || attributes["class"].map { words in Self.signs.contains { words.contains($0) } } == true)
  }

  /// The span; nil when nothing is known about the medium.
  var span: Document.Inline? {
    url == nil && title.isEmpty && !isInline ? nil : .media(kind, title: title, url)
  }

  private static func isSmall(_ attributes: XMLAttributes) -> Bool {
    guard let height = (attributes["height"] ?? attributes["width"]).flatMap(HTMLLength.init) else { return false }
    return !height.isPercent && height.number <= highestSign
  }

  /// The first URL of a `srcset`.
  private static func first(of pictures: String?) -> String? {
    guard let pictures else { return nil }
    let url = pictures.utf8.drop { $0 <= 0x20 || $0 == UInt8(ascii: ",") }.prefix { $0 > 0x20 }
    return String(Substring(url))
  }
}

extension [String] {
  fileprivate func firstNonNil<Result>(_ find: (String) -> Result?) -> Result? {
    for name in self {
      if let found = find(name) { return found }
    }
    return nil
  }
}
