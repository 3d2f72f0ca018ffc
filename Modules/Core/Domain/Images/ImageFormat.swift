/// The accepted image formats, each recognised by its first bytes (https://mimesniff.spec.whatwg.org, section 6.1). Formats that can
/// contain scripts, such as SVG, are not accepted.
public enum ImageFormat: String, CaseIterable, Hashable, Sendable {
  case png, jpeg, gif, webp

  /// Recognises the format of an image; nil when the bytes are not an image in an accepted format.
  public init?(of bytes: [UInt8]) {
    func has(_ signature: [UInt8], at offset: Int = 0) -> Bool { bytes.dropFirst(offset).starts(with: signature) }
    if has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if has([0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if has(Array("GIF87a".utf8)) || has(Array("GIF89a".utf8)) {
      self = .gif
    } else if has(Array("RIFF".utf8)), has(Array("WEBPVP".utf8), at: 8) {
      self = .webp
    } else {
      return nil
    }
  }

  /// The media type: `image/png`.
  public var mediaType: String { "image/\(rawValue)" }

  /// All media types, separated by commas, as in an `Accept` header field (RFC 9110, section 12.5.1).
  public static let mediaTypes = allCases.map(\.mediaType).joined(separator: ", ")

  /// The extension of a file name.
  public var ending: String { self == .jpeg ? "jpg" : rawValue }
}
