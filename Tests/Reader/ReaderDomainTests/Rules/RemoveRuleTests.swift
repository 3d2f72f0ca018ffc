import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("Removing a rule")
struct RemoveRuleTests {
  private static let text = "# mine\nwhen tea => hide\nwhem x => hide\nwhen title:\"tea\" => star until 2025-01-01\n"

  private func home(_ text: String) -> MemoryStores { MemoryStores(rules: MemoryRuleRepository(text)) }

  private func stored(_ home: MemoryStores) async throws -> String { try await home.rules.document().text }

  @Test(
    "a rule is removed by its number, or by a text that it alone has",
    arguments: ["2", " STAR", "when title:\"tea\" => star until 2025-01-01"])
  func removes(reference: String) async throws {
    let home = home(Self.text)
    let removed = try await home.removeRule(reference)
    #expect(removed.entry.text == "when title:\"tea\" => star until 2025-01-01")
    #expect(try await stored(home) == "# mine\nwhen tea => hide\nwhem x => hide\n")
  }

  @Test(
    "a rule is removed by a text in another case, and a whole line is meant before the lines that contain it",
    arguments: [
      ("when ΚΌΣΜΟΣ => hide", "κόσμος"), ("when ΚΌΣΜΟΣ => hide", "ΚΌΣΜΟΣ"), ("when κόσμος => hide", "κόσμος"),
      ("when κόσμος => hide", "ΚΌΣΜΟΣ"), ("when tea => hide", "when tea => hide"),
    ])
  func matching(rule: String, reference: String) async throws {
    let home = home("when tea => hide until 2030\n\(rule)\n")
    _ = try await home.removeRule(reference)
    #expect(try await stored(home) == "when tea => hide until 2030\n")
  }

  @Test(
    "a rule that is not there, and a text that several rules have, remove nothing", arguments: ["3", "0", "-1", "zebra", "", " ", "whem"])
  func removesNothing(reference: String) async throws {
    let home = home(Self.text)
    await #expect(throws: ReaderError.rule(.notFound(reference.trimmingWhitespace()))) { try await home.removeRule(reference) }
    let entries = try await home.rules.document().entries
    await #expect(throws: ReaderError.rule(.ambiguous("tea", matches: entries))) { try await home.removeRule("tea") }
    #expect(try await stored(home) == Self.text)
  }

  @Test("rules that cannot be read are an error")
  func broken() async throws {
    let home = MemoryStores(rules: MemoryRuleRepository(failing: MemoryStores.broken))
    await #expect(throws: MemoryStores.broken) { try await home.removeRule("1") }
  }
}
