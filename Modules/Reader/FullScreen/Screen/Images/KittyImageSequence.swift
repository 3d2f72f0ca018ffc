#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The commands of kitty's graphics protocol (https://sw.kovidgoyal.net/kitty/graphics-protocol/). They contain only numbers.
///
/// `q=2` suppresses the terminal's response, which would arrive as typed input. `p=1` is the only place of an image: placing it again moves it.
enum KittyImageSequence {
  /// Removes an image and its data.
  static func remove(_ id: Int) -> String { "\u{1B}_Ga=d,d=I,i=\(id),q=2\u{1B}\\" }

  /// Removes an image from the screen. The terminal keeps its data.
  static func hide(_ id: Int) -> String { "\u{1B}_Ga=d,d=i,i=\(id),q=2\u{1B}\\" }

  /// Shows the visible part of an image in its cells. `C=1` leaves the cursor where it is.
  static func place(_ placement: ImagePlacement) -> String {
    let (area, part) = (placement.area, placement.pixels)
    return moveCursor(to: placement.area) + "\u{1B}_Ga=p,i=\(placement.image.id),p=1,c=\(area.size.columns),r=\(area.size.rows),"
      + "x=0,y=\(part.top),w=\(placement.image.width),h=\(part.height),C=1,q=2\u{1B}\\"
  }

  static func moveCursor(to area: ScreenArea) -> String { "\u{1B}[\(area.row + 1);\(area.column + 1)H" }
}

/// An image on its way to the terminal. Its bytes need no filter: only their base64 form (RFC 4648, section 4) is written, whose characters can
/// neither begin nor end an escape sequence.
enum ImageOutput: Sendable {
  /// A PNG file, which the terminal keeps, and its first place.
  case kitty(ImagePlacement)
  /// A whole image in its cells (https://iterm2.com/documentation-images.html).
  case iTerm2(ImagePlacement)

  /// The bytes for one command of kitty: it takes 4,096 characters of base64.
  private static let bytesOfCommand = 3072

  /// The text to write, in parts, so that the whole text of an image is never in memory.
  var commands: some Sequence<String> {
    switch self {
    case .kitty(let placement):
      let bytes = placement.image.bytes
      let parts = stride(from: 0, to: bytes.count, by: Self.bytesOfCommand).lazy.map { start in
        let end = min(start + Self.bytesOfCommand, bytes.count)
        let keys = (start == 0 ? "a=t,f=100,i=\(placement.image.id)," : "") + "q=2,m=\(end < bytes.count ? 1 : 0)"
        return "\u{1B}_G\(keys);\(Self.base64(bytes[start..<end]))\u{1B}\\"
      }
      return AnySequence([AnySequence(parts), AnySequence([KittyImageSequence.place(placement)])].joined())
    case .iTerm2(let placement):
      let (image, size) = (placement.image, placement.area.size)
      let start =
        KittyImageSequence.moveCursor(to: placement.area)
        + "\u{1B}]1337;File=inline=1;size=\(image.bytes.count);width=\(size.columns);height=\(size.rows);"
        + "preserveAspectRatio=1;doNotMoveCursor=1:"
      // A multiple of three bytes, so that the parts join to one base64 text.
      let parts = stride(from: 0, to: image.bytes.count, by: Self.bytesOfCommand).lazy.map { start in
        Self.base64(image.bytes[start..<min(start + Self.bytesOfCommand, image.bytes.count)])
      }
      return AnySequence([AnySequence([start]), AnySequence(parts), AnySequence(["\u{7}"])].joined())
    }
  }

  private static func base64(_ bytes: ArraySlice<UInt8>) -> String { Data(bytes).base64EncodedString() }
}
