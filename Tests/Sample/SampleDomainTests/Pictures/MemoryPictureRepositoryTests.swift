import CoreDoubles
import SampleDomain
import SampleDoubles
import Testing

/// Other tests rely on the rules that this fake enforces.
@Suite("MemoryPictureRepository")
struct MemoryPictureRepositoryTests {
  private let pictures = MemoryPictureRepository()

  private func say(_ caption: String, plusMinutes minutes: Int = 0) async throws(PictureError) -> Picture {
    try await pictures.say(caption, at: .sample(), now: .sample(plusMinutes: minutes)).stored.picture
  }

  @Test("an unsaved picture is available until the next one is requested")
  func unsaved() async throws {
    let first = PictureReference(try await say("First").id)
    #expect(try await pictures.open(first).bytes == Picture.sampleBytes(saying: "First"))
    _ = try await say("Second")
    await #expect(throws: PictureError.notFound(first)) { try await pictures.open(first) }
  }

  @Test("a saved picture stays available, and is still saved when it is requested again")
  func saved() async throws {
    _ = try await say("First")
    _ = try await pictures.save(nil, at: .sample(plusMinutes: 1))
    _ = try await say("Second", plusMinutes: 2)
    let again = try await say("First", plusMinutes: 3)
    #expect(again == .sample("First", source: .sample(), said: .sample(plusMinutes: 3), saved: .sample(plusMinutes: 1)))
    #expect(try await pictures.save(nil, at: .sample(plusMinutes: 4)).isNew == false)
    #expect(try await pictures.saved().map(\.picture) == [again])
  }

  @Test("the latest picture is the one that is saved, even when the clock was set back")
  func clock() async throws {
    _ = try await say("First", plusMinutes: 5)
    _ = try await pictures.save(nil, at: .sample(plusMinutes: 5))
    var second = try await say("Second")
    let (stored, isNew) = try await pictures.save(nil, at: .sample(plusMinutes: 1))
    #expect(isNew)
    second.saved = .sample(plusMinutes: 1)
    #expect(stored.picture == second)
    #expect(try await pictures.saved().map(\.picture.caption) == ["First", "Second"])
  }

  @Test("an unsaved picture is not listed, and can be saved again until the next one is requested")
  func unsavedAgain() async throws {
    let first = PictureReference(try await say("First").id)
    _ = try await pictures.save(nil, at: .sample(plusMinutes: 1))
    #expect(try await pictures.unsave(first).picture.saved == nil)
    #expect(try await pictures.saved() == [])
    #expect(try await pictures.save(first, at: .sample(plusMinutes: 2)).isNew)
    _ = try await pictures.unsave(first)
    _ = try await say("Second")
    await #expect(throws: PictureError.notFound(first)) { try await pictures.open(first) }
  }

  @Test("a removed picture cannot be saved")
  func removed() async throws {
    _ = try await pictures.remove(PictureReference(try await say("First").id))
    await #expect(throws: PictureError.noPicture) { _ = try await pictures.save(nil, at: .sample()) }
  }
}
