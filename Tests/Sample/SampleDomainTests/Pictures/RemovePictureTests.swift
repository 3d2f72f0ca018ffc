import CoreDomain
import CoreDoubles
import SampleDomain
import SampleDoubles
import Testing

@Suite("RemovePicture")
struct RemovePictureTests {
  /// The ids of the last two pictures begin with the same digit.
  private static let pictures = ["Hello", "C", "H"].map { Picture.sample($0, saved: .sample()) }

  private let repository = MemoryPictureRepository(pictures.map { .sample($0) })
  private var removePicture: RemovePicture { RemovePicture(pictures: repository) }

  private func captions() async throws(PictureError) -> Set<String> {
    Set(try await repository.saved().map(\.picture.caption))
  }

  @Test("only the named picture is removed, and its summary is returned")
  func remove() async throws {
    let hello = Self.pictures[0]
    let removed = try await removePicture(PictureReference(hello.id.short))
    #expect(
      removed
        == PictureSummary(
          id: hello.id, caption: "Hello", format: .gif, byteCount: 11, saved: .sample(), path: "/pictures/\(hello.id).gif"))
    #expect(try await captions() == ["C", "H"])
    await #expect(throws: PictureError.notFound(PictureReference(hello.id))) { try await removePicture(PictureReference(hello.id)) }
  }

  @Test("an ambiguous prefix removes no picture")
  func ambiguous() async throws {
    let matches = Self.pictures.dropFirst().map(\.id).sorted()
    await #expect(throws: PictureError.ambiguous(PictureReference("d"), matches: matches)) {
      try await removePicture(PictureReference("d"))
    }
    #expect(try await captions() == ["Hello", "C", "H"])
  }

  @Test("an unknown prefix removes no picture", arguments: ["", "zz"])
  func notFound(text: String) async throws {
    await #expect(throws: PictureError.notFound(PictureReference(text))) { try await removePicture(PictureReference(text)) }
    #expect(try await captions() == ["Hello", "C", "H"])
  }

  @Test("a store that cannot be written is an error")
  func broken() async {
    let error = PictureError.store(.unwritable(path: "/home", reason: "disk full"))
    await repository.failWith(error, on: [.remove])
    await #expect(throws: error) { try await removePicture(PictureReference(Self.pictures[0].id)) }
  }
}
