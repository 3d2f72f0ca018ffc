import Foundation
import LayerRules
import Testing

/// Architecture.md matches the package, and a test enforces each of its invariants.
@Suite("Architecture.md")
struct ArchitectureDocumentTests {
  @Test("every invariant in Architecture.md names a test that exists")
  func invariantsNameTests() async throws {
    let document = try ArchitectureDocument.load()
    let tests = try await MainPackage.project().modules.filter { !$0.isProduction }.flatMap(\.files)
    let names = Set(tests.flatMap(TestNames.list))
    for invariant in document.invariants where ArchitectureDocument.quoted(in: invariant).isDisjoint(with: names) {
      Issue.record("Architecture.md: no text in backticks is the name or the function of a test in Tests: \(invariant)")
    }
  }

  @Test("Architecture.md names the test of each invariant that the sources show")
  func testsAreNamed() async throws {
    let document = try ArchitectureDocument.load()
    let file = try Place.text(of: Place.root.appending(path: "Tests/ArchitectureTests/InvariantTests.swift"))
    let sentences = TestNames.sentences(in: SourceFile(path: "InvariantTests.swift", text: file))
    #expect(!sentences.isEmpty)
    let named = document.invariants.reduce(into: Set()) { $0.formUnion(ArchitectureDocument.quoted(in: $1)) }
    for sentence in sentences where !named.contains(sentence) {
      Issue.record("Architecture.md has no \(ArchitectureDocument.invariantMark) that names the test `\(sentence)`")
    }
  }

  @Test("the glossary has at most 40 lines, and each of its terms names a type that exists")
  func glossary() async throws {
    let document = try ArchitectureDocument.load()
    #expect(document.glossary.count <= 40)
    #expect(!document.glossaryTerms.isEmpty)
    let modules = try await MainPackage.project().modules.filter(\.isProduction)
    let kinds: Set = ["struct", "class", "actor", "enum", "protocol", "typealias"]
    let types = Set(modules.flatMap(\.files).flatMap(\.declarations).filter { kinds.contains($0.keyword) }.map(\.name))
    for (term, names) in document.glossaryTerms {
      if names.isEmpty { Issue.record("the term '\(term)' names no type in backticks in its last column") }
      for name in names where !types.contains(name) { Issue.record("the term '\(term)' names \(name), which is not a type in Modules") }
    }
  }

  @Test("the glossary is the section of that name, and the last column lists a term's types")
  func glossaryText() {
    let document = ArchitectureDocument(
      text: """
        ## Before
        | no | `Term` |
        ## Glossary

        | term | meaning | type |
        |---|---|---|
        | One | `this` and that | `First`, `Second` |
        | Two | nothing | none |
        ## After
        | no | `Term` |
        """)
    #expect(document.glossary.count == 6)
    #expect(document.glossaryTerms.map(\.term) == ["One", "Two"])
    #expect(document.glossaryTerms.map(\.types) == [["First", "Second"], []])
  }

  @Test("an invariant is the text from its mark to the next mark or the end of the paragraph")
  func invariants() {
    let document = ArchitectureDocument(
      text: """
        # Domain
        Rules. **Architecture Invariant:** imports
          nothing: `a
          test`.
        - **Architecture Invariant:** pure: `function`.

        Not this `one`.
        """)
    #expect(document.invariants == [" imports nothing: `a test`. - ", " pure: `function`."])
    #expect(document.invariants.map(ArchitectureDocument.quoted) == [["a test"], ["function"]])
  }

  @Test("a new graph replaces the old one and nothing else")
  func graph() {
    let block = ArchitectureDocument.graph
    let text = "before\n\(block.begins)\nold\n\(block.ends)\nafter\n"
    #expect(block.content(of: text) == "old")
    #expect(block.replaced(in: text, by: "new") == "before\n\(block.begins)\nnew\n\(block.ends)\nafter\n")
    #expect(block.replaced(in: "\(block.ends)\n\(block.begins)", by: "new") == nil)
    #expect(block.replaced(in: "no place", by: "new") == nil)
  }

  @Test("a test is identified by its name or its function")
  func testNames() {
    let file = SourceFile(
      path: "T.swift",
      text: """
        @Test("a sentence", arguments: [1]) func first(one: Int) {}
        @Test func second() {}
        // @Test("a comment") func third() {}
        func helper() {}
        """)
    #expect(Set(TestNames.list(in: file)) == ["a sentence", "first", "second"])
    #expect(TestNames.sentences(in: file) == ["a sentence"])
  }
}
