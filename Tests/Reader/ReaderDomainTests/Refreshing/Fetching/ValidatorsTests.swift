import CoreDomain
import CoreDoubles
import ReaderDomain
import Testing

@Suite("Validators")
struct ValidatorsTests {
  private static let source = WebURL.sample("https://example.net/")

  @Test("one value is enough, and none is nil")
  func some() {
    #expect(Validators(etag: "e")?.etag == "e")
    #expect(Validators(lastModified: "d")?.lastModified == "d")
    #expect(Validators(digest: "x")?.digest == "x")
    #expect(Validators() == nil && Validators(source: Self.source) == nil)
  }

  @Test("the origin is kept with a validator of the server, and not with a digest alone")
  func origin() {
    let validators = [
      Validators(etag: "e", source: Self.source), Validators(lastModified: "d", source: Self.source),
      Validators(digest: "x", source: Self.source),
    ]
    #expect(validators.map { $0?.source } == [Self.source, Self.source, nil])
  }

  @Test("a validator that is too long to be sent back is ignored")
  func long() {
    let longest = String(repeating: "e", count: Validators.maximumBytesOfToken)
    #expect(Validators(etag: longest)?.etag == longest)
    #expect(Validators(etag: longest + "e") == nil)
  }
}
