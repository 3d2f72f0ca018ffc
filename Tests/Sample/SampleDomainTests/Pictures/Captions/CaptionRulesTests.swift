import CoreDomain
import CoreDoubles
import SampleDomain
import SampleDoubles
import Testing

@Suite("CaptionRules")
struct CaptionRulesTests {
  @Test(
    "a short, plain caption gets no remark",
    arguments: [
      "a", "Hello", "ten chars!", "  ten chars!  ", "\ta\n", "\u{2028}a\u{2029}", "a b", "/", "?", "%", "..", "../../etc", "a/b?c%20#",
      "\\\"'<>&",
      "日本語", "مرحبا", "नमस्ते", "👋🏽",
    ])
  func fine(caption: String) {
    #expect(CaptionRules.remarks(on: caption) == [])
  }

  @Test(
    "a caption without visible characters is empty",
    arguments: [
      "", " ", "\n", " \t\r\n ", "\u{A0}\u{3000}", "\u{2028}", "\u{200B}", "\u{FEFF}", "\u{2060} \u{AD}", "\u{2800}", "\u{3164}",
    ])
  func empty(caption: String) {
    #expect(CaptionRules.remarks(on: caption) == [.empty])
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

  @Test("white space counts between characters, but not at the ends")
  func countedSpace() {
    #expect(CaptionRules.remarks(on: "    1234567890    ") == [])
    #expect(CaptionRules.remarks(on: "1    67890") == [])
    #expect(CaptionRules.remarks(on: "1    678901") == [.tooLong(characters: 11)])
  }

  @Test(
    "characters that break the line, move the cursor or change the text direction are refused",
    arguments: [
      "a\nb", "a\r\nb", "a\tb", "a\u{0}", "\u{0}", "\u{1B}[2J", "a\u{7}", "\u{7F}", "a\u{85}b", "a\u{9B}2J", "a\u{2028}b", "a\u{2029}b",
      "\u{202A}a", "\u{202B}a", "\u{202C}a", "\u{202D}a", "\u{202E}a", "\u{2066}a", "\u{2067}a", "\u{2068}a", "a\u{2069}",
    ])
  func unprintable(caption: String) {
    #expect(CaptionRules.remarks(on: caption) == [.unprintable])
  }

  @Test(
    "invisible characters that belong to a script or an emoji are allowed",
    arguments: ["a\u{200D}", "می\u{200C}خواهم", "\u{200F}א"])
  func joiners(caption: String) {
    #expect(CaptionRules.remarks(on: caption) == [])
  }

  @Test(
    "a caption of few characters with more than 500 bytes is overloaded",
    arguments: [
      ("a", 2000, [.overloaded(bytes: 4001)]), ("aa", 249, []), ("aaa", 249, [.overloaded(bytes: 501)]),
      ("1234567890", 245, []), ("1234567890", 246, [.overloaded(bytes: 502)]), ("12345678901", 2000, [.tooLong(characters: 11)]),
    ] as [(String, Int, [CaptionRemark])])
  func overloaded(letters: String, marks: Int, remarks: [CaptionRemark]) {
    #expect(CaptionRules.remarks(on: letters + String(repeating: "\u{301}", count: marks)) == remarks)
  }

  @Test(
    "the word dog gets a remark, in any case and next to any punctuation",
    arguments: ["dog", "Dog!", "my DOG", "dog/cat", "a-dog's", "¿dog?", "do\u{200B}g"])
  func dog(caption: String) {
    #expect(CaptionRules.remarks(on: caption) == [.mentionsDog])
  }

  @Test("a word that only resembles dog gets no remark", arguments: ["dogma", "hotdog", "dogs", "dog1", "do g", "d.o.g", "god"])
  func noDog(caption: String) {
    #expect(CaptionRules.remarks(on: caption) == [])
  }

  @Test(
    "all remarks are returned at once, errors first",
    arguments: [
      ("dog\u{7}12345678", [.tooLong(characters: 12), .unprintable, .mentionsDog]),
      ("dog \u{7} 345678", [.tooLong(characters: 12), .unprintable, .mentionsDog]),
      ("a hot summer", [.tooLong(characters: 12)]), ("a\u{0}345678901", [.tooLong(characters: 11), .unprintable]),
      ("my good dog", [.tooLong(characters: 11), .mentionsDog]), ("dog\nday", [.unprintable, .mentionsDog]),
      ("dog \u{202E}a" + String(repeating: "\u{301}", count: 300), [.unprintable, .overloaded(bytes: 608), .mentionsDog]),
    ] as [(String, [CaptionRemark])])
  func several(caption: String, remarks: [CaptionRemark]) {
    #expect(CaptionRules.remarks(on: caption) == remarks)
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

@Suite("SayPicture")
struct SayPictureTests {
  private static let standard = Configuration().pictureURL
  private static let chosen = WebURL.sample("https://example.net/pictures")
  private static let elsewhere = WebURL.sample("https://example.net/quote")

  private let pictures = MemoryPictureRepository()
  private let configuration = MemoryConfigurationRepository()
  private var sayPicture: SayPicture {
    SayPicture(pictures: pictures, configuration: configuration) { .sample(plusMinutes: 5) }
  }

  @Test(
    "the picture is fetched from the URL in the settings, or else from the default URL",
    arguments: [
      ([:], standard), ([.pictureURL: chosen], chosen), ([.quoteURL: elsewhere], standard),
      ([.quoteURL: elsewhere, .pictureURL: chosen], chosen),
    ] as [([SettingKey: WebURL], WebURL)])
  func url(settings: [SettingKey: WebURL], base: WebURL) async throws {
    let sayPicture = SayPicture(pictures: pictures, configuration: MemoryConfigurationRepository(settings.mapValues { .url($0) })) {
      .sample()
    }
    _ = try await sayPicture("Hello")
    #expect(await pictures.asked == [.init("Hello", at: base)])
  }

  @Test("the caption is sent to the server without white space at its ends", arguments: [" Hello ", "\n\tHello\r\n", "\u{3000}Hello"])
  func trimmed(caption: String) async throws {
    #expect(try await sayPicture(caption).summary.caption == "Hello")
    #expect(await pictures.asked == [.init("Hello", at: Self.standard)])
  }

  @Test("the result has the picture, which is kept with the current time, neither saved nor starred nor seen")
  func result() async throws {
    let picture = Picture.sample("Hello", source: Self.standard, said: .sample(plusMinutes: 5))
    #expect(
      try await sayPicture("Hello")
        == PictureDetails(summary: MemoryPictureRepository.summary(of: picture), bytes: Picture.sampleBytes(saying: "Hello")))
    #expect(await pictures.kept == KeptPictures([picture.id: picture]))
  }

  @Test("a warning accompanies the picture and does not prevent it")
  func warned() async throws {
    #expect(try await sayPicture("Dog!").remarks == [.mentionsDog])
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
    await #expect(throws: PictureError.captionRefused(remarks)) { try await sayPicture(caption) }
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
    await #expect(throws: PictureError.configuration(error)) { try await sayPicture("Hello") }
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
    await pictures.failWith(error, on: [.say])
    await #expect(throws: error) { try await sayPicture("Hello") }
  }
}
