import WebServer

/// A parsed path of a picture request.
struct PictureRequest: Sendable {
  /// The fault that the base URL selects; nil for none.
  let fault: BrokenPicture?
  let caption: Caption
  /// Whether the path is that of a picture, not of a caption's record.
  let namesPicture: Bool

  /// Parses `/cat/says/{text}` and `/cat/{id}/says/{text}`, optionally below `/bad/{fault}`. The result is nil for any other path, and for
  /// an id that does not belong to the caption.
  init?(path: String) {
    // The path is split before it is decoded, so that an encoded slash is not a separator.
    var segments = path.split(separator: "/", omittingEmptySubsequences: false)[...]
    guard segments.popFirst() == "" else { return nil }
    if segments.first == "bad" {
      guard let fault = segments.dropFirst().first.flatMap({ BrokenPicture(rawValue: String($0)) }) else { return nil }
      self.fault = fault
      segments = segments.dropFirst(2)
    } else {
      fault = nil
    }
    guard segments.popFirst() == "cat" else { return nil }
    let id = segments.count == 3 ? segments.popFirst() : nil
    guard segments.count == 2, segments.popFirst() == "says", let caption = segments.popFirst().flatMap(Caption.init) else { return nil }
    guard id == nil || caption.fingerprint.text == id.map(String.init) else { return nil }
    self.caption = caption
    namesPicture = id != nil
  }
}
