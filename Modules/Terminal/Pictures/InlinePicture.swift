#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
public import Domain

/// A picture to be shown between lines of text, some 20 rows high at most, by a terminal that can.
///
/// Its bytes may come from strangers and need no filter: nothing of them reaches the terminal but their base64 (RFC 4648, section 4), whose
/// letters, digits and `+/=` can neither end a sequence nor begin one; and of its format nothing reaches it at all.
public struct InlinePicture: Hashable, Sendable {
  /// The file as it is.
  public let bytes: [UInt8]
  /// The format of the file. A terminal that finds another one shows nothing, or what it finds.
  public let format: PictureFormat

  /// A picture of a file's bytes; nothing is decoded.
  public init(bytes: [UInt8], format: PictureFormat) {
    self.bytes = bytes
    self.format = format
  }

  /// A higher picture would push what was written before out of the window.
  private static let mostRows = 20
  /// About the height of a row. Where a screen is twice as dense, a row has twice as many, and no picture grows to more than twice its size.
  private static let pixelsInRow = 20

  /// Whether a terminal of this protocol understands the format, and there is something to show.
  func canBeShown(by pictureProtocol: PictureProtocol) -> Bool {
    !bytes.isEmpty && pictureProtocol.takes(format)
  }

  /// What makes a terminal show the picture where the cursor is; nil when it cannot be shown.
  func sequence(for pictureProtocol: PictureProtocol) -> String? {
    guard canBeShown(by: pictureProtocol) else { return nil }
    let base64 = Data(bytes).base64EncodedString()
    return switch pictureProtocol {
    case .kitty: KittySequence.text(base64: base64, rows: rows)
    case .iTerm2: ITermSequence.text(base64: base64, size: bytes.count, rows: rows)
    }
  }

  /// The rows to fill, or nil for the picture's own size. Both protocols know a height but no greatest height, so a picture is
  /// only left as it is where it is known to be low.
  private var rows: Int? {
    guard let height = PNGHeader.height(of: bytes), height <= Self.mostRows * Self.pixelsInRow else { return Self.mostRows }
    return nil
  }
}
