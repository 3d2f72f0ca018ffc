import CoreScenes
import ReaderDomain
import ReaderScenes
import Testing

@Suite("Messages about data of another program that cannot be imported")
struct ImportErrorWordingTests {
  private static let file = FileLocation.file("feeds.opml")

  @Test(
    "the message of each error, word for word; an unknown line is not named",
    arguments: [
      (
        .notAnOutline(file, line: 1, reason: "it is"), "feeds.opml is not a subscription list: it is (line 1).",
        "\(.programTitle) imports OPML files, which most feed readers export; \(run: "import --newsboat") imports newsboat's."
      ),
      (
        .notAnOutline(.standardInput, line: 0, reason: "it is empty"), "standard input is not a subscription list: it is empty.",
        "\(.programTitle) imports OPML files, which most feed readers export; \(run: "import --newsboat") imports newsboat's."
      ),
      (
        .notANewsboatDatabase(file, reason: "it is"), "feeds.opml is not an article database of newsboat: it is.",
        "The database is named cache.db."
      ),
      (
        .tooManyFeeds(file, feeds: 50_001), "feeds.opml lists 50,001 feeds. A list may have at most 50,000.",
        "Nothing was imported from it."
      ),
      (.locked(file), "feeds.opml is in use by another program.", "Quit newsboat, and try again."),
      (.damaged(file, reason: "it is"), "feeds.opml is damaged: it is.", "Nothing was imported from it."),
    ] as [(ImportError, MessageText, MessageText)])
  func messages(error: ImportError, sentence: MessageText, hint: MessageText) {
    #expect(ImportErrorWording.message(for: error) == Message(.failure, sentence, hint: hint))
  }
}
