import CoreDomain
import CoreDoubles
import CoreScenes
import Testing

@Suite("Row of a setting list")
struct SettingRowTests {
  @Test("a default value has a note, and a chosen value has none", arguments: [(true, ""), (false, "default")])
  func notes(isSetByUser: Bool, note: String) {
    let row = SettingRow(SettingSummary(key: .sampleURL, value: .url(.sample("https://example.org/random")), isSetByUser: isSetByUser))
    #expect(row.name == "sample.url" && row.value == "https://example.org/random" && row.note == note)
    #expect(
      row.exported.fields == [
        .init("key", .text("sample.url")), .init("value", .text("https://example.org/random")), .init("is_standard", .bool(!isSetByUser)),
      ])
  }

  @Test("a limit is a number, or 'all' for no limit", arguments: [(1000, "1000"), (nil, "all")])
  func limits(limit: Int?, text: String) {
    let row = SettingRow(SettingSummary(key: .sampleURL, value: .limit(limit), isSetByUser: true))
    #expect(row.value == text && row.exported.fields[1] == .init("value", .text(text)))
  }

  @Test("a setting without a value is a note, and null for programs")
  func notSet() {
    let row = SettingRow(SettingSummary(key: .unsetURL, value: nil, isSetByUser: false))
    #expect(row.value == "" && row.note == "not set" && row.exported.fields[1] == .init("value", .null))
  }

  @Test(
    "credentials in a value are neither shown nor exported",
    arguments: [(.sampleURL, .url(Credentials.url)), (.foreign, .text(Credentials.url.text))] as [(SettingKey, SettingValue)])
  func hidesCredentials(key: SettingKey, value: SettingValue) {
    let row = SettingRow(SettingSummary(key: key, value: value, isSetByUser: true))
    #expect(row.value == "https://example.org/here")
    #expect(row.exported.fields[1] == .init("value", .text("https://example.org/here")))
  }
}
