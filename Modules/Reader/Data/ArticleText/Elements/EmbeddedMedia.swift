internal import CoreDomain
internal import Markup
internal import ReaderDomain
internal import TextEncoding

/// A picture, film, recording or page inside an article, as its attributes describe it.
struct EmbeddedMedia {
  let kind: Document.Media
  let title: String
  var url: WebURL?
  /// What a browser shows beside the pointer, in addition to the title.
  let caption: String?
  var isInNoscript = false
  /// Whether it is a sign in the running text, such as an emoji, and no picture to look at.
  let isSign: Bool
  /// Whether the article itself contains the file.
  private let isInline: Bool

  private static let titles = ["alt", "title", "aria-label"]
  /// The largest height of a sign in pixels.
  private static let highestSign = 24
  /// The size of a `data:` URL that is a picture to look at. Shorter ones hold the place of a picture.
  private static let shortestFile = 1000
  private static let signs = ["emoji", "smil", "latex", "tex-image", "mwe-math"]

  /// - Parameter url: resolves a link.
  init(_ kind: Document.Media, _ attributes: XMLAttributes, url: (String?) -> WebURL?) {
    self.kind = kind
    let words = { (name: String) in attributes[name].flatMap { ControlCharacters.removed(from: $0).nonBlank?.collapsingWhitespace() } }
    let title = Self.titles.firstNonNil(words) ?? ""
    self.title = title
    caption = words("title").flatMap { $0 == title ? nil : $0 }
    self.url =
      LazyPicture.url(attributes, url: url) ?? url(attributes["src"]) ?? url(attributes["data"])
      ?? url(attributes["srcset"].flatMap { Srcset($0).largest })
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
    return !AMPElement.hasProportionsOnly(attributes) && !height.isPercent && height.number <= highestSign
  }
}

extension [String] {
  func firstNonNil<Result>(_ find: (String) -> Result?) -> Result? {
    for name in self {
      if let found = find(name) { return found }
    }
    return nil
  }
}
