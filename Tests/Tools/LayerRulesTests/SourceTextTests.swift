import LayerRules
import Testing

/// The separation of code from comments and literals.
@Suite("Source text")
struct SourceTextTests {
  /// In the tables, text that must be blanked is spelt `x`, and all other text must stay.
  @Test(
    "everything in a source except its code is blanked",
    arguments: [
      ("a // xx \"xx\" /* x\nb", "a\nb"),
      ("a /* xx /* x */ x \" */ b", "a b"),
      ("a /* x\nx */ b", "a\n b"),
      ("/* xx", ""),
      (#"f("xx // x", y)"#, "f( , y)"),
      (#"f("x \" x", y)"#, "f( , y)"),
      (#"f("x \\", y)"#, "f( , y)"),
      (#"f("x \(a) x \(b("x")) x", y)"#, "f( (a) (b( )) , y)"),
      (#"f("\(a ? "x" : "x \(b)")")"#, "f( (a ? : (b) ) )"),
      ("f(\"\"\"\n  x \" x\n  x \\(a) x\n  \"\"\", y)", "f(\n\n (a)\n , y)"),
      ("f(\"\"\"\n  x \\\"\"\" x\n  \"\"\", y)", "f(\n\n , y)"),
      (##"f(#"x " x \(x) \n"#, y)"##, "f( , y)"),
      (##"f(#"x \#(a) x"#, y)"##, "f( (a) , y)"),
      ("f(#\"\"\"\nx \"\"\" x\n\"\"\"#, y)", "f(\n\n , y)"),
      ("f(#\"\"\"\"#, y)", "f( , y)"),
      ("let a = \"xx\nlet b = 1", "let a =\nlet b = 1"),
      (#"let a = /x"x/ + b"#, "let a = + b"),
      (#"split(/x\/"x/) + b"#, "split( ) + b"),
      (##"let a = #/x/"x/# + b"##, "let a = + b"),
      (#"return /x"x/"#, "return"),
      (#"a / b / c + "x""#, "a / b / c +"),
      ("a/b/c", "a/b/c"),
      ("(a)/b/c", "(a)/b/c"),
      ("reduce(1, /)", "reduce(1, /)"),
      ("#if os(Linux) // x\n#endif", "#if os(Linux)\n#endif"),
      (#"let `a " b` = c // x"#, #"let `a " b` = c"#),
      (#"f(\.name) // x"#, #"f(\.name)"#),
    ])
  func code(text: String, left: String) {
    #expect(Self.squeezed(String(decoding: SourceText(text).code, as: UTF8.self)) == left)
  }

  @Test("an offset in the code is the same offset in the source")
  func offsets() {
    let text = "let a = \"xé\"\n/* x\n */ let b = \"\"\"\n x\n \"\"\"\nlet c = 1\n"
    let source = SourceText(text)
    #expect(source.code.count == source.original.count)
    #expect(Token.list(in: source).first { $0.text == "c" }?.line == 6)
    #expect(source.lineCount == 6)
  }

  @Test("a source is split into words, numbers, arrows and signs")
  func tokens() {
    let tokens = Token.list(in: SourceText("@A func `import`(_ é: Int) -> [B_1]\n  x.y(0x1F)"))
    #expect(
      tokens.map(\.text) == [
        "@", "A", "func", "`import`", "(", "_", "é", ":", "Int", ")", "->", "[", "B_1", "]", "x", ".", "y", "(", "0x1F", ")",
      ])
    #expect(tokens.filter(\.startsLine).map(\.text) == ["@", "x"])
    #expect(tokens.filter(\.isWord).map(\.text) == ["A", "func", "`import`", "_", "é", "Int", "B_1", "x", "y"])
  }

  /// Reduces each run of spaces to one space, and trailing spaces to none.
  private static func squeezed(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let words = line.split(separator: " ").joined(separator: " ")
      return line.hasPrefix(" ") && !words.isEmpty ? " " + words : words
    }.joined(separator: "\n")
  }
}
