import CoreDomain
import CoreDoubles
import CoreScenes
import Testing

@Suite("Row of a setting list")
struct SettingRowTests {
  @Test("a standard value has a note, and a chosen value has none", arguments: [(true, ""), (false, "standard")])
  func notes(isChosen: Bool, note: String) {
    let row = SettingRow(SettingSummary(key: .sampleURL, value: .url(.sample("https://example.org/random")), isChosen: isChosen))
    #expect(row.name == "sample.url" && row.value == "https://example.org/random" && row.note == note)
    #expect(
      row.exported.fields == [
        .init("key", .text("sample.url")), .init("value", .text("https://example.org/random")), .init("is_standard", .bool(!isChosen)),
      ])
  }

  @Test("a limit is a number, or 'all' for no limit", arguments: [(1000, "1000"), (nil, "all")])
  func limits(limit: Int?, text: String) {
    let row = SettingRow(SettingSummary(key: .sampleURL, value: .limit(limit), isChosen: true))
    #expect(row.value == text && row.exported.fields[1] == .init("value", .text(text)))
  }

  @Test("credentials in a value are neither shown nor exported")
  func hidesCredentials() {
    let row = SettingRow(SettingSummary(key: .sampleURL, value: .url(Credentials.url), isChosen: true))
    #expect(row.value == "https://example.org/here")
    #expect(row.exported.fields[1] == .init("value", .text("https://example.org/here")))
  }
}
