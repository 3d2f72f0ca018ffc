import CoreScenes
import ReaderDomain
import ReaderScenes
import Testing

@Suite("Messages about documents outside the data directory")
struct DocumentErrorWordingTests {
  @Test(
    "the message of each error, word for word",
    arguments: [
      (.missing, "feeds.opml does not exist."), (.unreadable(reason: "it is"), "feeds.opml cannot be read: it is."),
      (.unwritable(reason: "it is"), "feeds.opml cannot be written: it is."),
    ] as [(DocumentError, MessageText)])
  func messages(error: DocumentError, sentence: MessageText) {
    #expect(DocumentErrorWording.message(for: error, of: .file("feeds.opml")) == Message(.failure, sentence))
  }
}
