import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("Listing rules")
struct ListRulesTests {
  private static let text = "# mine\nwhen tea => hide\nwhem x => hide\nwhen title:\"tea\" => star until 2025-01-01\n"

  private func home(_ text: String) -> MemoryStores { MemoryStores(rules: MemoryRuleRepository(text)) }

  @Test("the rules are listed with their numbers, lines and ends, and the wrong lines with place and nearest words")
  func lists() async throws {
    let listing = try await home(Self.text).listRules(())
    #expect(listing.rules.map(\.entry.number) == [1, 2] && listing.rules.map(\.entry.line) == [2, 4])
    #expect(listing.rules.map(\.isInForce) == [true, false])
    #expect(listing.rules.map(\.end) == [nil, Timestamp(rfc3339: "2025-01-01T23:59:59.999Z")])
    #expect(listing.errors == [RuleError(.unknownBeginning("whem"), line: 3, column: 1)])
    #expect(listing.errors.first?.known == ["when", "feed"])
  }

  @Test("a rule ends with the last millisecond of its day")
  func end() async throws {
    let moment = try #require(Timestamp(rfc3339: "2026-03-02T00:00:00Z"))
    for (now, isInForce) in [(moment.adding(minutes: -1), true), (moment, false)] {
      let home = MemoryStores(rules: MemoryRuleRepository("when x => hide until 2026-03-01"), now: { now })
      #expect(try await home.listRules(()).rules.map(\.isInForce) == [isInForce])
    }
  }

  @Test("rules that cannot be read are an error")
  func broken() async throws {
    let home = MemoryStores(rules: MemoryRuleRepository(failing: MemoryStores.broken))
    await #expect(throws: MemoryStores.broken) { try await home.listRules(()) }
  }
}
