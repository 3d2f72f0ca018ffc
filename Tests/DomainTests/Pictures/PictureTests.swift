import Domain
import DomainDoubles
import Testing

@Suite("Picture")
struct PictureTests {
  @Test("saving a picture sets only its saving time")
  func saved() {
    let picture = Picture(
      id: PictureID(bytes: [1]), caption: "Hello", format: .webp, byteCount: 1, source: .sample(), said: .sample())
    #expect(picture.saved == nil)
    #expect(
      picture.saved(at: .sample(plusMinutes: 5))
        == Picture(
          id: PictureID(bytes: [1]), caption: "Hello", format: .webp, byteCount: 1, source: .sample(), said: .sample(),
          saved: .sample(plusMinutes: 5)))
  }
}
