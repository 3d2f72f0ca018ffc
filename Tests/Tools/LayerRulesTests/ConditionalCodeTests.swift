import LayerRules
import Testing

/// The conditions of `#if`.
@Suite("Conditional code")
struct ConditionalCodeTests {
  @Test("a line is compiled under the condition of its branch, and if no earlier branch is")
  func branches() {
    let text = """
      let a = 1
      #if os(Linux) && DEBUG // a comment
        let b = "#else"
        #if canImport( Darwin )
          let c = 1
        #endif
      #elseif os(macOS)
        let d = 1
      #else
        let e = 1
      #endif
      let f = 1
      """
    let source = SourceText(text)
    let code = ConditionalCode(Token.list(in: source), lineCount: source.lineCount)
    #expect(
      [1, 3, 5, 8, 10, 12].map { code.conditions(at: $0) } == [
        [], ["os(Linux)&&DEBUG"], ["os(Linux)&&DEBUG", "canImport(Darwin)"], ["!os(Linux)&&DEBUG", "os(macOS)"],
        ["!os(Linux)&&DEBUG", "!os(macOS)"], [],
      ])
  }

  @Test("a rule of code may allow it under a condition")
  func rule() {
    let text = "status.st_mtim\n#if os(Linux)\nstatus.st_mtim\n#endif\nstatus.st_mtim"
    let module = Module(name: "A", path: "A", dependencies: [], files: [SourceFile(path: "A/A.swift", text: text)])
    let project = Project(name: "A", modules: [module], manifest: SourceFile(path: "Package.swift", text: ""), topLevel: [])
    let book = RuleBook(
      layers: [Layer("A", at: "A")], code: [CodeRule(patterns: [".st_mtim"], unless: "os(Linux)", reason: "only Linux has it")])
    #expect(LayerCheck(of: project, by: book).findings.map(\.place) == ["A/A.swift:1 code", "A/A.swift:5 code"])
  }
}
