import CoreComposition
import CoreDomain
import SampleDomain

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
