public import CoreDomain
public import CoreDoubles
public import SampleDomain

extension Picture {
  /// A GIF with this caption. Its id is derived from its bytes, and so from the caption.
  public static func sample(
    _ caption: String = "Hello", source: WebURL = .sample("https://example.org"), said: Timestamp = .sample(),
    saved: Timestamp? = nil
  ) -> Picture {
    let bytes = sampleBytes(saying: caption)
    return Picture(
      id: PictureID(bytes: bytes), caption: caption, format: .gif, byteCount: bytes.count, source: source, said: said, saved: saved)
  }

  /// The bytes of a GIF with this caption: a signature and the caption. The format can be recognised, but the picture cannot be drawn.
  public static func sampleBytes(saying caption: String = "Hello") -> [UInt8] {
    Array("GIF89a\(caption)".utf8)
  }
}
