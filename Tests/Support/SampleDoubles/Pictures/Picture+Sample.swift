public import CoreDomain
public import CoreDoubles
public import SampleDomain

extension Picture {
  /// A GIF with this caption. Its id is derived from its bytes, and so from the caption.
  public static func sample(
    _ caption: String = "Hello", source: WebURL = .sample("https://example.org"), fetchedAt: Timestamp = .sample(),
    saved: Timestamp? = nil, isStarred: Bool = false, isSeen: Bool = false
  ) -> Picture {
    let bytes = sampleBytes(saying: caption)
    return Picture(
      id: PictureID(bytes: bytes), caption: caption, format: .gif, byteCount: bytes.count, source: source, fetchedAt: fetchedAt,
      saved: saved,
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
      id: Picture.sample(caption).id, caption: caption, format: format, byteCount: byteCount, source: .sample(), fetchedAt: .sample(),
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

/// Pictures in memory, and a server that draws a GIF for every caption.
public actor MemoryPictureRepository: PictureRepository {
  /// The calls that can be made to fail.
  public enum Call: Hashable, Sendable, CaseIterable {
    case fetch, saved, open, check, change, remove
  }

  /// A request to the server.
  public struct Asked: Hashable, Sendable {
    /// The requested caption.
    public let caption: String
    /// The base URL of the server.
    public let base: WebURL

    public init(_ caption: String, at base: WebURL) {
      self.caption = caption
      self.base = base
    }
  }

  /// The requests to the server, in order.
  public private(set) var asked: [Asked] = []
  public private(set) var kept: KeptPictures

  private var failures = PlannedFailures<Call, PictureError>()

  public init(_ pictures: [Picture] = []) {
    kept = KeptPictures(Dictionary(uniqueKeysWithValues: pictures.map { ($0.id, $0) }))
  }

  /// Makes calls throw this error; nil makes them succeed again.
  public func failWith(_ error: PictureError?, on calls: [Call] = Call.allCases) {
    failures.plan(error, on: calls)
  }

  public func fetch(_ caption: String, at base: WebURL, now: Timestamp) throws(PictureError) -> PictureDetails {
    asked.append(Asked(caption, at: base))
    try failures.check(.fetch)
    return Self.details(of: kept.add(.sample(caption, source: base, fetchedAt: now)).kept)
  }

  public func saved() throws(PictureError) -> [PictureSummary] {
    try failures.check(.saved)
    return kept.saved.map(Self.summary(of:))
  }

  public func open(_ reference: PictureReference) throws(PictureError) -> PictureDetails {
    try failures.check(.open)
    return Self.details(of: try reference.resolve(in: kept.pictures.values))
  }

  public func check(_ picture: PictureSummary) throws(PictureError) {
    try failures.check(.check)
    guard kept.pictures[picture.id] != nil else { throw .fileMissing(picture.id, path: picture.path) }
  }

  public func change(_ reference: PictureReference?, _ change: PictureChange) throws(PictureError) -> ChangedPicture {
    try failures.check(.change)
    let id = try reference?.resolve(in: kept.pictures.values).id
    guard let changed = kept.change(id, change) else { throw .noPicture }
    return ChangedPicture(picture: Self.summary(of: changed.picture), hasChanged: changed.hasChanged)
  }

  public func remove(_ reference: PictureReference) throws(PictureError) -> PictureSummary {
    try failures.check(.remove)
    let picture = try reference.resolve(in: kept.pictures.values)
    _ = kept.remove(picture.id)
    return Self.summary(of: picture)
  }

  /// The picture in a file that is named after its id, in the folder `/pictures`.
  public static func summary(of picture: Picture) -> PictureSummary {
    PictureSummary(picture, path: "/pictures/\(picture.id).\(picture.format.rawValue)")
  }

  private static func details(of picture: Picture) -> PictureDetails {
    PictureDetails(summary: summary(of: picture), bytes: Picture.sampleBytes(saying: picture.caption))
  }
}
