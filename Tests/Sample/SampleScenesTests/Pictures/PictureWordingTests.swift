import CoreDomain
import CoreDoubles
import CoreScenes
import SampleDomain
import SampleDoubles
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
      "Check the URL and the network. \(otherURL)"
    ),
    (
      .server(url, .proxyUnreachable(proxy: "127.0.0.1:9")), "https://example.org/cat: the proxy 127.0.0.1:9 cannot be reached.",
      WebWording.hint(for: .proxyUnreachable(proxy: "127.0.0.1:9"))
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
    #expect(PictureWording.messages(for: .configuration(settings)) == [ConfigurationErrorWording.message(for: settings)])
    #expect(PictureWording.messages(for: .store(files)) == [PersistenceErrorWording.message(for: files)])
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

@Suite("Caption remark messages")
struct CaptionWordingTests {
  @Test(
    "every remark has a sentence: a failure when the caption cannot be used, otherwise a warning",
    arguments: [
      (.empty, "The caption is empty.", "Give it a word: \(run: "picture say hello")."),
      (.tooLong(characters: 1_234), "The caption has 1,234 characters; 10 are allowed.", nil),
      (.unprintable, "The caption contains control characters or line breaks, which a picture cannot show.", nil),
      (
        .overloaded(bytes: 2_000), "The caption takes 2,000 bytes, because its characters have many combining marks; 500 are allowed.", nil
      ),
      (.mentionsDog, "The caption says 'dog', but the pictures show cats.", nil),
    ] as [(CaptionRemark, MessageText, MessageText?)])
  func messages(remark: CaptionRemark, sentence: MessageText, hint: MessageText?) {
    #expect(CaptionWording.message(for: remark) == Message(remark.isError ? .failure : .warning, sentence, hint: hint))
    expectSentence(sentence)
    if let hint { expectSentence(hint) }
  }
}

@Suite("Detail lines and fields of a picture")
struct PictureDetailLinesTests {
  private static let saved = PictureSummary.sample(
    "Tea", format: .png, byteCount: 12_345, saved: .sample(), isStarred: true, path: "/home/me/tea.png")

  @Test("users see caption, id, type, size and path, and the path is never wrapped")
  func details() {
    #expect(
      PictureDetailLines.details(about: Self.saved) == [
        DetailLine("Caption", "Tea"), DetailLine("Id", Self.saved.id.short), DetailLine("Type", "image/png"),
        DetailLine("Size", "12,345 bytes"),
        DetailLine("Path", "/home/me/tea.png", isURL: true),
      ])
  }

  @Test("programs get every field, in contract order")
  func fields() {
    #expect(
      PictureDetailLines.fields(of: Self.saved) == [
        .init("id", .text(Self.saved.id.text)), .init("caption", .text("Tea")), .init("type", .text("image/png")),
        .init("bytes", .number(12_345)), .init("path", .text("/home/me/tea.png")), .init("saved", .text("2026-03-01T08:30:00Z")),
        .init("is_starred", .bool(true)), .init("is_seen", .bool(false)),
      ])
  }

  @Test("a picture that is not saved has every field")
  func notSaved() {
    let fields = PictureDetailLines.fields(of: .sample(saved: nil))
    #expect(fields.map(\.name) == PictureDetailLines.fields(of: Self.saved).map(\.name))
    #expect(fields.filter { $0.value == .null }.map(\.name) == ["saved"])
  }
}

@Suite("Row of a picture list")
struct PictureRowTests {
  private static let tea = PictureSummary.sample(
    "Tea", format: .webp, byteCount: 12_345, saved: .sample(plusMinutes: -180), path: "/home/me/tea.webp")

  @Test("a row has the texts that the user sees")
  func texts() {
    let row = PictureRow(Self.tea, state: .loaded, now: .sample())
    #expect(row.id == Self.tea.id.short && row.caption == "Tea" && row.kind == "webp, 12,345 bytes" && row.age == "3h")
  }

  @Test(
    "signs show whether a picture is unseen and starred",
    arguments: [("• ", false, false), ("  ", false, true), ("•★", true, false), (" ★", true, true)])
  func signs(signs: String, isStarred: Bool, isSeen: Bool) {
    let row = PictureRow(.sample(saved: .sample(), isStarred: isStarred, isSeen: isSeen), state: .loaded, now: .sample())
    #expect(row.signs == signs && row.isSeen == isSeen)
  }

  @Test("a picture that is not saved has no age")
  func notSaved() {
    #expect(PictureRow(.sample(saved: nil), state: .loaded, now: .sample()).age.isEmpty)
  }

  @Test(
    "the exported fields are those of a picture, with the state of the file and its error before the marks",
    arguments: [
      (.notLoaded, "not_loaded", nil), (.loaded, "loaded", nil),
      (.failed(.fileMissing(tea.id, path: tea.path)), "failed", "Its file is missing: /home/me/tea.webp"),
    ] as [(PictureRow.State, String, MessageText?)])
  func states(state: PictureRow.State, word: String, problem: MessageText?) {
    let row = PictureRow(Self.tea, state: state, now: .sample())
    #expect(row.problem == problem)
    #expect(
      row.exported.fields
        == PictureDetailLines.fields(of: Self.tea).dropLast(2) + [.init("state", .text(word)), .init("problem", .message(orNull: problem))]
        + PictureDetailLines.fields(of: Self.tea).suffix(2))
  }
}
