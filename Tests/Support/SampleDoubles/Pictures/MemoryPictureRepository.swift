public import CoreDomain
import CoreDoubles
public import SampleDomain

/// Pictures in memory, under the same rules as a store on disk, and a server that draws a GIF for every caption.
public actor MemoryPictureRepository: PictureRepository {
  /// The calls that can be made to fail.
  public enum Call: Hashable, Sendable, CaseIterable {
    case say, save, saved, open, unsave, remove
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

  private var kept: [PictureID: OpenedPicture] = [:]
  private var failures = PlannedFailures<Call, PictureError>()

  public init(_ pictures: [OpenedPicture] = []) {
    for opened in pictures { kept[opened.stored.picture.id] = opened }
  }

  /// Makes calls throw this error; nil makes them succeed again.
  public func failWith(_ error: PictureError?, on calls: [Call] = Call.allCases) {
    failures.plan(error, on: calls)
  }

  public func say(_ caption: String, at base: WebURL, now: Timestamp) throws(PictureError) -> OpenedPicture {
    asked.append(Asked(caption, at: base))
    try failures.check(.say)
    var said = Picture.sample(caption, source: base, said: now)
    said.saved = pictures[said.id]?.saved
    let opened = OpenedPicture.sample(said)
    kept = kept.filter { $0.value.stored.picture.saved != nil }
    kept[said.id] = opened
    return opened
  }

  public func save(_ reference: PictureReference?, at now: Timestamp) throws(PictureError) -> (StoredPicture, isNew: Bool) {
    try failures.check(.save)
    guard let reference = reference ?? last.map({ PictureReference($0.id) }) else { throw .noPicture }
    let opened = try found(reference)
    guard opened.stored.picture.saved == nil else { return (opened.stored, isNew: false) }
    return (mark(opened, saved: now), isNew: true)
  }

  public func unsave(_ reference: PictureReference) throws(PictureError) -> StoredPicture {
    try failures.check(.unsave)
    return mark(try found(reference), saved: nil)
  }

  private func mark(_ opened: OpenedPicture, saved: Timestamp?) -> StoredPicture {
    var picture = opened.stored.picture
    picture.saved = saved
    let stored = StoredPicture(picture, path: opened.stored.path)
    kept[picture.id] = OpenedPicture(stored, bytes: opened.bytes)
    return stored
  }

  public func saved() throws(PictureError) -> [StoredPicture] {
    try failures.check(.saved)
    let saved = kept.values.compactMap { opened in opened.stored.picture.saved.map { (moment: $0, stored: opened.stored) } }
    return saved.sorted { ($1.moment, $0.stored.picture.id) < ($0.moment, $1.stored.picture.id) }.map(\.stored)
  }

  public func open(_ reference: PictureReference) throws(PictureError) -> OpenedPicture {
    try failures.check(.open)
    return try found(reference)
  }

  public func remove(_ reference: PictureReference) throws(PictureError) -> StoredPicture {
    try failures.check(.remove)
    let stored = try found(reference).stored
    kept[stored.picture.id] = nil
    return stored
  }

  private var pictures: [PictureID: Picture] { kept.mapValues(\.stored.picture) }

  /// The unsaved picture; when all are saved, the most recently requested one.
  private var last: Picture? {
    pictures.values.max { ($0.saved == nil ? 1 : 0, $0.said, $0.id) < ($1.saved == nil ? 1 : 0, $1.said, $1.id) }
  }

  private func found(_ reference: PictureReference) throws(PictureError) -> OpenedPicture {
    let picture = try reference.resolve(in: Array(pictures.values))
    guard let opened = kept[picture.id] else { throw .notFound(reference) }
    return opened
  }
}
