#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
internal import CoreTerminal

/// The clipboard of the terminal (OSC 52, https://invisible-island.net/xterm/ctlseqs/ctlseqs.html).
enum Clipboard {
  /// The text that copies a URL. Only its base64 reaches the terminal (RFC 4648, section 4).
  static func text(copying link: Hyperlink) -> String { "\u{1B}]52;c;\(Data(link.url.utf8).base64EncodedString())\u{1B}\\" }
}
