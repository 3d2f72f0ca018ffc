import Testing

@testable import mutate

@Suite("Reports of mutants")
struct ReportTests {
  private static let mutant = Mutant(operation: .logic, range: 0..<1, replacement: "", line: 1, was: "&&", became: "||")

  private func tried(_ verdict: Verdict, isEquivalent: Bool = false) -> TriedMutant {
    let key = MutantKey(file: "Modules/Domain/A.swift", text: "a && b", change: Self.mutant.change, occurrence: 1)
    return TriedMutant(target: MutationTarget.recorded[0], key: key, mutant: Self.mutant, verdict: verdict, isEquivalent: isEquivalent)
  }

  @Test("equivalent mutants and those that do not compile are no part of the rate")
  func score() {
    let mutants = Array(repeating: tried(.killed), count: 17) + [tried(.crashed), tried(.limit), tried(.survived)]
    let score = TargetScore(
      target: MutationTarget.recorded[0], mutants: mutants + [tried(.survived, isEquivalent: true), tried(.notViable)])
    #expect(score.row == "| Domain | 21 | 17 | 1 | 1 | 1 | 0 | 1 | 95 % | 1 |")
    #expect(score.failure == nil)
    #expect(score.operationRow.contains(" 19 of 20 |"))
  }

  @Test("a target fails with too few killed mutants, or with too many that are called equivalent")
  func failures() {
    let few = Array(repeating: tried(.killed), count: 18) + [tried(.survived), tried(.notReached)]
    #expect(TargetScore(target: MutationTarget.recorded[0], mutants: few).failure == "Domain: 90 % are killed, and 95 % must be.")
    let many = Array(repeating: tried(.killed), count: 18) + [tried(.survived, isEquivalent: true)]
    #expect(TargetScore(target: MutationTarget.recorded[0], mutants: many).failure?.contains("1 of 19 are listed as equivalent") == true)
  }

  @Test("a list of mutants is read as it was written, and an entry of another form is an error")
  func lists() throws {
    let list = MutantList([
      MutantList.Entry(key: MutantKey(file: "A.swift", text: "f(a + b) // (2)", change: "+ → -", occurrence: 2), reason: "It is."),
      MutantList.Entry(key: MutantKey(file: "B.swift", text: "f()", change: "f() → left out", occurrence: 1), reason: nil),
    ])
    #expect(try MutantList(text: list.text, name: "list") == list)
    #expect(list.text == "A.swift\nf(a + b) // (2)\n+ → - (2)\nIt is.\n\nB.swift\nf()\nf() → left out\n")
    #expect(throws: MutationError.self) { try MutantList(text: "A.swift\nf()\n", name: "list") }
  }

  @Test("equal changes of equal lines are counted")
  func occurrences() {
    let keys = MutantKey.keys(of: [Self.mutant, Self.mutant], in: "A.swift", lines: ["  a && b && c "])
    #expect(keys.map(\.occurrence) == [1, 2])
    #expect(keys.map(\.text) == ["a && b && c", "a && b && c"])
  }

  @Test("recording replaces the rows of the targets that were tried, and keeps the others")
  func recording() {
    let text =
      "<!-- targets: begin -->\nold\nold\n| Scenes | 1 |\n| Domain | 2 |\n<!-- targets: end -->\n<!-- operations: begin -->\n<!-- operations: end -->\n"
    let score = TargetScore(target: MutationTarget.recorded[0], mutants: [tried(.killed)])
    let recorded = MutationDocument(text: text).recording([score])
    #expect(recorded.rows("targets") == ["Domain": score.row, "Scenes": "| Scenes | 1 |"])
    #expect(recorded.text.contains("\(TargetScore.head)\n\(score.row)\n| Scenes | 1 |\n<!-- targets: end -->"))
    #expect(recorded.rows("operations") == ["Domain": score.operationRow])
  }

  @Test("the lines that a diff adds are found by file")
  func diff() {
    let diff = "+++ b/Modules/A.swift\n@@ -1,0 +2,3 @@ f\n+a\n@@ -9 +12 @@\n+b\n@@ -20,2 +22,0 @@\n+++ /dev/null\n@@ -1,2 +0,0 @@\n"
    #expect(ChangedLines(diff: diff).lines["Modules/A.swift"] == [2, 3, 4, 12])
  }

  @Test(
    "options are understood, or refused with a sentence",
    arguments: [["--shard", "5/4"], ["--shard"], ["--fast"], ["--record", "--in-diff", "HEAD"], ["--missed", "--new"]])
  func misuse(arguments: [String]) {
    #expect(throws: MutationError.self) { try MutateOptions(arguments) }
  }

  @Test("--missed and --new are understood, and without them all mutants are tried")
  func trying() throws {
    #expect(try MutateOptions([]).trying == .all)
    #expect(try MutateOptions(["--missed"]).trying == .missed)
    #expect(try MutateOptions(["--new", "--record"]).trying == .new)
  }

  @Test("shards share all mutants without overlap")
  func shards() throws {
    let shards = try (1...3).map { try MutateOptions(["Modules/Domain/", "--shard", "\($0)/3"]) }
    #expect(shards.allSatisfy { $0.folders == ["Modules/Domain"] })
    for number in 1...9 { #expect(shards.filter { $0.shard.holds(number) }.count == 1) }
  }
}
