import CoreScenes
import Testing

@Suite("Wording of lists")
struct ListWordingTests {
  @Test(
    "the first five entries are named, and the rest are counted",
    arguments: [
      ([], ""), (["a"], "a"), (["a", "b"], "a, b"), (["a", "b", "c", "d", "e"], "a, b, c, d, e"),
      (["a", "b", "c", "d", "e", "f"], "a, b, c, d, e and 1 more"),
      (["a", "b", "c", "d", "e", "f", "g", "h"], "a, b, c, d, e and 3 more"),
    ])
  func lists(texts: [String], text: String) {
    #expect(ListWording.text(texts) == text)
  }
}
