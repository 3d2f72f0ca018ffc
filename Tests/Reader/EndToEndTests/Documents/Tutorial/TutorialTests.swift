import Foundation
import Growth
import Testing

@Suite("Tutorial", .timeLimit(.minutes(60)))
struct TutorialTests {
  @Test("the steps fit the sources one after the other, and Scripts/tutorial knows where a tree is")
  func steps() async throws {
    try await TutorialTree.inCopy { tree in
      for step in 1...TutorialTree.steps {
        #expect(
          try await tree.tutorial("check").output.hasPrefix("The tree is at the end of step \(step - 1). Step \(step) still needs:\n"))
        #expect(try await tree.tutorial("to", "\(step)").status == 0)
        #expect(try tree.shows(step))
      }
      #expect(try await tree.tutorial("check").output == "The tree is at the end of step \(TutorialTree.steps), the last one.\n")
      let again = try await tree.tutorial("to", "\(TutorialTree.steps)")
      #expect(again.status == 0 && again.error.isEmpty)
    }
  }

  @Test("Scripts/tutorial overwrites nothing that a reader has written, and applies nothing then")
  func obstacles() async throws {
    try await TutorialTree.inCopy { tree in
      let file = try #require(try TutorialTree.files(ofStep: 2).first)
      try tree.write("// mine\n", to: file.path)
      let reply = try await tree.tutorial("to", "8")
      #expect(reply.status == 2 && reply.error == "tutorial: \(file.path) has other content than in step 2. Move it away first.\n")
      #expect(try tree.text(of: file.path) == "// mine\n")
      #expect(try await tree.tutorial("check").output.hasPrefix("The tree is at the end of step 0."))
      for words in [["to", "0"], ["to", "9"], ["to"], ["back"], []] { #expect(try await tree.tutorial(words).status == 2) }
    }
  }

  @Test(
    "the tree builds after the steps that say so, the tests pass, and the command prints what the tutorial shows",
    .enabled(if: SlowPart.isRun, "A build takes minutes: this belongs to Scripts/test slow."))
  func builds() async throws {
    var document = try MarkdownFile(TutorialTree.document)
    try await TutorialTree.inCopy { tree in
      for fence in try document.fences() {
        switch fence.kind {
        case .build(let step):
          try #require(try await tree.tutorial("to", "\(step)").status == 0)
          let reply = try await tree.shell("set -eu\n" + fence.text)
          try #require(reply.status == 0 && !reply.output.contains("with 0 tests"), "\(fence): \(reply)")
        case .console(step: .some):
          try await Person.atWork { person in
            let run = try DocumentRun(person, programs: tree.programs)
            if let lines = try await run.newContent(of: fence) { document.replace(fence, with: lines) }
          }
        case .run, .scripts, .console, .shape, .file, .diff, .excerpt, .followed, .mermaid, .text: break
        }
      }
    }
    if MarkdownFile.isToBeUpdated { try document.save() }
  }
}
