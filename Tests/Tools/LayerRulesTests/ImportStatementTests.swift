import LayerRules
import Testing

/// Every way to write an import, and text that only looks like one.
@Suite("Import statements")
struct ImportStatementTests {
  @Test(
    "an import is found, however it is written",
    arguments: [
      ("import A", ["A:1"]),
      ("public import A", ["A:1 visible"]),
      ("package import A", ["A:1 visible"]),
      ("internal import A", ["A:1"]),
      ("@_exported import A", ["A:1 visible"]),
      ("@testable import A", ["A:1"]),
      ("@preconcurrency public import A", ["A:1 visible"]),
      ("@_spi(Inner) @testable import A", ["A:1"]),
      ("@preconcurrency\nimport A", ["A:2"]),
      ("import struct A.B", ["A:1"]),
      ("import class A.B.C", ["A:1"]),
      ("public import func A.b", ["A:1 visible"]),
      ("import A.B", ["A:1"]),
      ("import A; import B", ["A:1", "B:1"]),
      ("#if canImport(A)\nimport A\n#else\nimport B\n#endif", ["A:2", "B:4"]),
      ("struct C {}\nimport A", ["A:2"]),
      ("/* import A */ import B // import C", ["B:1"]),
    ])
  func found(text: String, imports: [String]) {
    #expect(Self.imports(text) == imports)
  }

  @Test(
    "text that only looks like an import is not found",
    arguments: [
      "// import A",
      "/* /* */ import A */",
      "let a = \"import A\"",
      "let a = \"\"\"\nimport A\n\"\"\"",
      "let a = #\"import A\"#",
      "f(import: a)",
      "f(\n  import: a)",
      "func f(\n  import file: File\n) {}",
      "opml.import(file)",
      "opml\n  .import(file)",
      "enum E { case `import`(A) }",
      "#if canImport(A)\n#endif",
    ])
  func notFound(text: String) {
    #expect(Self.imports(text).isEmpty)
  }

  private static func imports(_ text: String) -> [String] {
    ImportStatement.list(in: Token.list(in: SourceText(text))).map { "\($0.module):\($0.line)\($0.isVisibleOutside ? " visible" : "")" }
  }
}
