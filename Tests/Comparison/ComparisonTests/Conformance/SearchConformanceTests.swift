import ComparisonComposition
import ComparisonScenes
import CoreDomain
import CoreDoubles
import CoreScenes
import SampleDomain
import SampleDoubles
import SampleScenes
import Testing

/// The search for a new picture: the same requests show the same in every architecture that has it.
@MainActor @Suite("The search in every architecture", .timeLimit(.minutes(5)))
struct SearchConformanceTests {
  private typealias Expected = ExpectedPictures
  private typealias Stage = PictureStage

  private nonisolated static let architectures = Architecture.ofPictures.filter(\.hasSearch)

  /// The picture that the server draws.
  private nonisolated static func found(_ caption: String) -> Picture { .sample(caption, fetchedAt: .sample()) }
  private nonisolated static func kept(_ caption: String) -> Picture { .sample(caption, fetchedAt: .sample(), saved: .sample()) }

  private nonisolated static let captions: [(text: String, messages: [Message], isUsable: Bool)] = [
    ("Hi", [], true),
    ("dog", [Message(.warning, "The caption says 'dog', but the pictures show cats.")], true),
    ("", [Message(.failure, "The caption is empty.", hint: "Give it a word: 'type hello'.")], false),
    (
      "a dog and a\u{7} cat",
      [
        Message(.failure, "The caption has 16 characters; 10 are allowed."),
        Message(.failure, "The caption contains control characters or line breaks, which a picture cannot show."),
        Message(.warning, "The caption says 'dog', but the pictures show cats."),
      ], false
    ),
    (
      "a" + String(repeating: "\u{301}", count: 300),
      [
        Message(
          .failure, "The caption takes 601 bytes, because its characters have many combining marks; 500 are allowed.")
      ], false
    ),
  ]

  @Test("a typed caption shows all its remarks at once, and a refused one makes no request", arguments: architectures)
  func types(architecture: Architecture) async throws {
    for (text, messages, isUsable) in Self.captions {
      let stage = Stage(architecture)
      try await stage.search(.type("x"), .type(text))
      let typed = PictureDetail.ViewModel(
        state: .reported("Caption: '\(text)'"), messages: messages,
        exported: .record(ExportedRecord([.init("caption", .text(text)), .init("is_usable", .bool(isUsable))])), outcome: .done)
      #expect(stage.details.values.last == typed)
      #expect(await stage.repository.asked.isEmpty)
      try await stage.search(.search)
      #expect(await stage.repository.asked.map(\.caption) == (isUsable ? [text] : []))
      if !isUsable { #expect(stage.details.values.last == Expected.failedPicture(messages)) }
    }
  }

  @Test("a search shows that it waits, then the picture and what keeps it", arguments: architectures)
  func searches(architecture: Architecture) async throws {
    let stage = Stage(architecture)
    try await stage.search(.type("dog"), .search)
    let dog = Message(.warning, "The caption says 'dog', but the pictures show cats.")
    #expect(
      stage.details.values.dropFirst() == [
        Expected.loading("Waiting for a picture that says 'dog' …"),
        Expected.picture(Self.found("dog"), [dog, Expected.storedUntilNext]),
      ])
    #expect(stage.lists.values.isEmpty && stage.counts.values.isEmpty)
  }

  @Test("a picture that is saved already says so", arguments: architectures)
  func findsSaved(architecture: Architecture) async throws {
    let stage = Stage(architecture)
    try await stage.search(.type("Rain"), .search)
    #expect(
      stage.details.values.last == Expected.picture(Stage.rain, [Message(.notice, "It is saved.", hint: "'unkeep' reverts that.")]))
  }

  @Test("without a typed caption, a search is refused", arguments: architectures)
  func searchesNothing(architecture: Architecture) async throws {
    let stage = Stage(architecture)
    try await stage.search(.search)
    #expect(
      stage.details.values.last
        == Expected.failedPicture([Message(.failure, "The caption is empty.", hint: "Give it a word: 'type hello'.")]))
    #expect(await stage.repository.asked.isEmpty)
  }

  @Test("each error of a search is shown, and the next search runs", arguments: architectures)
  func fails(architecture: Architecture) async throws {
    for (error, messages) in Expected.searchErrors + Expected.errors.suffix(2).map({ ($0.error, [$0.message]) }) {
      let found = PictureDetails(summary: Self.found("Hi").summary, bytes: Picture.sampleBytes(saying: "Hi"))
      let stage = Stage(architecture, fetch: Stub(inTurn: .failure(error), .success(found)))
      try await stage.search(.type("Hi"), .search, .search)
      #expect(
        stage.settledDetails.dropFirst() == [
          Expected.failedPicture(messages), Expected.picture(Self.found("Hi"), [Expected.storedUntilNext]),
        ])
    }
  }

  @Test("a later search wins, in whatever order they are answered", arguments: architectures, [[0, 1], [1, 0]])
  func overtakes(architecture: Architecture, order: [Int]) async throws {
    let fetch = Stub<String, PictureDetails, PictureError> {
      .success(PictureDetails(summary: Self.found($0).summary, bytes: Picture.sampleBytes(saying: $0)))
    }
    await fetch.hold()
    let stage = Stage(architecture, fetch: fetch)
    try await stage.search(.type("early"))
    let early = try stage.begin(.search)
    await fetch.called(times: 1)
    try await stage.search(.type("late"))
    let late = try stage.begin(.search)
    await fetch.called(times: 2)
    for call in order { await fetch.release(call) }
    await early.value
    await late.value
    let pictures = stage.settledDetails.filter { if case .loaded = $0.state { true } else { false } }
    #expect(pictures == [Expected.picture(Self.found("late"), [Expected.storedUntilNext])])
    try await stage.search(.keep)
    #expect(stage.details.values.last?.outcome == .failed)
  }

  @Test("the picture that was shown last is kept and unkept, however often", arguments: architectures)
  func keeps(architecture: Architecture) async throws {
    let stage = Stage(architecture, in: MemoryPictureRepository())
    try await stage.search(.keep, .unkeep, .type("Hi"), .search, .keep, .keep, .unkeep, .unkeep)
    let (found, kept) = (Self.found("Hi"), Self.kept("Hi"))
    let none = Expected.failedPicture([Message(.failure, "There is no picture yet.", hint: "'search WORD' gets one.")])
    #expect(stage.settledDetails.prefix(2) == [none, none])
    #expect(
      stage.settledDetails.suffix(4) == [
        Expected.reported("Saved 'Hi' (\(found.id.short)).", kept), Expected.reported("Saved before: 'Hi' (\(found.id.short)).", kept),
        Expected.reported("No longer saved: 'Hi' (\(found.id.short)).", found, [Expected.storedUntilNext]),
        Expected.reported("Not saved: 'Hi' (\(found.id.short)).", found),
      ])
  }

  @Test("an opened picture is the one that is kept", arguments: architectures)
  func keepsOpened(architecture: Architecture) async throws {
    let stage = Stage(architecture)
    try await stage.search(.type("Hi"), .search)
    await stage.perform(.open(Stage.rain.reference))
    try await stage.search(.keep)
    #expect(stage.details.values.last == Expected.reported("Saved before: 'Rain' (\(Stage.rain.id.short)).", Stage.rain))
  }

  @Test("a removed picture is told on the list, and one that does not exist is an error there", arguments: architectures)
  func removes(architecture: Architecture) async throws {
    let stage = Stage(architecture)
    try await stage.search(.remove(Stage.tea.reference), .remove(PictureReference("ab12")))
    #expect(
      stage.lists.values == [Expected.removed(Stage.tea), Expected.failedList([Expected.errors[0].message])])
    #expect(stage.details.values.isEmpty)
  }

  @Test("what is kept, unkept or removed is in list and number at once, where state is shared", arguments: architectures)
  func follows(architecture: Architecture) async throws {
    let list = Stage.List { _ in .success(Stage.pictures.map(\.summary)) }
    let stage = Stage(architecture, list: list)
    let isShared = architecture.sharesState
    await stage.perform(.list)
    try await stage.search(.type("Hi"), .search, .keep, .keep)
    #expect(stage.rows == (isShared ? ["•  Hi"] : []) + ["•  Hello", "•★ Tea", "   Rain"])
    #expect(stage.number == (isShared ? "3 unseen pictures" : "2 unseen pictures"))
    try await stage.search(.unkeep, .unkeep)
    #expect(stage.rows == ["•  Hello", "•★ Tea", "   Rain"])
    #expect(stage.number == "2 unseen pictures")
    try await stage.search(.remove(Stage.tea.reference))
    if isShared { #expect(stage.rows == ["•  Hello", "   Rain"]) }
    #expect(stage.number == (isShared ? "1 unseen picture" : "2 unseen pictures"))
    #expect(await list.inputs.count == 1)
  }
}
