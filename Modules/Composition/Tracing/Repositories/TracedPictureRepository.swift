import Domain

struct TracedPictureRepository: PictureRepository {
  let base: any PictureRepository
  let trace: Trace

  func say(_ caption: String, at url: WebURL, now: Timestamp) async throws(PictureError) -> OpenedPicture {
    try await trace.around(type(of: base), caption) { () async throws(PictureError) in
      try await base.say(caption, at: url, now: now)
    }
  }

  func save(at now: Timestamp) async throws(PictureError) -> (StoredPicture, isNew: Bool) {
    try await trace.around(type(of: base), ()) { () async throws(PictureError) in try await base.save(at: now) }
  }

  func saved() async throws(PictureError) -> [StoredPicture] {
    try await trace.around(type(of: base), ()) { () async throws(PictureError) in try await base.saved() }
  }

  func open(_ reference: PictureReference) async throws(PictureError) -> OpenedPicture {
    try await trace.around(type(of: base), reference) { () async throws(PictureError) in try await base.open(reference) }
  }

  func remove(_ reference: PictureReference) async throws(PictureError) -> StoredPicture {
    try await trace.around(type(of: base), reference) { () async throws(PictureError) in try await base.remove(reference) }
  }
}
