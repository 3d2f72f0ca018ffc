import Foundation
import WebServer

/// The text below a picture. In a request, it is one segment of the path.
struct Caption: Sendable, Equatable {
  let text: String

  /// Decodes a caption. The result is nil when the segment is empty, is not UTF-8, or contains control characters, which no picture can
  /// show.
  /// - Parameter segment: The text between two slashes, percent-encoded (RFC 3986, section 2.1).
  init?(segment: Substring) {
    guard let text = String(segment).removingPercentEncoding, !text.isEmpty else { return nil }
    guard !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else { return nil }
    self.text = text
  }

  /// The fingerprint of the caption. The same caption always gives the same picture.
  var fingerprint: HTTPFingerprint { HTTPFingerprint(of: text.utf8) }

  /// The path of the picture: `/cat/{id}/says/{text}`.
  var picturePath: String { "/cat/\(fingerprint.text)/says/\(segment)" }

  /// The percent-encoded text. Dots are encoded too, because `..` as a segment means the parent folder (RFC 3986, section 5.2.4).
  private var segment: String {
    // Foundation returns nil only for text without a UTF-8 form, but every Swift string has one.
    text.addingPercentEncoding(withAllowedCharacters: Self.plain) ?? ""
  }

  private static let plain = CharacterSet(charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_~")
}
