import CoreDomain
import CoreDoubles
import SampleDomain
import SampleDoubles
import Testing

@Suite("ListPictures")
struct ListPicturesTests {
  private static let old = Picture.sample("Old", said: .sample(), saved: .sample(plusMinutes: 1))
  private static let new = Picture.sample("New", said: .sample(), saved: .sample(plusMinutes: 2))
  private static let unsaved = Picture.sample("Unsaved", said: .sample(plusMinutes: 3))

  @Test("only saved pictures are listed, newest first")
  func list() async throws {
    let pictures = MemoryPictureRepository([Self.old, Self.unsaved, Self.new].map { .sample($0) })
    #expect(
      try await ListPictures(pictures: pictures)(())
        == [Self.new, Self.old].map {
          PictureSummary(
            id: $0.id, caption: $0.caption, format: $0.format, byteCount: $0.byteCount, saved: $0.saved, path: "/pictures/\($0.id).gif")
        })
  }

  @Test("without a saved picture, the list is empty")
  func empty() async throws {
    #expect(try await ListPictures(pictures: MemoryPictureRepository())(()) == [])
  }

  @Test("a store that cannot be read is an error")
  func broken() async {
    let error = PictureError.store(
      .damaged(path: "/home/pictures.json", setAside: "/home/pictures.json.1", reason: "cut off", recovered: .nothing))
    let pictures = MemoryPictureRepository()
    await pictures.failWith(error, on: [.saved])
    await #expect(throws: error) { try await ListPictures(pictures: pictures)(()) }
  }
}
