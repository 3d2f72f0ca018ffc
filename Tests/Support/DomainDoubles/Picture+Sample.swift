public import Domain

extension Picture {
  /// A GIF that says this; its id comes from its bytes, and so from what it says.
  public static func sample(
    _ caption: String = "Hello", source: WebURL = .sample("https://example.org"), said: Timestamp = .sample(),
    saved: Timestamp? = nil
  ) -> Picture {
    let bytes = sampleBytes(saying: caption)
    return Picture(
      id: PictureID(bytes: bytes), caption: caption, format: .gif, byteCount: bytes.count, source: source, said: said, saved: saved)
  }

  /// The bytes of the GIF that says this: a signature and the caption, enough to be recognised, though not to be drawn.
  public static func sampleBytes(saying caption: String = "Hello") -> [UInt8] {
    Array("GIF89a\(caption)".utf8)
  }
}
