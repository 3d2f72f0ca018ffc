/// The bytes of a picture, in one of the formats that every reader of EPUB 3 shows (https://www.w3.org/TR/epub-33/#sec-core-media-types).
/// Formats that can contain scripts, such as SVG, are not among them.
public struct EditionImage: Hashable, Sendable {
  public enum Format: String, CaseIterable, Hashable, Sendable {
    case png, jpeg, gif, webp

    public var mediaType: String { "image/\(rawValue)" }

    /// The ending of a file's name.
    public var ending: String { self == .jpeg ? "jpg" : rawValue }
  }

  public let format: Format
  public let bytes: [UInt8]

  /// Nil unless the bytes begin as those of a picture in an accepted format do (https://mimesniff.spec.whatwg.org, section 6.1).
  public init?(_ bytes: [UInt8]) {
    func has(_ signature: [UInt8], at offset: Int = 0) -> Bool { bytes.dropFirst(offset).starts(with: signature) }
    if has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      format = .png
    } else if has([0xFF, 0xD8, 0xFF]) {
      format = .jpeg
    } else if has(Array("GIF87a".utf8)) || has(Array("GIF89a".utf8)) {
      format = .gif
    } else if has(Array("RIFF".utf8)), has(Array("WEBPVP".utf8), at: 8) {
      format = .webp
    } else {
      return nil
    }
    self.bytes = bytes
  }
}

/// How many pictures an edition may have, and how large they may be.
public enum EditionImageLimits {
  public static let mostImages = 100
  public static let mostBytesPerImage = 4 << 20
  public static let mostBytes = 32 << 20
}

/// Fetches the pictures of articles.
public protocol EditionImageRepository: Sendable {
  /// The picture at a URL; nil when it cannot be fetched, when it is larger than `mostBytes`, or when its format is not accepted.
  /// - Parameters:
  ///   - url: the URL of the picture.
  ///   - mostBytes: the maximum size in bytes.
  ///   - isPublic: whether only the public internet may be asked.
  func image(at url: WebURL, mostBytes: Int, isPublic: Bool) async -> EditionImage?
}

/// The pictures of an edition.
public struct EditionImages: Hashable, Sendable {
  public let images: [WebURL: EditionImage]
  /// The number of pictures that were not fetched, or not within the limits.
  public let missing: Int

  public static let none = EditionImages([:], missing: 0)

  public init(_ images: [WebURL: EditionImage], missing: Int) {
    self.images = images
    self.missing = missing
  }
}

extension Document {
  /// The URLs of the pictures in the text, in reading order. A URL may occur several times.
  var imageURLs: [WebURL] { (blocks + footnotes.flatMap(\.self)).flatMap(\.imageURLs) }
}

extension Document.Block {
  fileprivate var imageURLs: [WebURL] {
    switch self {
    case .paragraph(let spans), .heading(_, let spans): spans.flatMap(\.imageURLs)
    case .list(let items): items.flatMap(\.blocks).flatMap(\.imageURLs)
    case .quote(let blocks): blocks.flatMap(\.imageURLs)
    case .table(_, let rows): rows.flatMap(\.self).flatMap(\.self).flatMap(\.imageURLs)
    case .preformatted, .rule: []
    }
  }
}

extension Document.Inline {
  fileprivate var imageURLs: [WebURL] {
    switch self {
    case .media(.image, _, let url?): [url]
    case .emphasis(let spans), .strong(let spans), .link(let spans, _): spans.flatMap(\.imageURLs)
    case .media, .text, .code, .footnote, .lineBreak: []
    }
  }
}
