/// What a path asks of pictures.
struct PictureRequest: Sendable {
  /// From the base address; nil for a good one.
  let fault: BrokenPicture?
  let caption: Caption
  /// Whether the path names one picture, instead of asking which one there is for this caption.
  let namesPicture: Bool

  /// Reads `/cat/says/{text}` and `/cat/{id}/says/{text}`, below `/bad/{fault}` too; nil for any other path, and for an id that is not the caption's.
  init?(path: String) {
    // The path stays as it came until it is split, so that an encoded slash is no border.
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
