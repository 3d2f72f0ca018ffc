import CoreDomain
import CoreDoubles
import CoreScenes
import SampleDomain
import SampleScenes
import Testing

@Suite("Picture error messages")
struct PictureWordingTests {
  private static let url = WebURL.sample("https://example.org/cat")
  private static let otherURL: MessageText = "\(run: "config set picture.url URL") sets another source of pictures."
  private static let ids = (1...7).map { PictureID(bytes: [$0]) }
  private static let id = ids[0]
  private static let path = "/home/me/pictures/tea.png"

  private static let table: [(PictureError, sentence: MessageText, hint: MessageText?)] = [
    (.server(url, .status(code: 418)), "https://example.org/cat: the server answered 418.", otherURL),
    (
      .server(url, .hostNotFound(host: "example.org")), "https://example.org/cat: there is no server named example.org.",
      "Check the URL and the network."
    ),
    (.notAPicture(url, found: "a web page"), "https://example.org/cat: this is not a picture but a web page.", otherURL),
    (.noPicture, "There is no picture yet.", "\(run: "picture say TEXT") gets one."),
    (.notFound(PictureReference("AB12")), "No picture has an ID that begins with 'ab12'.", "\(run: "picture list") shows the ids."),
    (
      .ambiguous(PictureReference("ab"), matches: Array(ids.prefix(2))),
      "'ab' matches 2 picture ids: \(ids[0]), \(ids[1]).", "Type more digits of the id."
    ),
    (
      .ambiguous(PictureReference("a"), matches: ids),
      "'a' matches 7 picture ids: \(ids.prefix(5).map(\.text).joined(separator: ", ")) and 2 more.",
      "Type more digits of the id."
    ),
    (
      .fileMissing(id, path: path), "The file of picture \(id.short) is missing: \(path)",
      "Put it back, or remove the picture: \(run: "picture remove \(id.short)")."
    ),
    (
      .fileDamaged(id, path: path), "The file of picture \(id.short) was changed: \(path)",
      "Restore a copy, or remove the picture: \(run: "picture remove \(id.short)")."
    ),
    (.cancelled, "Stopped before it was done.", nil),
  ]

  @Test("every error has a sentence, and a hint when the user can act", arguments: table)
  func messages(error: PictureError, sentence: MessageText, hint: MessageText?) {
    #expect(PictureWording.messages(for: error) == [Message(.failure, sentence, hint: hint)])
    // A path ends its sentence without a full stop, so that it can be copied.
    expectSentence(sentence.text.hasSuffix(Self.path) ? "\(sentence)." : sentence)
    if let hint { expectSentence(hint) }
  }

  @Test(
    "in a dialogue, a hint names the line to type",
    arguments: [
      (.noPicture, "'type TEXT' and 'search' get one."), (.notFound(PictureReference("ab12")), "'saved' shows the ids."),
      (.fileMissing(id, path: path), "Put it back, or remove the picture: 'remove \(id.short)'."),
      (.captionRefused([.empty]), "Give it a word: 'type hello'."), (.server(url, .status(code: 418)), otherURL),
    ] as [(PictureError, MessageText)])
  func dialogueHints(error: PictureError, hint: MessageText) {
    #expect(PictureWording.messages(for: error, hints: .dialogue).map(\.hint) == [hint])
    #expect(PictureWording.messages(for: error, hints: .dialogue).map(\.sentence) == PictureWording.messages(for: error).map(\.sentence))
  }

  @Test("configuration and store errors have the same messages everywhere")
  func sharedMessages() {
    let (settings, files) = (ConfigurationError.unknownKey("colour", .file), PersistenceError.locked(byProcess: 42))
    #expect(PictureWording.messages(for: .configuration(settings)) == [ConfigurationWording.message(for: settings)])
    #expect(PictureWording.messages(for: .store(files)) == [StoreWording.message(for: files)])
  }

  @Test("all remarks on a caption have messages, in order")
  func captions() {
    let remarks: [CaptionRemark] = [.tooLong(characters: 11), .unprintable, .mentionsDog]
    #expect(PictureWording.messages(for: .captionRefused(remarks)) == remarks.map { CaptionWording.message(for: $0) })
  }

  @Test(
    "in a row, the sentence of a file error omits the id, and other errors have their usual sentence",
    arguments: [
      (.fileMissing(id, path: path), "Its file is missing: \(path)"),
      (.fileDamaged(id, path: path), "Its file was changed: \(path)"),
      (.noPicture, "There is no picture yet."),
      (
        .captionRefused([.empty, .mentionsDog]), "The caption is empty. The caption says 'dog', but the pictures show cats."
      ),
    ] as [(PictureError, MessageText)])
  func sentencesOfRows(error: PictureError, sentence: MessageText) {
    #expect(PictureWording.sentence(for: error) == sentence)
  }

  @Test(
    "a message never shows the credentials in a URL",
    arguments: [
      .server(Credentials.url, .tooManyRedirects), .notAPicture(Credentials.url, found: "a web page"),
      .server(url, .unsupportedScheme(url: "ftp://me:secret@example.org/")),
      .configuration(.badValue(.pictureURL, "https://me:secret@", .notAURL(.noHost), .file)),
    ] as [PictureError])
  func hidesCredentials(error: PictureError) {
    for message in PictureWording.messages(for: error) { #expect(!Credentials.areTold(in: message)) }
    #expect(!PictureWording.sentence(for: error).text.contains("secret"))
  }
}
