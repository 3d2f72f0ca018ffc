internal import CoreData
public import CoreDomain
public import SampleDomain

/// Gets pictures from a server, and keeps them in a data store.
public struct StoredPictureRepository: PictureRepository {
  private let network: any PictureNetworkDataStore
  private let store: any PictureDataStore

  public init(network: any PictureNetworkDataStore, store: any PictureDataStore) {
    self.network = network
    self.store = store
  }

  public func fetch(_ caption: String, at base: WebURL, now: Timestamp) async throws(PictureError) -> PictureDetails {
    let (url, isPublic) = try await asking(base) { () async throws(NetworkError) in try await network.url(saying: caption, at: base) }
    let image = try await asking(url) { () async throws(NetworkError) in try await network.image(at: url, isPublic: isPublic) }
    let picture = Picture(
      id: await Self.id(of: image.bytes), caption: caption, format: image.format, byteCount: image.bytes.count, source: image.url,
      fetchedAt: now)
    let kept = try await PictureError.translating { () async throws(DataStoreError) in try await store.keep(picture, bytes: image.bytes) }
    return PictureDetails(summary: summary(of: kept), bytes: image.bytes)
  }

  public func saved() async throws(PictureError) -> [PictureSummary] {
    try await all().saved.map(summary(of:))
  }

  /// A picture whose file is missing or damaged stays listed, so that the user can restore the file from a copy.
  public func open(_ reference: PictureReference) async throws(PictureError) -> PictureDetails {
    let picture = try reference.resolve(in: try await all().pictures.values)
    let summary = summary(of: picture)
    return PictureDetails(summary: summary, bytes: try await bytes(of: summary))
  }

  public func check(_ picture: PictureSummary) async throws(PictureError) {
    guard !Task.isCancelled else { throw .cancelled }
    _ = try await bytes(of: picture)
  }

  public func change(_ reference: PictureReference?, _ change: PictureChange) async throws(PictureError) -> ChangedPicture {
    let all = try await all()
    guard let picture = try reference?.resolve(in: all.pictures.values) ?? all.last else { throw .noPicture }
    if picture.saved == nil, picture.applying(change).saved != nil { _ = try await bytes(of: summary(of: picture)) }
    let changed = try await PictureError.translating { () async throws(DataStoreError) in
      try await store.change(reference == nil ? nil : picture.id, change)
    }
    guard let changed else { throw reference.map { .notFound($0) } ?? .noPicture }
    return ChangedPicture(picture: summary(of: changed.picture), hasChanged: changed.hasChanged)
  }

  public func remove(_ reference: PictureReference) async throws(PictureError) -> PictureSummary {
    let id = try reference.resolve(in: try await all().pictures.values).id
    let removed = try await PictureError.translating { () async throws(DataStoreError) in try await store.remove(id) }
    guard let removed else { throw .notFound(reference) }
    return summary(of: removed)
  }

  private func all() async throws(PictureError) -> KeptPictures {
    try await PictureError.translating { () async throws(DataStoreError) in try await store.all() }
  }

  private func summary(of picture: Picture) -> PictureSummary {
    PictureSummary(picture, path: store.path(of: picture))
  }

  private func bytes(of picture: PictureSummary) async throws(PictureError) -> [UInt8] {
    let found = try await PictureError.translating { () async throws(DataStoreError) in try await store.bytes(at: picture.path) }
    guard let bytes = found else { throw .fileMissing(picture.id, path: picture.path) }
    guard await Self.id(of: bytes) == picture.id else { throw .fileDamaged(picture.id, path: picture.path) }
    return bytes
  }

  /// Hashing ten million bytes takes a while, so it must not block the caller's actor, which may be that of a scene.
  @concurrent
  private static func id(of bytes: [UInt8]) async -> PictureID {
    PictureID(bytes: bytes)
  }

  private func asking<Answer>(
    _ url: WebURL, _ question: () async throws(NetworkError) -> Answer
  ) async throws(PictureError) -> Answer {
    do throws(NetworkError) {
      return try await question()
    } catch {
      switch error {
      case .web(let problem): throw .server(url, problem)
      case .unexpected(let found): throw .notAPicture(url, found: found)
      case .cancelled: throw .cancelled
      }
    }
  }
}
