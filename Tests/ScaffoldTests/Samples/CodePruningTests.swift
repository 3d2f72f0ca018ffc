import Testing

@testable import scaffold

@Suite("Code without a sample")
struct CodePruningTests {
  private func pruned(_ source: String, isTest: Bool = true) -> CodePruning.Result {
    CodePruning(isGone: { ["Cat", "catURL"].contains($0) }, isGoneText: { $0 == "\"cat\"" || $0.contains("cat.url") }, isTest: isTest)
      .result(for: source)
  }

  @Test(
    "an entry of a list goes, with its comma, and the others stay",
    arguments: [
      ("let all = [.keep, .catURL, .days]", "let all = [.keep, .days]"), ("let all = [.catURL, .days]", "let all = [ .days]"),
      ("let all = [.days, .catURL]", "let all = [.days]"), ("let all = [1: Cat(), 2: Dog()]", "let all = [ 2: Dog()]"),
      ("let all = [(\"a\", [Cat()]), (\"b\", [])]", "let all = [ (\"b\", [])]"),
      ("let all = [[\"cat\", \"say\"], [\"dog\"]]", "let all = [ [\"dog\"]]"),
      ("let all = [\n  // Purrs.\n  .catURL,\n  .days,\n]", "let all = [\n  .days,\n]"),
      ("let all = [Box { Cat() }, Box { Dog() }]", "let all = [ Box { Dog() }]"),
    ])
  func entries(source: String, expected: String) {
    #expect(pruned(source).text == expected)
    #expect(pruned(source, isTest: false).text?.contains("Cat") != true)
  }

  @Test("in production code, the only entry of a list goes, if it has lines of its own; a test without entries would test nothing")
  func onlyEntry() {
    let source = "let all: [Pet] = [\n  Cat(name: [1])\n]\n"
    #expect(pruned(source, isTest: false).text == "let all: [Pet] = []\n")
    #expect(pruned(source).text == nil)
  }

  @Test("a case goes, of a switch with its lines and of an enumeration with its comment")
  func cases() {
    let source = """
      enum Pet {
        /// Purrs.
        case cat(Cat)
        case dog

        var sound: String {
          switch self {
          case .cat(let cat as Cat):
            purr()
            return cat.sound
          case .dog: return "bow"
          }
        }
      }
      """
    let expected = """
      enum Pet {
        case dog

        var sound: String {
          switch self {
          case .dog: return "bow"
          }
        }
      }
      """
    #expect(pruned(source, isTest: false).text == expected)
  }

  @Test("in production code, a statement stays and is reported")
  func statements() {
    let source = "func feed() {\n  let cat = Cat()\n  eat(cat)\n}\n"
    let result = pruned(source, isTest: false)
    #expect(result.text == source && result.leftovers == ["let cat = Cat()"])
  }

  @Test("a test goes as a whole, and a suite with its last test")
  func tests() {
    let both = """
      struct PetTests {
        @Test("a cat purrs", arguments: [1, 2])
        func cat(number: Int) {
          types("cat", "say")
        }

        @Test("a dog barks")
        func dog() {}
      }
      """
    #expect(pruned(both).text == "struct PetTests {\n  @Test(\"a dog barks\")\n  func dog() {}\n}")
    #expect(pruned("import Testing\n\nstruct CatTests {\n  let cat = 1\n\n  @Test func purrs() { _ = Cat() }\n}\n").text == nil)
  }

  @Test("a helper of tests goes on without a statement, and goes itself when its result depends on it")
  func helpers() {
    let fill =
      "func fill() {\n  let dog = Dog()\n  keep(dog)\n  let cat = Cat()\n  keep(cat)\n  let end = 1\n  keep(end)\n}\n\nfunc make() -> Pet {\n  let cat = Cat()\n  return cat.pet\n}\n"
    let result = pruned(fill)
    #expect(result.text == "func fill() {\n  let dog = Dog()\n  keep(dog)\n  let end = 1\n  keep(end)\n}\n\n")
    #expect(result.names == ["make"])
  }

  @Test("words in comments, and longer words, name nothing")
  func otherWords() {
    let source = "// A Cat.\nlet category = Catalog()\nlet text = \"Cat\"\n"
    #expect(pruned(source).text == source && pruned(source).leftovers == [])
  }
}
