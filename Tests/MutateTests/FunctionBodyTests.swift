import Testing

@testable import mutate

@Suite("Function bodies")
struct FunctionBodyTests {
  private func bodies(_ text: String) -> [String] {
    let code = Code(text)
    return FunctionBody.list(in: code).map { body in
      let inside = code.original(code.lexemes[body.open].range.upperBound..<code.lexemes[body.close].range.lowerBound)
      return "\(inside.trimmed): \(body.result ?? "-")"
    }
  }

  @Test(
    "functions, initializers and accessors have bodies; types, stored properties and requirements have none",
    arguments: [
      ("func f() { a() }", ["a(): -"]),
      ("func f(_ g: () -> Int = { 1 }) -> Int where T: X { a }", ["a: Int"]),
      ("static func < (a: T, b: T) -> Bool { a.n < b.n }", ["a.n < b.n: Bool"]),
      ("func f() async throws(E) -> [String: Int] {\n  a\n}", ["a: [String: Int]"]),
      ("func f() -> Void { a() }", ["a(): -"]),
      ("struct S { let a: Int\n init?(_ a: Int) { self.a = a }\n}", ["self.a = a: -"]),
      ("struct S { var a: Int { b + 1 } }", ["b + 1: Int"]),
      ("struct S {\n  var a: Int\n  var b = 1\n  let c: C\n}", []),
      ("struct S {\n  var a: Int = 1 { didSet { b() } }\n}", []),
      ("struct S { var a: Int { get { b } set { c = newValue } } }", ["b: Int", "c = newValue: -"]),
      ("struct S { subscript(i: Int) -> Int { a[i] } }", ["a[i]: Int"]),
      ("protocol P { func f() -> Int; var a: Int { get } }\nfunc g() { b() }", ["b(): -"]),
      ("func f() { func g() { a() } }", ["func g() { a() }: -"]),
      ("let a = T.init(b)", []),
    ])
  func found(text: String, expected: [String]) {
    #expect(bodies(text) == expected)
  }

  @Test(
    "a body that is one expression returns its value",
    arguments: [
      ("{ a }", true), ("{\n  a\n    .b()\n    + c\n}", true), ("{ \"text\" }", true), ("{ switch a { case .b: 1\n default: 2 } }", true),
      ("{ return a }", false), ("{ let b = a\n  return b }", false), ("{ if a { return b }\n  return c }", false),
      ("{ switch a { case .b: return 1\n default: return 2 } }", false), ("{ try a() }", true), ("{ throw a }", false),
    ])
  func expressions(body: String, isExpression: Bool) throws {
    let code = Code("func f() -> Int \(body)")
    #expect(try #require(FunctionBody.list(in: code).first).isExpression(in: code) == isExpression)
  }
}
