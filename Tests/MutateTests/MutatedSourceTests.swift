import Testing

@testable import mutate

@Suite("Sources with mutants")
struct MutatedSourceTests {
  private static let files = ["A.swift": source]
  private static let source: (code: Code, functions: [MutatedSource.Function]) = {
    let code = Code("func f() -> Bool { a == b }\nfunc g() {\n  h()\n}\n")
    let found = MutantFinder(code: code, changesText: false).found()
    var number = 0
    let functions = found.enumerated().map { index, body in
      MutatedSource.Function(
        number: index, body: body.body,
        mutants: body.mutants.map { mutant in
          number += 1
          return (number, mutant)
        })
    }
    return (code, functions)
  }()

  @Test("every mutant has a copy of the body, chosen at run time, and the last copy is the original")
  func copies() {
    let text = MutatedSource(Self.source.code, Self.source.functions).text
    #expect(
      text == """
        func f() -> Bool { switch strataMutant(0) {
        case 1:
         return a != b\(" ")
        case 2:
         return true\(" ")
        case 3:
         return false\(" ")
        default:
         return a == b\(" ")
        } }
        func g() { switch strataMutant(1) {
        case 4:

          ()

        default:

          h()

        } }

        """)
  }

  @Test("a function without mutants is only marked")
  func marked() {
    let function = MutatedSource.Function(number: 7, body: Self.source.functions[0].body, mutants: [])
    let text = MutatedSource(Self.source.code, [function]).text
    #expect(text == "func f() -> Bool { switch strataMutant(7) {\ndefault:\n return a == b \n} }\nfunc g() {\n  h()\n}\n")
  }

  @Test(
    "the compiler's lines name the mutants that do not compile; an error in the original takes out the function's mutants, then its mark")
  func refused() {
    let sources = Self.files.mapValues { MutatedSource($0.code, $0.functions) }
    func refused(_ log: String, known: Set<Int> = []) -> MutantBuild.Refused {
      MutantBuild.refused(by: log, in: sources, files: Self.files, tree: "/t/", known: .init(mutants: known))
    }
    #expect(refused("/t/A.swift:3:9: error: no '!='\n/t/A.swift:5:2: warning: x") == .init(mutants: [1]))
    #expect(refused("/t/A.swift:9:9: error: x") == .init(mutants: [1, 2, 3]))
    #expect(refused("/t/A.swift:9:9: error: x", known: [2]) == .init(mutants: [1, 3]))
    #expect(refused("/t/A.swift:9:9: error: x", known: [1, 2, 3]) == .init(functions: [0]))
    #expect(refused("/t/B.swift:3:9: error: x\nerror: fatalError") == .init())
  }
}
