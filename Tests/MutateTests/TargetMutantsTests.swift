import Testing

@testable import mutate

@Suite("The mutants of a run")
struct TargetMutantsTests {
  private static let sources: [TargetMutants.Source] = [
    ("Modules/Domain/A.swift", "func f() -> Bool { a == b }\nfunc g() -> Bool {\n  c && d\n}\n", [3]),
    ("Modules/Domain/B.swift", "func h() -> Bool { a < b }\n", []),
  ]

  @Test("a run over a diff has the mutants of the changed lines alone, and marks all functions")
  func diff() {
    var numbers = FunctionNumbers()
    let mutants = TargetMutants(Self.sources, numbers: &numbers, marksAll: true) { _, _ in true }
    #expect(Set(mutants.all.map(\.key.file)) == ["Modules/Domain/A.swift"] && Set(mutants.all.map(\.function)) == [1])
    #expect(mutants.all.map(\.number) == Array(1...mutants.all.count))
    #expect(mutants.files["Modules/Domain/A.swift"]?.functions.map(\.number) == [0, 1])
    #expect(mutants.files["Modules/Domain/B.swift"]?.functions.map(\.number) == [2])
  }

  @Test("another run marks the functions that have mutants to try, under the numbers that they have already")
  func others() {
    var numbers = FunctionNumbers(text: "Modules/Domain/B.swift: func h() -> Bool\n")
    let all = Self.sources.map { (path: $0.path, text: $0.text, lines: Set<Int>?.none) }
    let mutants = TargetMutants(all, numbers: &numbers) { _, key in key.file.hasSuffix("B.swift") }
    #expect(mutants.files.values.flatMap(\.functions).map(\.number) == [0])
    #expect(numbers.names.count == 3 && !mutants.all.isEmpty)
  }
}
