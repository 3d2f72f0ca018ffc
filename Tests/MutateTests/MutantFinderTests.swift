import Testing

@testable import mutate

@Suite("Mutants")
struct MutantFinderTests {
  private func changes(_ text: String, _ operations: Set<Mutant.Operation>, changesText: Bool = false) -> [String] {
    MutantFinder(code: Code(text), changesText: changesText).found().flatMap(\.mutants).filter { operations.contains($0.operation) }
      .map(\.change)
  }

  @Test(
    "operators between spaces are replaced; brackets of generics are not",
    arguments: [
      ("a == b", ["== → !="]), ("a < b", ["< → <=", "< → >="]), ("x(a as [Set<Int>])", []), ("a && !b", ["&& → ||", "!b → b"]),
      ("a + b", ["+ → -"]), ("a ?? b", ["?? → the default always", "?? → the default never"]), ("a?.b!.c", []),
      ("x[0..<n]", ["..< → ..."]), ("x[1...]", []), ("c ? a : b", ["? a : b → ? b : a"]),
      ("f(c ? [a] : g(b), d)", ["? [a] : g(b) → ? g(b) : [a]"]), ("true", ["true → false"]), ("a != \"==\" // ==", ["!= → =="]),
      ("-a", []),
    ])
  func operators(expression: String, expected: [String]) {
    let operations: Set<Mutant.Operation> = [.comparison, .logic, .arithmetic, .coalescing, .range, .ternary, .boolean]
    #expect(changes("func f() { let r = \(expression) }", operations) == expected)
  }

  @Test(
    "a condition is negated unless it is one comparison, one negation or a binding",
    arguments: [
      ("if a { b() }", ["if a → if !(a)"]),
      ("guard a, let c = d, e.f(g) else { return }", ["guard a → guard !(a)", "guard e.f(g) → guard !(e.f(g))"]),
      ("if a == b { c() }", []), ("if !a { c() }", []), ("if a == b || c { d() }", ["if a == b || c → if !(a == b || c)"]),
      ("while a.b { c() }", ["while a.b → while !(a.b)"]), ("for a in b where a.c { d() }", ["where a.c → where !(a.c)"]),
      ("if case .a = b { c() }", []), ("switch a { case .b where c.d: e()\n default: f() }", ["where c.d → where !(c.d)"]),
      ("#if os(Linux)\n  a()\n#endif", []),
    ])
  func conditions(body: String, expected: [String]) {
    #expect(changes("func f() {\n  \(body)\n}", [.condition]) == expected)
  }

  @Test(
    "calls and assignments are left out; values and declarations are not",
    arguments: [
      ("a()", ["a() → left out"]), ("a = b", ["a = b → left out"]),
      ("try await a.b(c)\n  d += 1", ["try await a.b(c) → left out", "d += 1 → left out"]),
      ("let a = b()", []), ("return a()", []), ("a.reserveCapacity(2)", []), ("a {\n    b()\n  }", ["a {… → left out", "b() → left out"]),
      ("switch a {\n  case .b: c()\n  default: break\n  }", ["c() → left out"]), ("a(\n    b,\n    c)", ["a(… → left out"]),
    ])
  func statements(body: String, expected: [String]) {
    #expect(changes("func f() {\n  \(body)\n}", [.statement]) == expected)
  }

  @Test("an initializer must assign its properties, and an expression is the result: nothing of them is left out")
  func kept() {
    #expect(changes("init(a: Int) { self.a = a }", [.statement]) == [])
    #expect(changes("func f() -> Int { a.b() }", [.statement]) == [])
  }

  @Test(
    "a body becomes the simplest result of its type",
    arguments: [
      ("Bool", "a", ["{ a } → { true }", "{ a } → { false }"]), ("Bool", "true", ["{ true } → { false }"]),
      ("T?", "a", ["{ a } → { nil }"]),
      ("[T]", "a", ["{ a } → { [] }"]), ("[K: V]", "a", ["{ a } → { [:] }"]), ("String", "a", ["{ a } → { \"\" }"]), ("T", "a", []),
    ])
  func results(type: String, body: String, expected: [String]) {
    #expect(changes("func f() -> \(type) { \(body) }", [.result]) == expected)
  }

  @Test("string literals change only where the wording is what a layer is about, those in interpolations and raw ones too")
  func texts() {
    let text = ##"func f() { g("a \(b ? "c" : #"d"#)", "") ; fatalError("e") }"##
    let found = changes(text, [.text], changesText: true)
    #expect(found == [##""a \(b ? "c" : #"d"#)" → "§a \(b ? "c" : #"d"#)""##, #""c" → "§c""#, ##"#"d"# → "§d"#"##, #""" → "§""#])
    #expect(changes(text, [.text]) == [])
  }

  @Test("code that Linux does not compile has no mutants")
  func otherPlatforms() {
    let text = "func f() {\n#if canImport(Darwin)\n  a()\n#else\n  b()\n#endif\n}"
    #expect(changes(text, [.statement]) == ["b() → left out"])
  }

  @Test("only the wanted lines have mutants; a result counts as every line of its function")
  func lines() {
    let text = "func f() -> Bool {\n  a()\n  return b == c\n}"
    let finder = MutantFinder(code: Code(text), changesText: false)
    #expect(finder.found(on: [2]).flatMap(\.mutants).map(\.operation) == [.statement, .result, .result])
    #expect(finder.found(on: [9]).isEmpty)
  }
}
