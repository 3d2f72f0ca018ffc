import CoreDomain
import CoreDoubles
import CoreScenes
import Testing

@Suite("Configuration error messages")
struct ConfigurationErrorWordingTests {
  private static let all: MessageText = "\(run: "config show") lists the settings."

  private static let table: [(ConfigurationError, sentence: MessageText, hint: MessageText?)] = [
    (.unknownKey("colour", .typed), "There is no setting 'colour'.", all),
    (
      .unknownKey("colour", .file), "config.json contains 'colour', which is not a setting. The file was not changed.",
      "Remove it, unless a newer version of \(.program) knows it."
    ),
    (
      .badValue(.sampleURL, "example.org", .notAURL(.noScheme), .typed),
      "'sample.url' must be a URL: 'example.org' is not a complete URL.", "Such as https://example.org/standard. \(all)"
    ),
    (
      .badValue(.sampleURL, "ftp://example.org", .notAURL(.unsupportedScheme("ftp")), .typed),
      "'sample.url' must be a URL: 'ftp:' URLs are not supported.", "Such as https://example.org/standard. \(all)"
    ),
    (
      .badValue(.sampleURL, "example.org", .notAURL(.noScheme), .file),
      "In config.json, 'sample.url' must be a URL: 'example.org' is not a complete URL. The file was not changed.",
      "\(run: "config set sample.url URL") corrects it, and \(run: "config unset sample.url") removes it."
    ),
    (
      .badValue(.unsetURL, "example.org", .notAURL(.noScheme), .typed),
      "'sample.other' must be a URL: 'example.org' is not a complete URL.", "Such as https://example.org/. \(all)"
    ),
    (
      .badValue(.sampleWords, "red gren", .unknownWord("gren", ["red", "green", "blue"]), .typed),
      "'sample.words' takes red, green, blue, not 'gren'.", "Did you mean 'green'? \(all)"
    ),
    (
      .badValue(.sampleWords, "", .unknownWord("", ["red", "green", "blue"]), .typed),
      "'sample.words' takes red, green, blue, not ''.", "Such as 'red blue'. \(all)"
    ),
    (
      .badValue(.sampleWord, "pink", .unknownWord("pink", ["red", "green", "blue"]), .file),
      "In config.json, 'sample.word' takes red, green, blue, not 'pink'. The file was not changed.",
      "\(run: "config set sample.word WORD") corrects it, and \(run: "config unset sample.word") removes it."
    ),
    (
      .badValue(.sampleWords, "red red", .repeatedWord("red"), .file),
      "In config.json, 'sample.words' takes each word once, but has 'red' twice. The file was not changed.",
      "\(run: "config set sample.words WORD,WORD") corrects it, and \(run: "config unset sample.words") removes it."
    ),
    (
      .badValue(.sampleCommand, "", .notAText, .typed), "'sample.command' must be a text of one line, which is not empty.",
      "Such as 'vlc %s'. \(all)"
    ),
    (
      .badValue(.sampleCommand, "a %s", .notACommand(placeholders: []), .typed),
      "'sample.command' cannot be run: a quotation mark is not closed, or a placeholder is not %%.", "Such as 'vlc %s'. \(all)"
    ),
    (
      .badValue(.sampleCommand, "a 'b", .notACommand(placeholders: ["s", "t"]), .typed),
      "'sample.command' cannot be run: a quotation mark is not closed, or a placeholder is not %s, %t or %%.", "Such as 'vlc %s'. \(all)"
    ),
    (
      .badValue(.sampleCommand, "a 'b", .notACommand(placeholders: ["s"]), .file),
      "In config.json, 'sample.command' cannot be run: a quotation mark is not closed, or a placeholder is not %s or %%. The file was not changed.",
      "\(run: "config set sample.command COMMAND") corrects it, and \(run: "config unset sample.command") removes it."
    ),
    (
      .badValue(.sampleFolder, "files", .notAFolder, .typed),
      "'sample.folder' must be the absolute path of a folder, or begin with '~/', not 'files'.", "Such as '/home/me/Files'. \(all)"
    ),
    (
      .badValue(.sampleFolder, "files", .notAFolder, .file),
      "In config.json, 'sample.folder' must be the absolute path of a folder, or begin with '~/', not 'files'. The file was not changed.",
      "\(run: "config set sample.folder FOLDER") corrects it, and \(run: "config unset sample.folder") removes it."
    ),
    (
      .ofProgram(.foreign, "other"), "'other.url' is a setting of the program 'other'. Nothing was changed.",
      "'other config set other.url VALUE' changes it."
    ),
    (
      .store(.malformed(path: "/h/config.json", line: 2, reason: "a comma is missing")),
      "/h/config.json cannot be parsed in line 2: a comma is missing. The file was not changed.",
      "Correct it in an editor, or \(run: "store repair") keeps the settings that are alone on their line."
    ),
    (.cancelled, "Stopped before it was done.", nil),
  ]

  @Test("every error has a sentence, and a hint when the user can act", arguments: table)
  func messages(error: ConfigurationError, sentence: MessageText, hint: MessageText?) {
    #expect(ConfigurationErrorWording.message(for: error) == Message(.failure, sentence, hint: hint))
    expectSentence(sentence)
    if let hint { expectSentence(hint) }
  }

  @Test("work that goes on with defaults has one warning, which says what to do")
  func warning() {
    #expect(ConfigurationErrorWording.warning(about: Configuration()) == nil)
    let unknown = ConfigurationError.unknownKey("colour", .file)
    let one = ConfigurationErrorWording.warning(about: Configuration(problems: [unknown]))
    let defaults = "Until then, settings that cannot be read have their defaults."
    #expect(
      one
        == Message(
          .warning, ConfigurationErrorWording.message(for: unknown).sentence,
          hint: "Remove it, unless a newer version of \(.program) knows it. \(defaults)"))
    let wrong = ConfigurationError.badValue(.sampleURL, "x", .notAURL(.noScheme), .file)
    let two = ConfigurationErrorWording.warning(about: Configuration(problems: [wrong, unknown]))
    #expect(
      two
        == Message(
          .warning, ConfigurationErrorWording.message(for: wrong).sentence,
          hint: "\(run: "config show") lists all 2 mistakes. \(defaults)"))
  }

  @Test("a store error has the same message everywhere")
  func sharedMessages() {
    let files = PersistenceError.locked(byProcess: 42)
    #expect(ConfigurationErrorWording.message(for: .store(files)) == PersistenceErrorWording.message(for: files))
  }

  @Test(
    "a message never shows the credentials in a value",
    arguments: [
      ("me:secret@example.org", .noScheme), ("https://me:secret@", .noHost), ("https://me:secret@exa mple.org", .invalidCharacters),
      ("ftp://me:secret@example.org", .unsupportedScheme("ftp")),
    ] as [(String, WebURL.ParseError)], [.typed, .file] as [ConfigurationError.Source])
  func hidesCredentials(value: (text: String, problem: WebURL.ParseError), source: ConfigurationError.Source) {
    let error = ConfigurationError.badValue(.sampleURL, value.text, .notAURL(value.problem), source)
    #expect(!Credentials.areTold(in: ConfigurationErrorWording.message(for: error)))
  }
}
