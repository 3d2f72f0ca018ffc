import ReaderDomain
import Testing

@Suite("Locations of documents")
struct FileLocationTests {
  @Test("a location is shown as its path, or as standard input")
  func shown() {
    #expect(FileLocation.file("a.opml").shown == "a.opml" && FileLocation.standardInput.shown == "standard input")
  }
}
