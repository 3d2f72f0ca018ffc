import CoreDomain
import CoreDoubles
import CoreScenes
import Testing

@Suite("Persistence error messages")
struct PersistenceErrorWordingTests {
  private static let path = "/home/me/a.json"

  @Test(
    "every error is a failure that names its subject and says what to do",
    arguments: [
      (
        .locked(byProcess: 42), "Another \(.program) (process 42) is using this data directory.", "Wait until it is done, or stop it."
      ),
      (.locked(byProcess: nil), "Another \(.program) is using this data directory.", "Wait until it is done, or stop it."),
      (
        .unwritable(path: path, reason: "No space left on device"),
        "/home/me/a.json cannot be written: No space left on device. The file was not changed.",
        "Check the permissions and the free space, or choose another data directory with --home."
      ),
      (
        .unreadable(path: path, reason: "Permission denied"), "/home/me/a.json cannot be read: Permission denied.",
        "Check the permissions, or choose another data directory with --home."
      ),
      (
        .needsRepair(path: path, reason: "'id' is missing", effect: .recovers),
        "/home/me/a.json cannot be read: 'id' is missing; \(run: "store repair") recovers what can be read.",
        "Check the permissions, or choose another data directory with --home."
      ),
      (
        .needsRepair(path: path, reason: "an index is damaged", effect: .rebuilds),
        "/home/me/a.json cannot be read: an index is damaged; \(run: "store repair") rebuilds it.",
        "Check the permissions, or choose another data directory with --home."
      ),
      (
        .malformed(path: path, line: 1, reason: "a tag is not closed"),
        "/home/me/a.json cannot be parsed in line 1: a tag is not closed. The file was not changed.",
        "Correct it in an editor, or restore a copy."
      ),
      (
        .malformed(path: path, line: 0, reason: "it is empty"),
        "/home/me/a.json cannot be parsed: it is empty. The file was not changed.", "Correct it in an editor, or restore a copy."
      ),
      (
        .newerVersion(path: path, version: 3, newest: 2),
        "/home/me/a.json was written by a newer version of \(.program), in format 3: this one reads up to 2. It was not changed.",
        "Use that version, or choose another data directory with --home."
      ),
      (
        .gone(path: "/home/me"), "The data directory /home/me is gone: it was renamed or deleted while \(.program) was running.",
        "Put it back, or start \(.program) again to begin with a new one."
      ),
      (.converted, "Another \(.program) has converted the storage meanwhile.", "Run the command again."),
    ] as [(PersistenceError, MessageText, MessageText)])
  func messages(problem: PersistenceError, sentence: MessageText, hint: MessageText) {
    let message = PersistenceErrorWording.message(for: problem)
    #expect(message == Message(.failure, sentence, hint: hint))
    expectSentence(sentence)
  }

  private static func hint(_ recovered: Recovery) -> MessageText {
    switch recovered {
    case .nothing: "Put it back from a backup, or run the command again to go on without it."
    case .needsBackup(let command):
      """
      Put a copy of a.json from a backup in place of /home/me/b, then \(run: "store repair"). \
      Without one, \(run: command) goes on without what it held.
      """
    case .allBut: "Run the command again to go on. \(run: "store repair") moves the damaged file to the folder set-aside."
    }
  }

  @Test(
    "a damaged file is set aside, and the sentence says what was recovered",
    arguments: [
      (.nothing, "Nothing could be recovered."), (.needsBackup(otherwise: "store repair --yes"), "Nothing could be recovered."),
      (.allBut(nil), "The readable part was recovered."),
      (.allBut(1), "1 line could not be recovered, the others could."), (.allBut(2), "2 lines could not be recovered, the others could."),
    ] as [(Recovery, String)])
  func damaged(recovered: Recovery, sentence: String) {
    let problem = PersistenceError.damaged(path: Self.path, setAside: "/home/me/b", reason: "it ends early", recovered: recovered)
    #expect(
      PersistenceErrorWording.message(for: problem)
        == Message(
          .failure, "/home/me/a.json is damaged: it ends early. It was moved to /home/me/b. \(sentence)",
          hint: Self.hint(recovered)))
  }
}
