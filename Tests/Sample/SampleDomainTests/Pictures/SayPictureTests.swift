import CoreDomain
import CoreDoubles
import SampleDomain
import SampleDoubles
import Testing

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

  @Test("the result contains the complete summary of the picture, and its bytes")
  func details() async throws {
    let bytes = Picture.sampleBytes(saying: "Hello")
    let id = PictureID(bytes: bytes)
    #expect(
      try await sayPicture("Hello")
        == PictureDetails(
          summary: PictureSummary(
            id: id, caption: "Hello", format: .gif, byteCount: bytes.count, saved: nil, path: "/pictures/\(id).gif"),
          bytes: bytes, remarks: []))
  }

  @Test("the picture is stored with the current time")
  func clock() async throws {
    let shown = try await sayPicture("Hello")
    #expect(try await pictures.open(PictureReference(shown.summary.id)).stored.picture.said == .sample(plusMinutes: 5))
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
