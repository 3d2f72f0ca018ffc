import CoreDomain
import CoreDoubles
import SampleDomain
import SampleDoubles
import Testing

@Suite("CaptionRules")
struct CaptionRulesTests {
  @Test(
    "a caption gets every remark that applies to it, errors first",
    arguments: [
      // Short and plain.
      (
        [],
        [
          "a", "Hello", "ten chars!", "  ten chars!  ", "\ta\n", "\u{2028}a\u{2029}", "a b", "/", "?", "%", "..", "../../etc",
          "a/b?c%20#", "\\\"'<>&", "日本語", "مرحبا", "नमस्ते", "👋🏽",
        ]
      ),
      // White space counts between characters, but not at the ends.
      ([], ["    1234567890    ", "1    67890"]), ([.tooLong(characters: 11)], ["1    678901"]),
      // Without visible characters.
      (
        [.empty],
        [
          "", " ", "\n", " \t\r\n ", "\u{A0}\u{3000}", "\u{2028}", "\u{200B}", "\u{FEFF}", "\u{2060} \u{AD}", "\u{2800}", "\u{3164}",
        ]
      ),
      // Characters that break the line, move the cursor or change the text direction, but not those that belong to a script or an emoji.
      (
        [.unprintable],
        [
          "a\nb", "a\r\nb", "a\tb", "a\u{0}", "\u{0}", "\u{1B}[2J", "a\u{7}", "\u{7F}", "a\u{85}b", "a\u{9B}2J", "a\u{2028}b",
          "a\u{2029}b", "\u{202A}a", "\u{202B}a", "\u{202C}a", "\u{202D}a", "\u{202E}a", "\u{2066}a", "\u{2067}a", "\u{2068}a",
          "a\u{2069}",
        ]
      ),
      ([], ["a\u{200D}", "می\u{200C}خواهم", "\u{200F}א"]),
      // Few characters of more than 500 bytes.
      ([.overloaded(bytes: 4001)], [accented("a", 2000)]), ([], [accented("aa", 249)]),
      ([.overloaded(bytes: 501)], [accented("aaa", 249)]), ([], [accented("1234567890", 245)]),
      ([.overloaded(bytes: 502)], [accented("1234567890", 246)]), ([.tooLong(characters: 11)], [accented("12345678901", 2000)]),
      // The word dog, in any case and next to any punctuation, but not a word that only resembles it.
      ([.mentionsDog], ["dog", "Dog!", "my DOG", "dog/cat", "a-dog's", "¿dog?", "do\u{200B}g"]),
      ([], ["dogma", "hotdog", "dogs", "dog1", "do g", "d.o.g", "god"]),
      // Several remarks.
      ([.tooLong(characters: 12), .unprintable, .mentionsDog], ["dog\u{7}12345678", "dog \u{7} 345678"]),
      ([.tooLong(characters: 12)], ["a hot summer"]), ([.tooLong(characters: 11), .unprintable], ["a\u{0}345678901"]),
      ([.tooLong(characters: 11), .mentionsDog], ["my good dog"]), ([.unprintable, .mentionsDog], ["dog\nday"]),
      ([.unprintable, .overloaded(bytes: 608), .mentionsDog], [accented("dog \u{202E}a", 300)]),
    ] as [([CaptionRemark], [String])])
  func remarks(_ remarks: [CaptionRemark], captions: [String]) {
    for caption in captions { #expect(CaptionRules.remarks(on: caption) == remarks, "\(caption.debugDescription)") }
  }

  private static func accented(_ letters: String, _ accents: Int) -> String {
    letters + String(repeating: "\u{301}", count: accents)
  }

  @Test(
    "ten characters are allowed and eleven are not, as a user counts them",
    arguments: [
      "a", "é", "e\u{301}", "日", "🇯🇵", "👨🏽‍👩🏽‍👧🏽‍👦🏽", "👩🏻‍❤️‍💋‍👨🏼", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "1️⃣", "क्षि",
    ])
  func length(character: String) {
    #expect(CaptionRules.remarks(on: String(repeating: character, count: 10)) == [])
    #expect(CaptionRules.remarks(on: String(repeating: character, count: 11)) == [.tooLong(characters: 11)])
  }

  @Test(
    "every remark except the one about a dog makes a caption unusable",
    arguments: [
      (CaptionRemark.empty, true), (.tooLong(characters: 11), true), (.unprintable, true), (.overloaded(bytes: 501), true),
      (.mentionsDog, false),
    ])
  func errors(remark: CaptionRemark, isError: Bool) {
    #expect(remark.isError == isError)
  }
}

@Suite("FetchPicture")
struct FetchPictureTests {
  private static let standard = Configuration().pictureURL
  private static let chosen = WebURL.sample("https://example.net/pictures")
  private static let elsewhere = WebURL.sample("https://example.net/quote")

  private let pictures = MemoryPictureRepository()
  private let configuration = MemoryConfigurationRepository()
  private var fetchPicture: FetchPicture {
    FetchPicture(pictures: pictures, configuration: configuration) { .sample(plusMinutes: 5) }
  }

  @Test(
    "the picture is fetched from the URL in the settings, or else from the default URL",
    arguments: [
      ([:], standard), ([.pictureURL: chosen], chosen), ([.quoteURL: elsewhere], standard),
      ([.quoteURL: elsewhere, .pictureURL: chosen], chosen),
    ] as [([SettingKey: WebURL], WebURL)])
  func url(settings: [SettingKey: WebURL], base: WebURL) async throws {
    let fetchPicture = FetchPicture(pictures: pictures, configuration: MemoryConfigurationRepository(settings.mapValues { .url($0) })) {
      .sample()
    }
    _ = try await fetchPicture("Hello")
    #expect(await pictures.asked == [.init("Hello", at: base)])
  }

  @Test("the caption is sent to the server without white space at its ends", arguments: [" Hello ", "\n\tHello\r\n", "\u{3000}Hello"])
  func trimmed(caption: String) async throws {
    #expect(try await fetchPicture(caption).summary.caption == "Hello")
    #expect(await pictures.asked == [.init("Hello", at: Self.standard)])
  }

  @Test("the result has the picture, which is kept with the current time, neither saved nor starred nor seen")
  func result() async throws {
    let picture = Picture.sample("Hello", source: Self.standard, fetchedAt: .sample(plusMinutes: 5))
    #expect(
      try await fetchPicture("Hello")
        == PictureDetails(summary: MemoryPictureRepository.summary(of: picture), bytes: Picture.sampleBytes(saying: "Hello")))
    #expect(await pictures.kept == KeptPictures([picture.id: picture]))
  }

  @Test("a warning accompanies the picture and does not prevent it")
  func warned() async throws {
    #expect(try await fetchPicture("Dog!").remarks == [.mentionsDog])
    #expect(await pictures.asked == [.init("Dog!", at: Self.standard)])
  }

  @Test(
    "an invalid caption is refused with all remarks, before settings are read or a server is contacted",
    arguments: [
      ("", [.empty]), (" \n ", [.empty]), ("12345678901", [.tooLong(characters: 11)]), ("a\nb", [.unprintable]),
      ("dog \u{7} 345678", [.tooLong(characters: 12), .unprintable, .mentionsDog]),
    ] as [(String, [CaptionRemark])])
  func refused(caption: String, remarks: [CaptionRemark]) async {
    await configuration.failWith(.store(.locked(byProcess: 7)))
    await #expect(throws: PictureError.captionRefused(remarks)) { try await fetchPicture(caption) }
    #expect(await pictures.asked == [])
  }

  @Test(
    "unreadable settings are an error, and no request is sent",
    arguments: [
      .store(.unreadable(path: "/home/settings.json", reason: "not allowed")), .unknownKey("colour", .file),
      .badValue(.pictureURL, "nowhere", .notAURL(.noScheme), .file),
    ] as [ConfigurationError])
  func unreadableSettings(error: ConfigurationError) async {
    await configuration.failWith(error, on: [.configuration])
    await #expect(throws: PictureError.configuration(error)) { try await fetchPicture("Hello") }
    #expect(await pictures.asked == [])
  }

  @Test(
    "the reason for a missing picture is thrown unchanged",
    arguments: [
      .server(standard, .status(code: 503)), .notAPicture(standard, found: "a page"),
      .store(.unwritable(path: "/home", reason: "disk full")),
      .cancelled,
    ] as [PictureError])
  func noPicture(error: PictureError) async {
    await pictures.failWith(error, on: [.fetch])
    await #expect(throws: error) { try await fetchPicture("Hello") }
  }
}
