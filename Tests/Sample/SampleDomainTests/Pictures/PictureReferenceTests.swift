import CoreDomain
import CoreDoubles
import SampleDomain
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
    "a picture is found by its id or a unique prefix of it",
    arguments: [("ab", 2), (" AB \n", 2), ("aa00000000000000000b", 0), ("aa00000000000000000a", 1), ("AB000000000000000000", 2)])
  func found(text: String, index: Int) throws {
    #expect(try PictureReference(text).resolve(in: Self.pictures) == Self.pictures[index])
  }

  @Test("a complete id finds its own picture")
  func whole() throws {
    for picture in Self.pictures { #expect(try PictureReference(picture.id).resolve(in: Self.pictures) == picture) }
  }

  @Test("a text that is not a prefix of any id finds nothing", arguments: ["", " ", "b", "aa00000000000000000aa", "0", "hello"])
  func notFound(text: String) {
    #expect(throws: PictureError.notFound(PictureReference(text))) { try PictureReference(text).resolve(in: Self.pictures) }
    #expect(throws: PictureError.notFound(PictureReference(text))) { try PictureReference(text).resolve(in: [Self.pictures[0]]) }
  }

  @Test("when several pictures match, the error lists them in order")
  func ambiguous() {
    let reference = PictureReference("aa")
    #expect(throws: PictureError.ambiguous(reference, matches: [Self.pictures[1].id, Self.pictures[0].id])) {
      try reference.resolve(in: Self.pictures)
    }
  }
}
