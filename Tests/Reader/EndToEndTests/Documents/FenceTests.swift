import Foundation
import Testing

@Suite("Fenced blocks of a document")
struct FenceTests {
  @Test(
    "the words after a fence say what the block is",
    arguments: [
      ("sh run", Fence.Kind.run(exit: 0, hasFeeds: false)), ("sh run exit=3", .run(exit: 3, hasFeeds: false)),
      ("sh run feeds", .run(exit: 0, hasFeeds: true)), ("sh run=--help", .scripts), ("console", .console()),
      ("console step=8", .console(step: 8)), ("sh run step=3", .build(step: 3)),
      ("json shape strata --json list --limit 1", .shape(command: "strata --json list --limit 1")),
      ("swift file=Modules/A.swift step=2", .file(path: "Modules/A.swift", step: 2)), ("diff step=4", .diff(step: 4)),
      ("mermaid", .mermaid),
      ("text", .text), ("swift followed-by=AdoptionTests", .followed(tests: "AdoptionTests")),
      ("swift in=A/B.swift", .excerpt(path: "A/B.swift")),
    ])
  func known(words: String, kind: Fence.Kind) throws {
    #expect(try Fence.Kind(words: words) == kind)
  }

  @Test(
    "missing and unknown words are an error",
    arguments: [
      "", "sh", "bash", "sh run exit=no", "sh run feds", "sh run=--version", "sh run step=", "sh run feeds step=1", "console session",
      "console step=0", "json", "json shape", "swift",
      "swift file=A.swift", "swift file= step=1", "diff", "diff step=", "text wide",
    ])
  func unknown(words: String) throws {
    #expect(throws: Fence.Unknown.self) { try Fence.Kind(words: words) }
  }

  @Test("a fence in a list and one around fences are found, and an open one is an error")
  func marks() throws {
    let fences = try document("- a list\n  ```text\n  one\n  ```\n````text\n```sh\n````\n~~~ text\n~~~\n`code` and ```code```\n").fences()
    #expect(fences.map(\.content) == [["  one"], ["```sh"], []])
    #expect(throws: MarkdownFile.Unclosed.self) { try document("```text\n``\n").fences() }
    #expect(throws: Fence.Unknown.self) { try document("```\n```\n").fences() }
  }

  @Test("a new output replaces the content of its block alone")
  func replacing() throws {
    var document = try document("before\n```console\n$ a\n1\n```\nafter\n")
    document.replace(try document.fences()[0], with: ["$ a", "2", "3"])
    #expect(document.text == "before\n```console\n$ a\n2\n3\n```\nafter\n")
  }

  @Test(
    "a script must exist, and its header must name each option and word",
    arguments: [
      ("Scripts/test slow", true), ("Scripts/test CoreDomainTests   # one layer", true), ("Scripts/new feature Tip --dry-run", true),
      ("Scripts/fuzz xml 60", true),
      ("Scripts/new feature Tip --dry", false), ("Scripts/test NoTests", false), ("Scripts/tests", false), ("swift test", false),
      ("Scripts/Patches", false),
    ])
  func scripts(line: String, isRight: Bool) throws {
    let fence = Fence(kind: .scripts, content: [line], range: 0..<1, description: "")
    #expect(try ScriptUse.all(in: fence).map { try $0.faults().isEmpty } == [isRight])
  }

  private func document(_ text: String) throws -> MarkdownFile {
    let file = FileManager.default.temporaryDirectory.appending(path: "strata-\(UUID().uuidString).md")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try MarkdownFile(file)
  }
}
