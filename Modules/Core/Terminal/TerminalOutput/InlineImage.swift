#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A picture between lines of text, about 20 rows high at most, for terminals that can show pictures.
///
/// The bytes may come from untrusted sources and need no filter. Only their base64 form (RFC 4648, section 4) reaches the terminal. Its
/// letters, digits and `+/=` can neither begin nor end an escape sequence.
public struct InlineImage: Hashable, Sendable {
  /// The unchanged content of the file.
  public let bytes: [UInt8]
  /// Whether the file is a PNG file. If this is wrong, the terminal shows nothing, or shows the picture in its real format.
  public let isPNG: Bool

  /// Creates a picture from a file's content, without decoding it.
  public init(bytes: [UInt8], isPNG: Bool) {
    self.bytes = bytes
    self.isPNG = isPNG
  }

  /// The maximum height. A higher picture would push the previous output out of the window.
  private static let maximumRows = 20
  /// The approximate height of a row in pixels. On a high-density screen, a row has twice as many pixels, so a picture is shown at up to
  /// twice its size.
  private static let pixelsInRow = 20

  /// The escape sequence that shows the picture at the cursor; nil when the picture is empty or the protocol does not support its format.
  func sequence(for pictureProtocol: ImageProtocol) -> String? {
    guard !bytes.isEmpty, isPNG || !pictureProtocol.isForPNGOnly else { return nil }
    let base64 = Data(bytes).base64EncodedString()
    return switch pictureProtocol {
    case .kitty: KittySequence.text(base64: base64, rows: rows)
    case .iTerm2: ITermSequence.text(base64: base64, size: bytes.count, rows: rows)
    }
  }

  /// The height in rows; nil keeps the picture's own size. Both protocols support a height but no maximum height. A picture therefore keeps
  /// its own size only when it is known to be low.
  private var rows: Int? {
    guard isPNG, let height = PNGHeader.height(of: bytes), height <= Self.maximumRows * Self.pixelsInRow else { return Self.maximumRows }
    return nil
  }
}

/// The beginning of a PNG file: a signature, then the chunk IHDR with width and height (https://www.w3.org/TR/png-3/, sections 5.2 and
/// 11.2.1).
private enum PNGHeader {
  private static let name = 12..<16
  private static let height = 20..<24

  /// The height in pixels, at least 0; nil when the first chunk is not IHDR.
  static func height(of bytes: [UInt8]) -> Int? {
    guard bytes.count >= height.upperBound, bytes[name].elementsEqual("IHDR".utf8) else { return nil }
    return bytes[height].reduce(0) { $0 << 8 | Int($1) }
  }
}
