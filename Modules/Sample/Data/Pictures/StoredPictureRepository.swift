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

  public func say(_ caption: String, at base: WebURL, now: Timestamp) async throws(PictureError) -> OpenedPicture {
    let (url, isPublic) = try await asking(base) { () async throws(NetworkError) in try await network.url(saying: caption, at: base) }
    let image = try await asking(url) { () async throws(NetworkError) in try await network.image(at: url, isPublic: isPublic) }
    let picture = Picture(
      id: await Self.id(of: image.bytes), caption: caption, format: image.format, byteCount: image.bytes.count, source: image.url,
      said: now)
    let kept = try await PictureError.translating { () async throws(DataStoreError) in try await store.keep(picture, bytes: image.bytes) }
    return OpenedPicture(stored(kept), bytes: image.bytes)
  }

  /// A picture whose file is missing or damaged cannot be saved.
  public func save(_ reference: PictureReference?, at now: Timestamp) async throws(PictureError) -> (StoredPicture, isNew: Bool) {
    let all = try await all()
    guard let id = try reference?.resolve(in: all).id ?? PictureFiles.last(of: all)?.id else { throw .noPicture }
    _ = try await open(PictureReference(id))
    let saved = try await PictureError.translating { () async throws(DataStoreError) in
      try await store.save(reference == nil ? nil : id, at: now)
    }
    guard let (picture, isNew) = saved else { throw reference.map { .notFound($0) } ?? .noPicture }
    return (stored(picture), isNew)
  }

  public func unsave(_ reference: PictureReference) async throws(PictureError) -> StoredPicture {
    let id = try reference.resolve(in: try await all()).id
    let unsaved = try await PictureError.translating { () async throws(DataStoreError) in try await store.unsave(id) }
    guard let unsaved else { throw .notFound(reference) }
    return stored(unsaved)
  }

  public func saved() async throws(PictureError) -> [StoredPicture] {
    let saved = try await all().compactMap { picture in picture.saved.map { (moment: $0, picture: picture) } }
    return saved.sorted { ($1.moment, $0.picture.id) < ($0.moment, $1.picture.id) }.map { stored($0.picture) }
  }

  /// The picture stays listed even if its file is missing or damaged, so that the user can put a copy back.
  public func open(_ reference: PictureReference) async throws(PictureError) -> OpenedPicture {
    let picture = try reference.resolve(in: try await all())
    let found = try await PictureError.translating { () async throws(DataStoreError) in try await store.bytes(of: picture) }
    guard let bytes = found else { throw .fileMissing(picture.id, path: store.path(of: picture)) }
    guard await Self.id(of: bytes) == picture.id else { throw .fileDamaged(picture.id, path: store.path(of: picture)) }
    return OpenedPicture(stored(picture), bytes: bytes)
  }

  public func remove(_ reference: PictureReference) async throws(PictureError) -> StoredPicture {
    let id = try reference.resolve(in: try await all()).id
    let removed = try await PictureError.translating { () async throws(DataStoreError) in try await store.remove(id) }
    guard let removed else { throw .notFound(reference) }
    return stored(removed)
  }

  private func all() async throws(PictureError) -> [Picture] {
    try await PictureError.translating { () async throws(DataStoreError) in try await store.all() }
  }

  private func stored(_ picture: Picture) -> StoredPicture {
    StoredPicture(picture, path: store.path(of: picture))
  }

  /// Hashing ten million bytes takes a moment, so it must not run on the caller's actor and block a scene.
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
