import ReaderDomain
import Testing

@Suite("What the full screen remembers")
struct ScreenMemoryTests {
  private static func memory(_ changes: ScreenMemory.Change...) -> ScreenMemory { changes.reduce(ScreenMemory()) { $0.applying($1) } }

  @Test("a line that is typed again moves to the end, and empty and overlong lines are left out")
  func lines() {
    let memory = Self.memory(
      .command("a"), .command("b"), .command("a"), .command(""), .command(String(repeating: "x", count: Query.maximumBytes + 1)),
      .search("tea"))
    #expect(memory.commands == ["b", "a"] && memory.searches == ["tea"])
  }

  @Test("only the last lines are kept")
  func limit() {
    let memory = (0..<150).reduce(ScreenMemory()) { $0.applying(.search("\($1)")) }
    #expect(memory.searches == (50..<150).map(String.init))
  }

  @Test("folders fold and unfold, and there are one to three panes")
  func settings() {
    #expect(Self.memory(.fold("a", true), .fold("b", true), .fold("a", false), .fold("c", false)).folded == ["b"])
    #expect([0, 1, 2, 3, 9].map { Self.memory(.panes($0)).maximumPanes } == [1, 1, 2, 3, 3])
  }
}
