import Foundation
import Testing

@testable import mutate

/// Tests/Mutation.md has the results of `Scripts/mutate --record`; the mutants that were not killed are in two lists.
@Suite("Recorded mutants")
struct MutationDocumentTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String { try String(contentsOf: Self.root.appending(path: path), encoding: .utf8) }

  private func list(_ name: String) throws -> MutantList { try MutantList(text: text("Tests/\(name)"), name: name) }

  private func numbers(_ row: String) -> [Int] {
    MutationDocument.cells(of: row).dropFirst().compactMap { cell in Int(cell.replacing(" %", with: "")) }
  }

  @Test("the numbers of each target agree with each other and with the lists, and pass the gate")
  func targets() throws {
    let document = MutationDocument(text: try text("Tests/Mutation.md"))
    let (equivalents, survivors) = (try list("Mutation.equivalent"), try list("Mutation.survivors"))
    let rows = document.rows("targets")
    #expect(Set(rows.keys) == Set(document.rows("operations").keys))
    for target in MutationTarget.recorded {
      let missed = survivors.entries.filter { MutationTarget.holding($0.key.file) == target }.count
      let equivalent = equivalents.entries.filter { MutationTarget.holding($0.key.file) == target }.count
      guard let row = rows[target.name] else {
        #expect(
          missed == 0 && equivalent == 0, "\(target.name) has entries in the lists but no row: run Scripts/mutate \(target.folder) --record"
        )
        continue
      }
      let numbers = numbers(row)
      try #require(numbers.count == 9, "\(row)")
      let killed = numbers[1] + numbers[2] + numbers[3]
      #expect(numbers[4] + numbers[5] == missed, "\(target.name): run Scripts/mutate \(target.folder) --record")
      #expect(numbers[6] == equivalent, "\(target.name): run Scripts/mutate \(target.folder) --record")
      #expect(numbers[0] == killed + missed + equivalent)
      #expect(numbers[7] == killed * 100 / max(killed + missed, 1) && numbers[7] >= target.gate)
      #expect(equivalent * 100 <= numbers[0] * MutationTarget.mostEquivalents)
      let cells = MutationDocument.cells(of: try #require(document.rows("operations")[target.name])).dropFirst()
      let operations = cells.map { cell in cell.split(separator: " ").compactMap { Int($0) } }.filter { $0.count == 2 }
      #expect(operations.map { $0[0] }.reduce(0, +) == killed)
      #expect(operations.map { $0[1] }.reduce(0, +) == killed + missed)
    }
  }

  @Test("every mutant that is called equivalent exists, and has a reason")
  func equivalents() throws {
    let entries = try list("Mutation.equivalent").entries
    for (file, entries) in Dictionary(grouping: entries, by: \.key.file) {
      let text = try text(file)
      let target = try #require(MutationTarget.holding(file), "\(file)")
      let mutants = MutantFinder(code: Code(text), changesText: target.changesText).found().flatMap(\.mutants)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let keys = Set(MutantKey.keys(of: mutants, in: file, lines: lines))
      for entry in entries {
        #expect(keys.contains(entry.key), "\(file) has no mutant '\(entry.key.change)' in '\(entry.key.text)'")
        #expect(entry.reason?.hasSuffix(".") == true)
      }
    }
  }

  @Test("a mutant that survives has no excuse")
  func survivors() throws {
    #expect(try list("Mutation.survivors").entries.allSatisfy { $0.reason == nil })
    #expect(try list("Mutation.survivors").keys.isDisjoint(with: list("Mutation.equivalent").keys))
  }
}
