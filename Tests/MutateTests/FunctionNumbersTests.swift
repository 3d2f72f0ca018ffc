import Testing

@testable import mutate

@Suite("The numbers of functions")
struct FunctionNumbersTests {
  private func names(_ text: String) -> [String] {
    FunctionNumbers.names(of: FunctionBody.list(in: Code(text)), in: "A.swift")
  }

  @Test("a function keeps its number when others come and go, in the next run too")
  func stable() {
    var numbers = FunctionNumbers()
    #expect(["a", "b", "a"].map { numbers.number(of: $0) } == [0, 1, 0])
    var later = FunctionNumbers(text: numbers.text)
    #expect(["c", "b"].map { later.number(of: $0) } == [2, 1])
    #expect(later.names == ["a", "b", "c"] && later.text == "a\nb\nc\n")
  }

  @Test("few new functions do not change how many can be marked, and there is always room for one more")
  func capacity() {
    var numbers = FunctionNumbers()
    #expect(numbers.capacity == 4096)
    for number in 0..<4095 { _ = numbers.number(of: "\(number)") }
    #expect(numbers.capacity == 4096)
    _ = numbers.number(of: "one more")
    #expect(numbers.capacity == 8192)
  }

  @Test("the name of a function is its file and its declaration, without its body")
  func declarations() {
    #expect(names("func f(_ a: Int,\n  b: Int) -> Int { a + b }") == ["A.swift: func f(_ a: Int, b: Int) -> Int"])
    #expect(names("struct S { init?(_ a: Int) { b() } }") == ["A.swift: init?(_ a: Int)"])
    #expect(
      names("var a: Int { b }\nvar c: Int { get { d } set { e() } }") == [
        "A.swift: var a: Int", "A.swift: var c: Int get", "A.swift: var c: Int set",
      ])
    #expect(names("func f() { a() }") == names("func f() { b() }"))
  }

  @Test("functions of one file with the same declaration are counted")
  func alike() {
    #expect(
      names("struct A { var text: String { a } }\nstruct B { var text: String { b } }")
        == ["A.swift: var text: String", "A.swift: var text: String (2)"])
  }
}
