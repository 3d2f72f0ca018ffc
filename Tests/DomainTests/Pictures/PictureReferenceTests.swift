import Domain
import DomainDoubles
import Testing

@Suite("PictureReference")
struct PictureReferenceTests {
  private static let pictures = ["aa00000000000000000b", "aa00000000000000000a", "ab000000000000000000"].compactMap(picture)

  private static func picture(id: String) -> Picture? {
    PictureID(stored: id).map {
      Picture(id: $0, caption: "Hello", format: .gif, byteCount: 11, source: .sample(), said: .sample())
    }
  }

  @Test(
    "a picture is found by its id or any beginning that only it has",
    arguments: [("ab", 2), (" AB \n", 2), ("aa00000000000000000b", 0), ("aa00000000000000000a", 1), ("AB000000000000000000", 2)])
  func found(text: String, index: Int) throws {
    #expect(try PictureReference(text).resolve(in: Self.pictures) == Self.pictures[index])
  }

  @Test("an id names its own picture")
  func whole() throws {
    for picture in Self.pictures { #expect(try PictureReference(picture.id).resolve(in: Self.pictures) == picture) }
  }

  @Test("nothing is found by what no id begins with", arguments: ["", " ", "b", "aa00000000000000000aa", "0", "hello"])
  func notFound(text: String) {
    #expect(throws: PictureError.notFound(PictureReference(text))) { try PictureReference(text).resolve(in: Self.pictures) }
    #expect(throws: PictureError.notFound(PictureReference(text))) { try PictureReference(text).resolve(in: [Self.pictures[0]]) }
  }

  @Test("pictures that fit alike are named in order, not chosen from")
  func ambiguous() {
    let reference = PictureReference("aa")
    #expect(throws: PictureError.ambiguous(reference, matches: [Self.pictures[1].id, Self.pictures[0].id])) {
      try reference.resolve(in: Self.pictures)
    }
  }
}
