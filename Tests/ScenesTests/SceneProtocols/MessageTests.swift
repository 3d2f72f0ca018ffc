import Scenes
import Testing

@Suite("Messages")
struct MessageTests {
  private static let long = String(repeating: "ä", count: 9_000_000)

  @Test(
    "a message quotes no more than a part of what is too long, and keeps its words",
    arguments: [
      ("'a b' is wrong.", "'a b' is wrong."),
      ("'\(long)' is wrong.", "'\(String(repeating: "ä", count: 999))… is wrong."),
      ("\(String(repeating: "x", count: 1_000)) is wrong.", "\(String(repeating: "x", count: 1_000)) is wrong."),
      (String(repeating: "a ", count: 9_000_000), String(repeating: "a ", count: 4_000) + "…"),
    ])
  func limits(given: String, shown: String) {
    let message = Message(.failure, given, hint: given)
    #expect(message.sentence == shown && message.hint == shown)
  }
}
