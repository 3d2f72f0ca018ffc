import Testing

@testable import scaffold

@Suite("The name of an action")
struct ActionNameTests {
  @Test(
    "a verb has its past participle and its third person",
    arguments: [
      ("pin", "pinned", "pins"), ("bookmark", "bookmarked", "bookmarks"), ("archive", "archived", "archives"), ("copy", "copied", "copies"),
      ("flag", "flagged", "flags"), ("save", "saved", "saves"), ("stash", "stashed", "stashes"), ("fix", "fixed", "fixes"),
      ("delay", "delayed", "delays"), ("need", "needed", "needs"), ("question", "questioned", "questions"),
    ])
  func forms(verb: String, past: String, thirdPerson: String) throws {
    let name = try ActionName(verb)
    #expect(name.past == past && name.thirdPerson == thirdPerson)
  }

  @Test("an irregular verb is given with its past participle")
  func irregular() throws {
    #expect(try ActionName("keep", past: "kept").type == "Kept")
  }

  @Test(
    "other words are refused in a sentence",
    arguments: ["", "a", "Pin", "pin it", "pin-up", "épingle", "import", "procrastinate", "pin\n", "../x"])
  func refused(verb: String) {
    #expect(throws: ScaffoldError.self) { try ActionName(verb) }
  }
}
