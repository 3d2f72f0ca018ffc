import Foundation
import Testing

/// Runs what the documents show. Scripts/update-docs records the output of their `console` blocks again.
@Suite("Documents", .timeLimit(.minutes(10)))
struct DocumentTests {
  @Test("every fenced block of a document says what it is")
  func kinds() throws {
    let fences = try MarkdownFile.all().flatMap { try $0.fences() }
    #expect(fences.contains { $0.kind == .console() } && fences.contains { $0.kind == .scripts })
  }

  @Test("what a document shows is what the program does", arguments: try MarkdownFile.all().filter(Self.canRun).map(\.path))
  func blocks(path: String) async throws {
    try await Person.withWebOfTheirOwn(publicURL: DocumentRun.documentedURL) { person in
      let document = try MarkdownFile(Source.root.appending(path: path))
      let renewed = try await DocumentRun(person).run(document)
      if MarkdownFile.isToBeUpdated, renewed.text != document.text { try renewed.save() }
    }
  }

  private static func canRun(_ document: MarkdownFile) throws -> Bool {
    try document.fences().contains { fence in
      switch fence.kind {
      case .run, .scripts, .console(step: nil), .shape: true
      case .build, .console, .file, .diff, .mermaid, .text: false
      }
    }
  }
}
