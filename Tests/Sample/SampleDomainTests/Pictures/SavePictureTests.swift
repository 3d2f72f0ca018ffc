import CoreDomain
import CoreDoubles
import SampleDomain
import SampleDoubles
import Testing

@Suite("SavePicture")
struct SavePictureTests {
  private let pictures = MemoryPictureRepository()

  private func save(_ reference: PictureReference? = nil, at moment: Timestamp = .sample()) async throws(PictureError) -> SavedPicture {
    try await SavePicture(pictures: pictures) { moment }(reference)
  }

  private func say(_ caption: String) async throws(PictureError) {
    _ = try await pictures.say(caption, at: .sample(), now: .sample())
  }

  @Test("the latest picture is saved, with the current time")
  func last() async throws {
    try await say("Hello")
    try await say("Bye")
    let saved = try await save(at: .sample(plusMinutes: 5))
    let id = Picture.sample("Bye").id
    #expect(saved.isNew)
    #expect(
      saved.picture
        == PictureSummary(
          id: id, caption: "Bye", format: .gif, byteCount: Picture.sampleBytes(saying: "Bye").count, saved: .sample(plusMinutes: 5),
          path: "/pictures/\(id).gif"))
    #expect(try await pictures.saved().map(\.picture.caption) == ["Bye"])
  }

  @Test("saving a picture again changes nothing, and the result says so")
  func twice() async throws {
    try await say("Hello")
    _ = try await save()
    let again = try await save(at: .sample(plusMinutes: 5))
    #expect(!again.isNew)
    #expect(again.picture.saved == .sample())
    #expect(try await pictures.saved().count == 1)
  }

  @Test("a named picture is saved, although another one is the latest")
  func named() async throws {
    try await say("Hello")
    let hello = PictureReference(try await save().picture.id)
    _ = try await UnsavePicture(pictures: pictures)(hello)
    #expect(try await pictures.saved() == [])
    #expect(try await save(hello, at: .sample(plusMinutes: 5)).picture.saved == .sample(plusMinutes: 5))
    try await say("Bye")
    #expect(try await save(hello).isNew == false)
    #expect(try await pictures.saved().map(\.picture.caption) == ["Hello"])
  }

  @Test("an unknown picture can be neither saved nor unsaved")
  func unknown() async throws {
    let unknown = PictureReference("ffff")
    try await say("Hello")
    await #expect(throws: PictureError.notFound(unknown)) { try await save(unknown) }
    await #expect(throws: PictureError.notFound(unknown)) { try await UnsavePicture(pictures: pictures)(unknown) }
  }

  @Test("without a picture, saving is an error")
  func nothing() async {
    await #expect(throws: PictureError.noPicture) { try await save() }
  }

  @Test("a store that cannot be written is an error")
  func broken() async throws {
    let error = PictureError.store(.unwritable(path: "/home", reason: "disk full"))
    try await say("Hello")
    await pictures.failWith(error, on: [.save])
    await #expect(throws: error) { try await save() }
    #expect(try await pictures.saved() == [])
  }
}
