import CoreDomain
import CoreDoubles
import SampleDomain
import SampleDoubles
import Testing

@Suite("OpenPicture")
struct OpenPictureTests {
  private static let saved = Picture.sample("Hello", saved: .sample(plusMinutes: 1))
  private static let dog = Picture.sample("Dog!", saved: .sample(plusMinutes: 2))

  private let pictures = MemoryPictureRepository([.sample(saved), .sample(dog)])
  private var openPicture: OpenPicture { OpenPicture(pictures: pictures) }

  @Test("a picture is opened with its bytes, by its id or a prefix of it", arguments: [saved.id.text, saved.id.short])
  func open(text: String) async throws {
    let bytes = Picture.sampleBytes(saying: "Hello")
    #expect(
      try await openPicture(PictureReference(text))
        == PictureDetails(
          summary: PictureSummary(
            id: Self.saved.id, caption: "Hello", format: .gif, byteCount: bytes.count, saved: .sample(plusMinutes: 1),
            path: "/pictures/\(Self.saved.id).gif"),
          bytes: bytes))
  }

  @Test("a caption gets remarks when it is requested, not when the picture is opened")
  func remarks() async throws {
    #expect(try await openPicture(PictureReference(Self.dog.id)).remarks == [])
  }

  @Test("an unknown picture is an error", arguments: ["", "0000", "hello"])
  func notFound(text: String) async {
    await #expect(throws: PictureError.notFound(PictureReference(text))) { try await openPicture(PictureReference(text)) }
  }

  @Test(
    "an error of the picture file is thrown unchanged",
    arguments: [
      .fileMissing(saved.id, path: "/pictures/1.gif"), .fileDamaged(saved.id, path: "/pictures/1.gif"),
      .store(.unreadable(path: "/home", reason: "not allowed")),
    ] as [PictureError])
  func broken(error: PictureError) async {
    await pictures.failWith(error, on: [.open])
    await #expect(throws: error) { try await openPicture(PictureReference(Self.saved.id)) }
  }
}
