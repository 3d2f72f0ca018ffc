import Domain

struct TracedPictureRepository: PictureRepository {
  let base: any PictureRepository
  let trace: Trace

  func say(_ caption: String, at url: WebURL, now: Timestamp) async throws(PictureError) -> OpenedPicture {
    try await trace.around(type(of: base), "say", caption) { () async throws(PictureError) in
      try await base.say(caption, at: url, now: now)
    }
  }

  func save(at now: Timestamp) async throws(PictureError) -> (StoredPicture, isNew: Bool) {
    try await trace.around(type(of: base), "save", ()) { () async throws(PictureError) in try await base.save(at: now) }
  }

  func saved() async throws(PictureError) -> [StoredPicture] {
    try await trace.around(type(of: base), "saved", ()) { () async throws(PictureError) in try await base.saved() }
  }

  func open(_ reference: PictureReference) async throws(PictureError) -> OpenedPicture {
    try await trace.around(type(of: base), "open", reference) { () async throws(PictureError) in try await base.open(reference) }
  }

  func remove(_ reference: PictureReference) async throws(PictureError) -> StoredPicture {
    try await trace.around(type(of: base), "remove", reference) { () async throws(PictureError) in try await base.remove(reference) }
  }
}
