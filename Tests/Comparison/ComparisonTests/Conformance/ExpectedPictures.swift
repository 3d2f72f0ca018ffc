import CoreDomain
import CoreDoubles
import CoreScenes
import SampleDomain
import SampleDoubles
import SampleScenes

/// What the picture scenes show, in the words that every architecture must write.
enum ExpectedPictures {
  static let loadingList = PictureList.ViewModel(
    progress: "Waiting for the pictures …", messages: [], exported: .empty, outcome: .done)

  static func list(_ rows: [PictureRow], summary: String) -> PictureList.ViewModel {
    PictureList.ViewModel(rows: rows, summary: summary, messages: [], exported: .list(rows.map(\.exported)), outcome: .done)
  }

  static func row(_ picture: Picture, _ signs: String, kind: String, age: String) -> PictureRow {
    PictureRow(
      signs: signs, isSeen: picture.isSeen, id: picture.id.short, caption: picture.caption, kind: kind, age: age,
      exported: PictureRow.record(of: picture.summary, state: .notLoaded))
  }

  static let helloRow = row(PictureStage.hello, "• ", kind: "gif, 11 bytes", age: "30m")
  static let teaRow = row(PictureStage.tea, "•★", kind: "gif, 9 bytes", age: "1h")
  static let rainRow = row(PictureStage.rain, "  ", kind: "gif, 10 bytes", age: "2d")
  static let all = list([helloRow, teaRow, rainRow], summary: "3 pictures")
  static let starred = list([teaRow], summary: "1 picture [starred]")
  static let none = nothing("You have saved no pictures.", hint: "In VIP and ViDRep, 'search WORD' gets one and 'keep' saves it.")
  static let noneStarred = nothing("You have starred no pictures.", hint: "'star ID' stars one.")

  private static func nothing(_ sentence: MessageText, hint: MessageText) -> PictureList.ViewModel {
    PictureList.ViewModel(messages: [Message(.notice, sentence, hint: hint)], exported: .list([]), outcome: .nothingMatched)
  }

  static func failedList(_ messages: [Message]) -> PictureList.ViewModel {
    PictureList.ViewModel(messages: messages, exported: .empty, outcome: .failed)
  }

  static func removed(_ picture: Picture) -> PictureList.ViewModel {
    PictureList.ViewModel(
      entry: "Removed '\(picture.caption)' (\(picture.id.short)).", messages: [], exported: record(picture), outcome: .done)
  }

  static func loading(_ sentence: String) -> PictureDetail.ViewModel {
    PictureDetail.ViewModel(state: .loading(sentence), messages: [], exported: .empty, outcome: .done)
  }

  static func picture(_ picture: Picture, _ messages: [Message] = []) -> PictureDetail.ViewModel {
    let lines = [
      DetailLine("Caption", picture.caption), DetailLine("Id", picture.id.short), DetailLine("Type", "image/gif"),
      DetailLine("Size", picture.byteCount == 1 ? "1 byte" : "\(picture.byteCount) bytes"),
      DetailLine("Path", "/pictures/\(picture.id).gif", isURL: true),
    ]
    return PictureDetail.ViewModel(
      state: .loaded(ShownPicture(bytes: Picture.sampleBytes(saying: picture.caption), format: .gif), lines), messages: messages,
      exported: record(picture), outcome: .done)
  }

  static func reported(_ sentence: String, _ picture: Picture, _ messages: [Message] = []) -> PictureDetail.ViewModel {
    PictureDetail.ViewModel(state: .reported(sentence), messages: messages, exported: record(picture), outcome: .done)
  }

  static func failedPicture(_ messages: [Message]) -> PictureDetail.ViewModel {
    PictureDetail.ViewModel(state: .failed, messages: messages, exported: .empty, outcome: .failed)
  }

  private static func record(_ picture: Picture) -> Exported {
    .record(ExportedRecord(PictureDetailLines.fields(of: picture.summary)))
  }

  static func number(_ number: Int, _ sentence: String) -> PictureCount.ViewModel {
    PictureCount.ViewModel(lines: [sentence], messages: [], exported: .number(number), outcome: .done)
  }

  static func failedNumber(_ messages: [Message]) -> PictureCount.ViewModel {
    PictureCount.ViewModel(lines: [], messages: messages, exported: .empty, outcome: .failed)
  }

  static let notACommand = Message(.failure, "'dance' is not a command.", hint: "Type help for the list.")
  static let locked = Message(
    .failure, "Another \(.program) (process 42) is using this data directory.", hint: "Wait until it is done, or stop it.")
  static let storedUntilNext = Message(.notice, "It is stored until the next one.", hint: "'keep' saves it permanently.")

  /// The errors that a session can meet.
  static let errors: [(error: PictureError, message: Message)] = [
    (
      .notFound(PictureReference("ab12")),
      Message(.failure, "No picture has an ID that begins with 'ab12'.", hint: "'list' shows the ids.")
    ),
    (
      .ambiguous(PictureReference("a"), matches: [PictureStage.hello.id, PictureStage.tea.id]),
      Message(
        .failure, "'a' matches 2 picture ids: \(PictureStage.hello.id), \(PictureStage.tea.id).", hint: "Type more digits of the id.")
    ),
    (
      .fileMissing(PictureStage.tea.id, path: "/pictures/tea.gif"),
      Message(
        .failure, "The file of picture \(PictureStage.tea.id.short) is missing: /pictures/tea.gif",
        hint: "Put it back, or remove the picture in VIP or ViDRep: 'remove \(PictureStage.tea.id.short)'.")
    ),
    (
      .fileDamaged(PictureStage.tea.id, path: "/pictures/tea.gif"),
      Message(
        .failure, "The file of picture \(PictureStage.tea.id.short) was changed: /pictures/tea.gif",
        hint: "Restore a copy, or remove the picture in VIP or ViDRep: 'remove \(PictureStage.tea.id.short)'.")
    ),
    (.store(.locked(byProcess: 42)), locked),
    (.cancelled, Message(.failure, "Stopped before it was done.")),
  ]

  private static let catURL = WebURL.sample("https://example.org/cat")
  private static let otherURL: MessageText = "\(run: "config set picture.url URL") sets another source of pictures."

  /// The errors that only a search can meet.
  static let searchErrors: [(error: PictureError, messages: [Message])] = [
    (
      .captionRefused([.tooLong(characters: 11), .mentionsDog]),
      [
        Message(.failure, "The caption has 11 characters; 10 are allowed."),
        Message(.warning, "The caption says 'dog', but the pictures show cats."),
      ]
    ),
    (
      .server(catURL, .hostNotFound(host: "example.org")),
      [Message(.failure, "https://example.org/cat: there is no server named example.org.", hint: "Check the URL and the network.")]
    ),
    (
      .server(catURL, .timedOut(seconds: 30)),
      [Message(.failure, "https://example.org/cat: almost no data arrived for 30 seconds.", hint: otherURL)]
    ),
    (
      .notAPicture(catURL, found: "a web page"),
      [Message(.failure, "https://example.org/cat: this is not a picture but a web page.", hint: otherURL)]
    ),
    (.configuration(.unknownKey("colour", .file)), [ConfigurationErrorWording.message(for: .unknownKey("colour", .file))]),
  ]
}
