public import CoreDomain
public import CoreDoubles
public import SampleDomain

extension Picture {
  /// A GIF with this caption. Its id is derived from its bytes, and so from the caption.
  public static func sample(
    _ caption: String = "Hello", source: WebURL = .sample("https://example.org"), said: Timestamp = .sample(),
    saved: Timestamp? = nil, isStarred: Bool = false, isSeen: Bool = false
  ) -> Picture {
    let bytes = sampleBytes(saying: caption)
    return Picture(
      id: PictureID(bytes: bytes), caption: caption, format: .gif, byteCount: bytes.count, source: source, said: said, saved: saved,
      isStarred: isStarred, isSeen: isSeen)
  }

  /// The bytes of a GIF with this caption: a signature and the caption. The format can be recognised, but the picture cannot be drawn.
  public static func sampleBytes(saying caption: String = "Hello") -> [UInt8] {
    Array("GIF89a\(caption)".utf8)
  }
}

extension PictureSummary {
  /// A picture as a list shows it. Its id is derived from its caption.
  public static func sample(
    _ caption: String = "Hello", format: ImageFormat = .gif, byteCount: Int = 11, saved: Timestamp? = nil, isStarred: Bool = false,
    isSeen: Bool = false, path: String = "/pictures/hello.gif"
  ) -> PictureSummary {
    let picture = Picture(
      id: Picture.sample(caption).id, caption: caption, format: format, byteCount: byteCount, source: .sample(), said: .sample(),
      saved: saved, isStarred: isStarred, isSeen: isSeen)
    return PictureSummary(picture, path: path)
  }
}

extension PictureDetails {
  /// A picture as its detail scene shows it.
  public static func sample(
    _ summary: PictureSummary = .sample(), bytes: [UInt8] = Picture.sampleBytes(), remarks: [CaptionRemark] = [],
    problem: PictureError? = nil
  ) -> PictureDetails {
    PictureDetails(summary: summary, bytes: bytes, remarks: remarks, problem: problem)
  }
}

extension PictureError {
  private static let hello = PictureSummary.sample()

  /// The errors with which getting, saving and showing pictures can fail.
  public static let all: [PictureError] = [
    .captionRefused([.tooLong(characters: 11), .mentionsDog]),
    .server(.sample("https://example.org/cat"), .status(code: 500)),
    .notAPicture(.sample("https://example.org/cat"), found: "a web page"),
    .noPicture,
    .notFound(PictureReference("ab12")),
    .ambiguous(PictureReference("ab"), matches: [hello.id, PictureSummary.sample("Tea").id]),
    .fileMissing(hello.id, path: hello.path),
    .fileDamaged(hello.id, path: hello.path),
    .configuration(.store(.malformed(path: "/home/me/config.json", line: 3, reason: "no JSON"))),
    .store(.locked(byProcess: 42)),
    .cancelled,
  ]
}
