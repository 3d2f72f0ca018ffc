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

  @Test("the tests that follow a page exist")
  func followers() throws {
    let names = try MarkdownFile.all().flatMap { try $0.fences() }.compactMap { fence in
      if case .followed(let tests) = fence.kind { tests } else { nil }
    }
    #expect(!names.isEmpty)
    let tests = FileManager.default.enumerator(atPath: Source.root.appending(path: "Tests").path())
    let files = Set((tests?.compactMap { $0 as? String } ?? []).map { String($0.split(separator: "/").last ?? "") })
    for name in Set(names) { #expect(files.contains("\(name).swift"), "There is no \(name).swift in Tests") }
  }

  @Test("lines of code in a document are lines of the file that it names")
  func excerpts() throws {
    var count = 0
    for fence in try MarkdownFile.all().flatMap({ try $0.fences() }) {
      guard case .excerpt(let path) = fence.kind else { continue }
      let file = try String(contentsOf: Source.root.appending(path: path), encoding: .utf8)
      #expect(Self.unindented(file).contains(Self.unindented(fence.text)), "\(fence) is not in \(path)")
      count += 1
    }
    #expect(count > 0)
  }

  /// The words after the mark of a fence are invisible on GitHub.
  @Test("the text between two blocks of code names the file of the second one")
  func visiblePaths() throws {
    var count = 0
    for document in try MarkdownFile.all() {
      let lines = document.text.split(separator: "\n", omittingEmptySubsequences: false)
      var start = 0
      for fence in try document.fences() {
        let above = lines[start..<fence.range.lowerBound].dropLast().joined(separator: "\n")
        start = fence.range.upperBound + 1
        switch fence.kind {
        case .file(let path, _): #expect(above.contains("`\(path)`"), "\(fence): the text above must show `\(path)`")
        case .excerpt(let path):
          let name = String(path.split(separator: "/").last ?? "")
          #expect(above.contains(name), "\(fence): the text above must name \(name)")
        default: continue
        }
        count += 1
      }
    }
    #expect(count > 0)
  }

  private static func unindented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.drop { $0 == " " } }.joined(separator: "\n")
  }

  @Test("the manual has an example of every schema")
  func schemas() throws {
    let manual = try MarkdownFile(Source.manual)
    let shown = try manual.fences().compactMap { fence in
      if case .shape(let command) = fence.kind { command } else { nil }
    }
    let rows = manual.rows(below: "## JSON schemas")
    #expect(rows.count > 20)
    for row in rows {
      let commands = row[0].matches(of: /`([^`]+)`/).map { String($0.output.1) }
      #expect(commands.contains { command in shown.contains { $0.contains(command) } }, "\(row[0]) has no example")
    }
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
      case .build, .console, .file, .excerpt, .diff, .followed, .mermaid, .text: false
      }
    }
  }
}
