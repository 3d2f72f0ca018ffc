import LayerRules
import Testing

/// The declarations of a source, and the part of them that other modules see.
@Suite("Declarations")
struct DeclarationTests {
  @Test("types, functions and extensions are found by keyword and name")
  func list() {
    let text = """
      public final class A { class func make() {}; struct Inner {} }
      extension A.Inner: Sendable {}
      @MainActor protocol P { func f() }
      let a = "struct No {}"
      """
    #expect(
      Declaration.list(in: Token.list(in: SourceText(text))).map { "\($0.keyword) \($0.name)" }
        == ["class A", "func make", "struct Inner", "extension A.Inner", "protocol P", "func f"])
  }

  @Test(
    "a type's protocols are found between its name and its body",
    arguments: [
      ("struct A: B, C.D {}", ["B", "D"]), ("struct A {}", []), ("final class A<B: C>: D<E> where B: F {}", ["D"]),
      ("extension A.B: @unchecked C {}", ["C"]), ("actor A: nonisolated B & C {}", ["B", "C"]), ("func a(b: C) {}", []),
    ])
  func inherits(text: String, names: [String]) {
    #expect(Declaration.list(in: Token.list(in: SourceText(text))).first?.inherits == names)
  }

  @Test(
    "a public signature extends from its keyword to its body or value",
    arguments: [
      ("public func f(a: A) -> B { c }", ["func f ( a : A ) -> B"]),
      (
        "public func f(\n  a: A,\n  b: B = C()\n) async throws(E)\n  -> D\nvar g = 1",
        ["func f ( a : A , b : B = C ( ) ) async throws ( E ) -> D"]
      ),
      ("func f(a: A) {}", []),
      ("public private(set) var a: A = B()", ["var a : A"]),
      ("public static let a = A(b)", ["let a = A"]),
      ("public var a: A { b }\nvar c: C", ["var a : A"]),
      ("@frozen public struct A: B {\n  var c: C\n}", ["struct A : B"]),
      ("public enum A {\n  case b(B), c\n  var d: D { switch self { case .b: E() } }\n}", ["enum A", "case b ( B ) , c"]),
      ("package protocol A {\n  func b() -> B\n  var c: C { get }\n}", ["protocol A", "func b ( ) -> B", "var c : C"]),
      ("public extension A {\n  func b(c: C) { d() }\n  private func e() -> E { f }\n}", ["extension A", "func b ( c : C )"]),
      ("public typealias A = B<C>\nstruct D {}", ["typealias A = B < C >"]),
      // This text does not use the modifier; it tests that modifiers with parentheses are parsed.
      ("public nonisolated(unsafe) var a: A", ["var a : A"]),
      ("open class func a() -> A {}", ["func a ( ) -> A"]),
      ("let file = open(path, O_RDONLY)", []),
      ("public import A", []),
    ])
  func publicSignature(text: String, signatures: [String]) {
    let found = PublicSignature.list(in: Token.list(in: SourceText(text)))
    #expect(found.map { $0.tokens.map(\.text).joined(separator: " ") } == signatures)
  }

  @Test(
    "a pattern matches code, not a member of another value, a function name, a comment or a string",
    arguments: [
      ("print(\"a\")", 1), ("Swift.print(a)", 1), ("print (a)", 1), ("log.print(a)", 0), ("func print(_ a: A) {}", 0),
      ("case print(A)", 0), ("// print(a)", 0), ("\"print(a)\"", 0), ("\"\\(print(a))\"", 1), ("reprint(a)", 0), ("let print = a", 0),
    ])
  func pattern(text: String, count: Int) {
    let pattern: CodePattern = "print("
    #expect(CodePattern.matches(of: [pattern], in: Token.list(in: SourceText(text))).count == count)
  }

  @Test(
    "a pattern that creates a value matches its initializer, too",
    arguments: [
      ("Date()", 1), ("Date.init()", 1), ("init(now: () -> Date = Foundation.Date.init)", 1), ("Date.now", 0), ("let a: Date", 0),
      ("Dates.init()", 0), ("other.Date.init()", 0),
    ])
  func creation(text: String, count: Int) {
    #expect(CodePattern.matches(of: ["Date("], in: Token.list(in: SourceText(text))).count == count)
  }
}
