import CoreDomain
import CoreDoubles
import CoreScenes
import CoreTerminal
import TerminalDoubles
import Testing

@MainActor @Suite("Settings as text")
struct SettingListTextDisplayTests {
  private static let rows = [
    SettingRow(SettingSummary(key: .sampleURL, value: .url(.sample("https://example.org/random")), isSetByUser: true)),
    SettingRow(SettingSummary(key: .sampleLimit, value: SettingKey.sampleLimit.defaultValue, isSetByUser: false)),
    SettingRow(SettingSummary(key: .unsetURL, value: nil, isSetByUser: false)),
  ]

  private func screen(
    _ rows: [SettingRow], messages: [Message] = [], columns: Int = 80, takesColor: Bool = false
  ) -> ScreenCapture {
    let screen = ScreenCapture(columns: columns, takesColor: takesColor)
    SettingListTextDisplay(terminal: screen.terminal).display(.init(rows: rows, messages: messages, exported: .empty, outcome: .done))
    return screen
  }

  @Test(
    "each setting is one line: values are aligned, defaults and missing values are marked, and URLs are never broken", arguments: [10, 80])
  func lines(columns: Int) {
    #expect(
      screen(Self.rows, columns: columns).output == """
        sample.url    https://example.org/random
        sample.limit  all  (default)
        sample.other  (not set)

        """)
  }

  @Test("a single setting is not padded")
  func one() {
    #expect(screen([Self.rows[0]]).output == "sample.url  https://example.org/random\n")
  }

  @Test("a failure shows only a message")
  func failure() {
    let screen = screen([], messages: [Message(.failure, "No.", hint: "Do.")])
    #expect(screen.output.isEmpty && screen.error == "strata: No.\n  Do.\n")
  }

  @Test("colour adds styles and changes no text")
  func colors() {
    let (plain, colored) = (screen(Self.rows).output, screen(Self.rows, takesColor: true).output)
    #expect(colored.withoutStyles == plain && colored != plain)
  }

  @Test("a hostile URL adds no bidi control and no line break")
  func hostile() {
    let url = WebURL.sample("https://example.org/\u{202E}evil\u{2028}end")
    let output = screen([SettingRow(SettingSummary(key: .sampleURL, value: .url(url), isSetByUser: true))]).output
    #expect(output == "sample.url  https://example.org/evil end\n")
    #expect(!holdsForbidden(output))
  }
}
