import DataLayer
import Domain
import FileStorage
import Web

/// The traced parts of the pictures feature.
extension Tracing {
  func traced(_ part: any PictureRepository) -> any PictureRepository { trace.map { Traced(base: part, trace: $0) } ?? part }

  func traced(_ part: any PictureNetworkDataStore) -> any PictureNetworkDataStore { trace.map { Traced(base: part, trace: $0) } ?? part }

  func traced(_ part: any PictureDataStore) -> any PictureDataStore { trace.map { Traced(base: part, trace: $0) } ?? part }
}

extension Traced: PictureRepository where Base == any PictureRepository {
  func say(_ caption: String, at url: WebURL, now: Timestamp) async throws(PictureError) -> OpenedPicture {
    try await step(caption) { () async throws(PictureError) in
      try await base.say(caption, at: url, now: now)
    }
  }

  func save(_ reference: PictureReference?, at now: Timestamp) async throws(PictureError) -> (StoredPicture, isNew: Bool) {
    try await step(reference as Any) { () async throws(PictureError) in try await base.save(reference, at: now) }
  }

  func unsave(_ reference: PictureReference) async throws(PictureError) -> StoredPicture {
    try await step(reference) { () async throws(PictureError) in try await base.unsave(reference) }
  }

  func saved() async throws(PictureError) -> [StoredPicture] {
    try await step(()) { () async throws(PictureError) in try await base.saved() }
  }

  func open(_ reference: PictureReference) async throws(PictureError) -> OpenedPicture {
    try await step(reference) { () async throws(PictureError) in try await base.open(reference) }
  }

  func remove(_ reference: PictureReference) async throws(PictureError) -> StoredPicture {
    try await step(reference) { () async throws(PictureError) in try await base.remove(reference) }
  }
}

extension Traced: PictureNetworkDataStore where Base == any PictureNetworkDataStore {
  func url(saying caption: String, at server: WebURL) async throws(NetworkError) -> (url: WebURL, isPublic: Bool) {
    try await step(caption) { () async throws(NetworkError) in
      try await base.url(saying: caption, at: server)
    }
  }

  func image(at url: WebURL, isPublic: Bool) async throws(NetworkError) -> NetworkPicture {
    try await step(url) { () async throws(NetworkError) in try await base.image(at: url, isPublic: isPublic) }
  }
}

extension Traced: PictureDataStore where Base == any PictureDataStore {
  func all() async throws(DataStoreError) -> [Picture] {
    try await step(()) { () async throws(DataStoreError) in try await base.all() }
  }

  func path(of picture: Picture) -> String { base.path(of: picture) }

  func bytes(of picture: Picture) async throws(DataStoreError) -> [UInt8]? {
    try await step(picture.id) { () async throws(DataStoreError) in try await base.bytes(of: picture) }
  }

  func keep(_ picture: Picture, bytes: [UInt8]) async throws(DataStoreError) -> Picture {
    try await step(picture.id) { () async throws(DataStoreError) in
      try await base.keep(picture, bytes: bytes)
    }
  }

  func save(_ id: PictureID?, at now: Timestamp) async throws(DataStoreError) -> (Picture, isNew: Bool)? {
    try await step(id as Any) { () async throws(DataStoreError) in try await base.save(id, at: now) }
  }

  func unsave(_ id: PictureID) async throws(DataStoreError) -> Picture? {
    try await step(id) { () async throws(DataStoreError) in try await base.unsave(id) }
  }

  func remove(_ id: PictureID) async throws(DataStoreError) -> Picture? {
    try await step(id) { () async throws(DataStoreError) in try await base.remove(id) }
  }
}
