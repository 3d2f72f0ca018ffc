import ComparisonComposition
import ComparisonScenes
import CoreDomain
import CoreDoubles
import CoreScenes
import SampleDomain
import SampleDoubles
import SampleScenes
import Testing

/// The list, the opened picture and the number of unseen pictures, shown together: what follows at once when a picture is opened.
///
/// Where state is shared, list and number follow before `open` returns. In the other architectures they stay until the list is requested.
@MainActor @Suite("Shared state of every architecture", .timeLimit(.minutes(5)))
struct SharedStateTests {
  private typealias Stage = PictureStage

  private nonisolated static let architectures = Architecture.ofPictures
  private nonisolated static let unseen = ["•  Hello", "•★ Tea", "   Rain"]
  private nonisolated static let helloSeen = ["   Hello", "•★ Tea", "   Rain"]

  @Test("an opened picture is seen in list and number, and the list is not read again for it", arguments: architectures)
  func opens(architecture: Architecture) async {
    let list = Stage.List { _ in .success(Stage.pictures.map(\.summary)) }
    let stage = Stage(architecture, list: list)
    await stage.perform(.list, .open(Stage.hello.reference))
    let isShared = architecture.sharesState
    #expect(stage.rows == (isShared ? Self.helloSeen : Self.unseen))
    #expect(stage.number == (isShared ? "1 unseen picture" : "2 unseen pictures"))
    #expect(stage.settledLists.count == (isShared ? 2 : 1) && stage.counts.values.count == (isShared ? 2 : 1))
    #expect(await list.inputs.count == 1)
  }

  @Test("the next list shows the opened picture as seen, in every architecture", arguments: architectures)
  func listsAgain(architecture: Architecture) async {
    let stage = Stage(architecture)
    await stage.perform(.list, .open(Stage.hello.reference), .list)
    #expect(stage.rows == Self.helloSeen)
    #expect(stage.number == "1 unseen picture")
  }

  @Test("a picture that is opened again draws the detail alone", arguments: architectures)
  func opensAgain(architecture: Architecture) async {
    let stage = Stage(architecture)
    await stage.perform(.list, .open(Stage.hello.reference))
    let drawn = (stage.lists.values, stage.counts.values)
    await stage.perform(.open(Stage.hello.reference), .open(Stage.rain.reference))
    #expect((stage.lists.values, stage.counts.values) == drawn)
    #expect(stage.settledDetails.count == 3)
  }

  @Test("an opened picture that is not listed changes the number alone", arguments: architectures)
  func opensUnlisted(architecture: Architecture) async {
    let stage = Stage(architecture)
    await stage.perform(.filter(.starred))
    let drawn = stage.lists.values
    for _ in 1...2 { await stage.perform(.open(Stage.hello.reference)) }
    await stage.perform(.open(Stage.rain.reference))
    #expect(stage.lists.values == drawn)
    #expect(
      stage.counts.values.map(\.lines)
        == (architecture.sharesState ? [["2 unseen pictures"], ["1 unseen picture"]] : [["2 unseen pictures"]]))
  }

  @Test("under a filter, the row of an opened picture stays", arguments: architectures)
  func staysFiltered(architecture: Architecture) async {
    let stage = Stage(architecture)
    await stage.perform(.filter(.starred), .open(Stage.tea.reference))
    #expect(stage.rows == [architecture.sharesState ? " ★ Tea" : "•★ Tea"])
    #expect(stage.settledLists.last?.summary == "1 picture [starred]")
  }

  @Test(
    "a list that was read before a picture was opened does not bring the unseen mark back, where state is shared", arguments: architectures)
  func answersLate(architecture: Architecture) async {
    let list = Stage.List { _ in .success(Stage.pictures.map(\.summary)) }
    let stage = Stage(architecture, list: list)
    await stage.perform(.list)
    await list.hold()
    let again = stage.begin(.list)
    await list.called(times: 2)
    await stage.perform(.open(Stage.hello.reference))
    await list.release(1)
    await again.value
    #expect(stage.lists.values.last?.isLoading == false)
    #expect(stage.rows == (architecture.sharesState ? Self.helloSeen : Self.unseen))
    #expect(stage.number == "1 unseen picture")
  }

  @Test("the first list, answered late, shows a picture that was opened meanwhile as seen, where state is shared", arguments: architectures)
  func answersFirstLate(architecture: Architecture) async {
    let list = Stage.List { _ in .success(Stage.pictures.map(\.summary)) }
    await list.hold()
    let stage = Stage(architecture, list: list)
    let first = stage.begin(.list)
    await list.called(times: 1)
    await stage.perform(.open(Stage.hello.reference))
    await list.release(0)
    await first.value
    #expect(stage.rows == (architecture.sharesState ? Self.helloSeen : Self.unseen))
    #expect(stage.settledLists.count == 1)
  }

  @Test("a number that was counted before a picture was opened does not come back, where state is shared", arguments: architectures)
  func countsLate(architecture: Architecture) async {
    let pictures = MemoryPictureRepository(Stage.pictures)
    let count = LateAnswer(CountUnseenPictures(pictures: pictures))
    let stage = Stage(architecture, in: pictures, count: count)
    await stage.perform(.list)
    await count.hold()
    let again = stage.begin(.list)
    await count.isHeld()
    await stage.perform(.open(Stage.hello.reference))
    await count.release()
    await again.value
    #expect(stage.number == (architecture.sharesState ? "1 unseen picture" : "2 unseen pictures"))
  }

  @Test("a picture that cannot be opened or marked changes neither list nor number", arguments: architectures)
  func fails(architecture: Architecture) async {
    let stage = Stage(architecture)
    await stage.perform(.list)
    let drawn = (stage.lists.values, stage.counts.values)
    await stage.repository.failWith(.store(.locked(byProcess: 42)), on: [.change])
    await stage.perform(.open(Stage.hello.reference))
    await stage.perform(.open(PictureReference("ffff")))
    #expect((stage.lists.values, stage.counts.values) == drawn)
    #expect(stage.settledDetails.map(\.outcome) == [.done, .failed])
  }

  @Test("what was shown before a failure stays in the state, where state is shared", arguments: architectures)
  func staysAfterFailure(architecture: Architecture) async {
    let stage = Stage(architecture)
    await stage.perform(.list, .star(PictureReference("ffff")), .open(Stage.hello.reference))
    #expect(stage.rows == (architecture.sharesState ? Self.helloSeen : []))
    #expect(stage.number == (architecture.sharesState ? "1 unseen picture" : "2 unseen pictures"))
  }
}

extension Architecture {
  /// Whether the list and the number of unseen pictures follow at once when a picture is opened.
  var sharesState: Bool { [.store, .redux, .vidrep, .twoRings].contains(self) }
}
