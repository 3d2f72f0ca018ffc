import Database
import ReaderData
import Testing

@Suite("Errors of newsboat's files")
struct NewsboatErrorTests {
  @Test(
    "every database error becomes an error of newsboat's file",
    arguments: [
      (DatabaseError.missing, NewsboatError.missing), (.locked, .locked), (.damaged(reason: "r"), .damaged(reason: "r")),
      (.notADatabase, .notANewsboatDatabase(reason: "it is not an SQLite database")), (.cancelled, .cancelled),
      (.readOnly, .unreadable(reason: "a change was interrupted; start newsboat once to complete it")),
      (.cannotOpen(reason: "r"), .unreadable(reason: "r")), (.disk(reason: "r"), .unreadable(reason: "r")),
      (.constraint(reason: "r"), .unreadable(reason: "r")), (.failed(code: 1, reason: "r"), .unreadable(reason: "r")),
      (.diskFull, .unreadable(reason: "the disk is full")),
    ] as [(DatabaseError, NewsboatError)])
  func database(error: DatabaseError, expected: NewsboatError) {
    #expect(NewsboatError(error) == expected)
  }
}
