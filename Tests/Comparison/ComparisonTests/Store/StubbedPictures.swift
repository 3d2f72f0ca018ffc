import ComparisonScenes
import CoreDomain
import CoreDoubles
import CoreScenes
import SampleDomain
import SampleDoubles
import SampleScenes

/// What a session needs, with stubbed use cases: two unseen pictures are saved, a third one can be opened, and others are not found.
@MainActor
final class StubbedPictures {
  typealias List = Stub<PictureFilter, [PictureSummary], PictureError>
  typealias Change = Stub<PictureReference, ChangedPicture, PictureError>
  typealias Open = Stub<PictureReference, PictureDetails, PictureError>
  typealias Count = Stub<Void, Int, PictureError>
  private typealias Save = Stub<PictureReference?, ChangedPicture, PictureError>

  nonisolated static let (tea, cake, hidden) = (PictureSummary.sample("Tea"), PictureSummary.sample("Cake"), PictureSummary.sample("Rain"))
  nonisolated static let pictures = [tea, cake]
  nonisolated static let seenTea = PictureSummary.sample("Tea", isSeen: true)
  nonisolated static let unknown = PictureReference("ffff")

  let list: List
  let count: Count
  let star = Change { change($0) }
  let toggle = Change { change($0) }
  let open = Open { reference in
    (pictures + [hidden]).first { PictureReference($0.id) == reference }
      .map { .success(PictureDetails(summary: .sample($0.caption, isSeen: true), bytes: [1])) } ?? .failure(.notFound(reference))
  }
  let lists = Recorder<PictureList.ViewModel>()
  let details = Recorder<PictureDetail.ViewModel>()
  let counts = Recorder<PictureCount.ViewModel>()
  /// The displays in the order in which they drew, and the steps of the trace between them.
  let order = Recorder<String>()
  private let isTraced: Bool

  init(
    list: List = List { $0 == .all ? .success(pictures) : .failure(.store(.locked(byProcess: 42))) },
    count: Count = Count(inTurn: .success(2), .success(1)), isTraced: Bool = false
  ) {
    self.isTraced = isTraced
    self.list = list
    self.count = count
  }

  var dependencies: PictureDependencies {
    let refused: @Sendable (PictureReference?) -> Result<ChangedPicture, PictureError> = { _ in .failure(.noPicture) }
    return PictureDependencies(
      list: list, count: count, star: star, toggle: toggle, open: open, fetch: Stub { _ in .failure(.noPicture) }, save: Save(refused),
      unsave: Save(refused), remove: Stub { .failure(.notFound($0)) },
      listDisplay: OrderedDisplay(name: "list", display: lists, order: order),
      detailDisplay: OrderedDisplay(name: "detail", display: details, order: order),
      countDisplay: OrderedDisplay(name: "count", display: counts, order: order), now: { .sample() },
      tracer: isTraced ? StepRecorder(into: order) : nil)
  }

  /// All that was drawn.
  var drawn: Drawn { Drawn(lists: lists.values, details: details.values, counts: counts.values) }

  struct Drawn: Equatable {
    let lists: [PictureList.ViewModel]
    let details: [PictureDetail.ViewModel]
    let counts: [PictureCount.ViewModel]
  }

  /// Requests of all kinds, with some that fail.
  nonisolated static let script: [PictureSession.Request] = [
    .open(PictureReference(hidden.id)), .list, .open(PictureReference(tea.id)), .open(PictureReference(tea.id)), .open(unknown),
    .star(PictureReference(cake.id)), .star(unknown), .star(unknown), .toggle(PictureReference(tea.id)), .filter(.starred),
    .notUnderstood("dance"), .filter(.all), .toggle(unknown),
  ]

  private nonisolated static func change(_ reference: PictureReference) -> Result<ChangedPicture, PictureError> {
    pictures.first { PictureReference($0.id) == reference }.map { .success(ChangedPicture(picture: $0, hasChanged: true)) }
      ?? .failure(.notFound(reference))
  }
}

/// Notes each drawing of a display.
private struct OrderedDisplay<ViewModel: Sendable>: Display {
  let name: String
  let display: Recorder<ViewModel>
  let order: Recorder<String>

  func display(_ viewModel: ViewModel) {
    order.display(name)
    display.display(viewModel)
  }
}
