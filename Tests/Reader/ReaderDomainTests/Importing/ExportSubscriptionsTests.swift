import ReaderDomain
import ReaderDoubles
import Testing

@Suite("ExportSubscriptions")
struct ExportSubscriptionsTests {
  private let outlines = MemoryOutlineRepository(ownText: "<opml/>")

  @Test("the list is returned as text, and no file is written")
  func text() async throws {
    #expect(try await ExportSubscriptions(outlines: outlines)(.text) == .text("<opml/>"))
    #expect(await outlines.written.isEmpty)
  }

  @Test("the list is written to the named file")
  func file() async throws {
    #expect(try await ExportSubscriptions(outlines: outlines)(.file("list.opml")) == .file("list.opml"))
    #expect(await outlines.written == ["list.opml"])
  }

  @Test("a list that cannot be read or written is an error", arguments: [ExportInput.text, .file("list.opml")])
  func broken(input: ExportInput) async {
    await outlines.failWith(MemoryStores.broken)
    await #expect(throws: MemoryStores.broken) { try await ExportSubscriptions(outlines: outlines)(input) }
    #expect(await outlines.written.isEmpty)
  }
}
