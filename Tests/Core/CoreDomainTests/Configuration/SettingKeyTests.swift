import CoreDomain
import CoreDoubles
import Testing

@Suite("SettingKey")
struct SettingKeyTests {
  /// The default URLs are created without validation. This test validates them.
  @Test("the text of a default value is read as that value", arguments: [SettingKey].samples)
  func defaultValue(key: SettingKey) throws {
    #expect(try key.defaultValue.map { try key.value($0.text) } == key.defaultValue)
  }

  @Test(
    "a setting is found by its name, and has a default value or none",
    arguments: [
      (.sampleURL, "sample.url", "https://example.org/standard"), (.unsetURL, "sample.other", nil), (.sampleLimit, "sample.limit", "all"),
      (.sampleWord, "sample.word", "red"), (.sampleWords, "sample.words", "red blue"),
      (.sampleCommand, "sample.command", "mpv --start=%t %s"), (.sampleFolder, "sample.folder", nil),
    ]
      as [(SettingKey, String, String?)])
  func names(key: SettingKey, name: String, defaultValue: String?) {
    #expect([SettingKey].samples.named(name) == key)
    #expect(key.defaultValue?.text == defaultValue)
  }

  @Test("a setting of another program has any value and no default", arguments: ["", "nonsense", "https://example.org/"])
  func foreign(text: String) throws {
    #expect(try SettingKey.foreign.value(text) == .text(text))
    #expect(SettingKey.foreign.defaultValue == nil)
  }

  @Test("no other name is a setting", arguments: ["", "sample", "sample.url ", "Sample.URL", "sampleAddress"])
  func unknown(name: String) {
    #expect([SettingKey].samples.named(name) == nil)
  }

  @Test("a URL as this program shows it, without its private part, is no value")
  func redacted() throws {
    let shown = try WebURL("https://example.org/random?token=abc").shown
    #expect(throws: SettingError.notAURL(.redacted)) { try SettingKey.sampleURL.value(shown) }
  }

  @Test(
    "words are separated by spaces or commas, and keep their order",
    arguments: [
      (.sampleWord, " green\n", ["green"]), (.sampleWords, "blue", ["blue"]), (.sampleWords, " blue  red", ["blue", "red"]),
      (.sampleWords, "green,red, blue", ["green", "red", "blue"]),
    ] as [(SettingKey, String, [String])])
  func words(key: SettingKey, text: String, words: [String]) throws {
    let value = try key.value(text)
    #expect(value == .words(words) && value.text == words.joined(separator: " "))
    #expect(Configuration([key: value]).words(key) == words && Configuration().words(.sampleLimit) == [])
  }

  @Test(
    "a text is taken without white space around it",
    arguments: [("mpv  --no-video", "mpv  --no-video"), ("  ~/x \n", "~/x"), ("é", "é")])
  func text(typed: String, text: String) throws {
    let value = try SettingKey.sampleCommand.value(typed)
    #expect(value == .text(text) && value.text == text)
    #expect(Configuration([.sampleCommand: value]).text(.sampleCommand) == text)
    #expect(Configuration().text(.sampleFolder) == nil && Configuration().text(.sampleLimit) == nil)
  }

  @Test("an empty text and one with control characters are refused", arguments: ["", " \t", "a\nb", "a\r\nb", "a\u{1B}[2J", "a\u{0}"])
  func wrongText(text: String) {
    #expect(throws: SettingError.notAText) { try SettingKey.sampleCommand.value(text) }
  }

  @Test(
    "a command and the path of a folder are kept as they are typed",
    arguments: [
      (.sampleCommand, " 'my player' --at=%t%% \"%s\" ", "'my player' --at=%t%% \"%s\""), (.sampleCommand, "vlc", "vlc"),
      (.sampleFolder, "/", "/"), (.sampleFolder, " ~/a b ", "~/a b"), (.sampleFolder, "~", "~"),
    ] as [(SettingKey, String, String)])
  func commands(key: SettingKey, typed: String, text: String) throws {
    #expect(try key.value(typed) == .text(text))
    #expect(Configuration([key: .text(text)]).text(key) == text)
  }

  private static let badCommand = SettingError.notACommand(placeholders: ["s", "t"])

  private static let colors = ["red", "green", "blue"]

  @Test(
    "a command that could not be run, a relative path, and a word that is unknown, missing or there twice are refused",
    arguments: [
      (.sampleCommand, "a 'b", badCommand), (.sampleCommand, "a \"b", badCommand), (.sampleCommand, "a\\", badCommand),
      (.sampleCommand, "a %q", badCommand), (.sampleCommand, "a %", badCommand), (.sampleCommand, "a %%%", badCommand),
      (.sampleCommand, " ", .notAText), (.sampleCommand, "a\nb", .notAText), (.sampleFolder, "files", .notAFolder),
      (.sampleFolder, "./files", .notAFolder), (.sampleFolder, "~me/files", .notAFolder), (.sampleFolder, "", .notAText),
      (.sampleWord, "", .unknownWord("", colors)), (.sampleWord, "red blue", .unknownWord("red blue", colors)),
      (.sampleWord, "Red", .unknownWord("Red", colors)), (.sampleWords, " , ", .unknownWord("", colors)),
      (.sampleWords, "red gren blue", .unknownWord("gren", colors)), (.sampleWords, "red,blue,red", .repeatedWord("red")),
    ] as [(SettingKey, String, SettingError)])
  func wrongValues(key: SettingKey, text: String, error: SettingError) {
    #expect(throws: error) { try key.value(text) }
  }

  @Test("a limit is stored as its number, or as the word for no limit")
  func limits() {
    #expect(SettingValue.limit(500).text == "500" && SettingValue.limit(nil).text == "all")
  }
}
