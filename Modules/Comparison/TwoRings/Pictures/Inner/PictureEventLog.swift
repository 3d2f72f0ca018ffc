import ComparisonScenes
import CoreScenes
import SampleDomain

/// A readable log of the events of all views, in order.
@MainActor
final class PictureEventLog {
  private var entries: [(view: PictureDispatcher.View, event: String)] = []

  func add(_ event: PictureSession.Request, from view: PictureDispatcher.View) {
    entries.append((view, Self.words(for: event)))
  }

  /// Lines such as `3 rows: open 1a2b3c4d`.
  var viewModel: SentencesViewModel {
    let numbered = entries.enumerated().map { (number: $0 + 1, view: $1.view.rawValue, event: $1.event) }
    return SentencesViewModel(
      lines: numbered.map { "\($0.number) \($0.view): \($0.event)" }, messages: [],
      exported: .list(
        numbered.map {
          ExportedRecord([.init("number", .number($0.number)), .init("from", .text($0.view)), .init("event", .text($0.event))])
        }
      ), outcome: .done)
  }

  private static func words(for event: PictureSession.Request) -> String {
    switch event {
    case .list: "list"
    case .filter(.all): "filter all"
    case .filter(.starred): "filter starred"
    case .star(let reference): "star \(reference.prefix)"
    case .toggle(let reference): "toggle \(reference.prefix)"
    case .open(let reference): "open \(reference.prefix)"
    case .notUnderstood(let line): "not understood: \(line)"
    }
  }
}
