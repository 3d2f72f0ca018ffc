internal import FileStorage
import DataLayer
import Domain

/// Traces the calls of a picture store, except `path(of:)`, which reads nothing.
struct TracedPictureDataStore: PictureDataStore {
  let base: any PictureDataStore
  let trace: Trace

  func all() async throws(DataStoreError) -> [Picture] {
    try await trace.around(type(of: base), ()) { () async throws(DataStoreError) in try await base.all() }
  }

  func path(of picture: Picture) -> String { base.path(of: picture) }

  func bytes(of picture: Picture) async throws(DataStoreError) -> [UInt8]? {
    try await trace.around(type(of: base), picture.id) { () async throws(DataStoreError) in try await base.bytes(of: picture) }
  }

  func keep(_ picture: Picture, bytes: [UInt8]) async throws(DataStoreError) -> Picture {
    try await trace.around(type(of: base), picture.id) { () async throws(DataStoreError) in
      try await base.keep(picture, bytes: bytes)
    }
  }

  func saveLast(at now: Timestamp) async throws(DataStoreError) -> (Picture, isNew: Bool)? {
    try await trace.around(type(of: base), ()) { () async throws(DataStoreError) in try await base.saveLast(at: now) }
  }

  func remove(_ id: PictureID) async throws(DataStoreError) -> Picture? {
    try await trace.around(type(of: base), id) { () async throws(DataStoreError) in try await base.remove(id) }
  }
}
