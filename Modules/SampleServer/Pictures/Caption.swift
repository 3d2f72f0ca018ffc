import Foundation

/// The words below a picture: one segment of a path.
struct Caption: Sendable, Equatable {
  let text: String

  /// - Parameter segment: what stands between two slashes, percent-encoded (RFC 3986 section 2.1). Nil when nothing stands there, when it is not UTF-8,
  ///   and when it holds control characters, which no picture can show.
  init?(segment: Substring) {
    guard let text = String(segment).removingPercentEncoding, !text.isEmpty else { return nil }
    guard !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else { return nil }
    self.text = text
  }

  /// The same caption, the same picture.
  var fingerprint: HTTPFingerprint { HTTPFingerprint(of: text.utf8) }

  /// Where its picture is: `/cat/{id}/says/{text}`.
  var picturePath: String { "/cat/\(fingerprint.text)/says/\(segment)" }

  /// Encodes more than it must: the dot too, because a segment of dots alone means the folder above (RFC 3986 section 5.2.4).
  private var segment: String {
    // Foundation gives nil for text that has no UTF-8, which a Swift string always has.
    text.addingPercentEncoding(withAllowedCharacters: Self.plain) ?? ""
  }

  private static let plain = CharacterSet(charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_~")
}
