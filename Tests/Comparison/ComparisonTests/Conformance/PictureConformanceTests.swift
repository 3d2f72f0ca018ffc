import ComparisonComposition
import ComparisonScenes
import CoreDomain
import CoreDoubles
import CoreScenes
import SampleDomain
import SampleDoubles
import SampleScenes
import Testing

/// The saved pictures: the same requests show the same in every architecture.
@MainActor @Suite("The session in every architecture", .timeLimit(.minutes(5)))
struct PictureConformanceTests {
  private typealias Expected = ExpectedPictures
  private typealias Stage = PictureStage

  private nonisolated static let architectures = Architecture.ofPictures

  /// A picture after a change.
  private nonisolated static func changed(_ picture: Picture, _ change: PictureChange) -> Picture { picture.applying(change) }

  @Test("a list shows that it loads, then the rows, newest first, and the number of unseen pictures", arguments: architectures)
  func lists(architecture: Architecture) async {
    let stage = Stage(architecture)
    await stage.perform(.list, .list)
    #expect(stage.lists.values == [Expected.loadingList, Expected.all, Expected.loadingList, Expected.all])
    #expect(stage.counts.values == Array(repeating: Expected.number(2, "2 unseen pictures"), count: 2))
    #expect(stage.details.values.isEmpty)
  }

  @Test("without pictures, one sentence says what to do", arguments: architectures)
  func listsNothing(architecture: Architecture) async {
    let stage = Stage(architecture, in: MemoryPictureRepository())
    await stage.perform(.list, .filter(.starred))
    #expect(stage.settledLists == [Expected.none, Expected.noneStarred])
    #expect(stage.number == "0 unseen pictures")
  }

  @Test("a filter holds until the next one", arguments: architectures)
  func filters(architecture: Architecture) async {
    let stage = Stage(architecture)
    await stage.perform(.filter(.starred), .list, .filter(.all))
    #expect(
      stage.lists.values == [
        Expected.loadingList, Expected.starred, Expected.loadingList, Expected.starred, Expected.loadingList, Expected.all,
      ])
    #expect(stage.counts.values.count == 3)
  }

  @Test("a star shows the rows again, and no other number", arguments: architectures)
  func stars(architecture: Architecture) async {
    let stage = Stage(architecture)
    await stage.perform(.list, .star(Stage.hello.reference), .star(Stage.hello.reference))
    let starred = Expected.row(Self.changed(Stage.hello, .star(at: .sample())), "•★", kind: "gif, 11 bytes", age: "30m")
    let rows = Expected.list([starred, Expected.teaRow, Expected.rainRow], summary: "3 pictures")
    #expect(stage.lists.values == [Expected.loadingList, Expected.all, rows, rows])
    #expect(stage.counts.values.count == 1)
  }

  @Test("under a filter, a picture that loses its star leaves the list", arguments: architectures)
  func togglesFiltered(architecture: Architecture) async {
    let stage = Stage(architecture)
    await stage.perform(.filter(.starred), .toggle(Stage.tea.reference))
    #expect(stage.settledLists == [Expected.starred, Expected.noneStarred])
  }

  @Test("an opened picture is shown with its details", arguments: architectures)
  func opens(architecture: Architecture) async {
    let stage = Stage(architecture)
    await stage.perform(.list, .open(Stage.hello.reference), .open(Stage.rain.reference))
    let loading = Expected.loading("Opening a picture …")
    #expect(
      stage.details.values == [
        loading, Expected.picture(Self.changed(Stage.hello, .see)), loading, Expected.picture(Stage.rain),
      ])
    #expect(await stage.repository.kept.pictures[Stage.hello.id]?.isSeen == true)
  }

  @Test("a picture that cannot be marked seen is shown with a warning", arguments: architectures)
  func failsToMark(architecture: Architecture) async {
    let stage = Stage(architecture)
    await stage.repository.failWith(.store(.locked(byProcess: 42)), on: [.change])
    await stage.perform(.open(Stage.hello.reference))
    let warning = Message(
      .warning, "Another \(.program) (process 42) is using this data directory. It is not marked seen.",
      hint: "Wait until it is done, or stop it.")
    #expect(stage.settledDetails == [Expected.picture(Stage.hello, [warning])])
  }

  @Test("an unknown line is answered, and the list stays", arguments: architectures)
  func notUnderstood(architecture: Architecture) async {
    let stage = Stage(architecture)
    await stage.perform(.list, .notUnderstood("dance"), .star(Stage.tea.reference))
    #expect(stage.settledLists == [Expected.all, Expected.failedList([Expected.notACommand]), Expected.all])
    #expect(stage.details.values.isEmpty && stage.counts.values.count == 1)
  }

  @Test("each error is shown where the request failed, and the next request runs", arguments: architectures)
  func fails(architecture: Architecture) async {
    for (error, message) in Expected.errors {
      let stage = Stage(
        architecture, star: Stage.Change { _ in .failure(error) }, toggle: Stage.Change { _ in .failure(error) },
        open: Stub { _ in .failure(error) })
      await stage.perform(
        .list, .star(Stage.hello.reference), .toggle(Stage.hello.reference), .open(Stage.hello.reference), .list)
      let failed = Expected.failedList([message])
      #expect(stage.settledLists == [Expected.all, failed, failed, Expected.all])
      #expect(stage.settledDetails == [Expected.failedPicture([message])])
      #expect(stage.counts.values.count == 2)
    }
  }

  @Test("a list that cannot be read is an error, and the next one is shown", arguments: architectures)
  func failsToList(architecture: Architecture) async {
    let stage = Stage(architecture)
    await stage.perform(.list)
    await stage.repository.failWith(.store(.locked(byProcess: 42)), on: [.saved])
    await stage.perform(.list)
    await stage.repository.failWith(nil, on: [.saved])
    await stage.perform(.list)
    #expect(stage.settledLists == [Expected.all, Expected.failedList([Expected.locked]), Expected.all])
    let number = Expected.number(2, "2 unseen pictures")
    #expect(stage.counts.values == [number, Expected.failedNumber([Expected.locked]), number])
  }

  @Test("pictures that cannot be counted are an error of the number alone", arguments: architectures)
  func failsToCount(architecture: Architecture) async {
    let stage = Stage(architecture, count: Stub(inTurn: .failure(.store(.locked(byProcess: 42))), .success(2)))
    await stage.perform(.list, .list)
    #expect(stage.settledLists == [Expected.all, Expected.all])
    #expect(stage.counts.values == [Expected.failedNumber([Expected.locked]), Expected.number(2, "2 unseen pictures")])
  }

  // MARK: Several requests at once

  @Test("a list that a later one overtakes is dropped, in whatever order they are answered", arguments: architectures, [[0, 1], [1, 0]])
  func overtakes(architecture: Architecture, order: [Int]) async {
    let list = Stage.List { filter in .success(Stage.pictures.map(\.summary).filter { filter == .all || $0.isStarred }) }
    await list.hold()
    let stage = Stage(architecture, list: list)
    let early = stage.begin(.filter(.starred))
    await list.called(times: 1)
    let late = stage.begin(.filter(.all))
    await list.called(times: 2)
    for call in order { await list.release(call) }
    await early.value
    await late.value
    #expect(stage.settledLists == [Expected.all])
    #expect(stage.number == "2 unseen pictures")
  }

  @Test("a star that is set while another filter is read lists by that filter", arguments: architectures)
  func starsWhileFiltering(architecture: Architecture) async {
    let list = Stage.List { filter in .success(Stage.pictures.map(\.summary).filter { filter == .all || $0.isStarred }) }
    let stage = Stage(architecture, list: list)
    await stage.perform(.list)
    await list.hold()
    let filtering = stage.begin(.filter(.starred))
    await list.called(times: 2)
    let starring = stage.begin(.star(Stage.tea.reference))
    await list.called(times: 3)
    for call in 1...2 { await list.release(call) }
    await filtering.value
    await starring.value
    #expect(await list.inputs == [.all, .starred, .starred])
    #expect(stage.settledLists == [Expected.all, Expected.starred])
  }

  @Test("two toggles at once both count", arguments: architectures)
  func togglesTwice(architecture: Architecture) async {
    let toggle = Stage.Change { _ in .success(ChangedPicture(picture: Stage.tea.summary, hasChanged: true)) }
    await toggle.hold()
    let stage = Stage(architecture, toggle: toggle)
    await stage.perform(.list)
    let first = stage.begin(.toggle(Stage.tea.reference))
    await toggle.called(times: 1)
    let second = stage.begin(.toggle(Stage.tea.reference))
    await toggle.called(times: 2)
    for call in 0...1 { await toggle.release(call) }
    await first.value
    await second.value
    #expect(await toggle.inputs == [Stage.tea.reference, Stage.tea.reference])
    #expect(stage.settledLists.last == Expected.all)
  }
}
