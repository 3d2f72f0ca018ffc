import Domain
import Scenes
import Testing

@Suite("Persistence error messages")
struct StoreWordingTests {
  private static let path = "/home/me/articles.json"

  @Test(
    "every error is a failure that names its subject and says what to do",
    arguments: [
      (.locked(byProcess: 42), ["(process 42)"]),
      (.locked(byProcess: nil), ["Another strata is using"]),
      (.unwritable(path: path, reason: "No space left on device"), [path, "No space left on device", "not changed"]),
      (.unreadable(path: path, reason: "Permission denied"), [path, "Permission denied"]),
      (
        .damaged(path: path, setAside: "/home/me/articles.json.damaged", reason: "it ends early", recovered: .allBut(2)),
        [path, "/home/me/articles.json.damaged", "it ends early"]
      ),
      (.malformed(path: path, line: 7, reason: "a tag is not closed"), [path, "line 7", "a tag is not closed", "not changed"]),
      (.newerVersion(path: path, version: 3), [path, "3", "not changed"]),
    ] as [(PersistenceError, [String])])
  func messages(problem: PersistenceError, names: [String]) throws {
    let message = StoreWording.message(for: problem)
    #expect(message.kind == .failure)
    expectSentence(message.sentence)
    expectSentence(try #require(message.hint))
    for name in names { #expect(message.sentence.contains(name)) }
    #expect(ReadingErrorWording.message(for: .store(problem)) == message)
  }
}
