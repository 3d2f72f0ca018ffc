import CoreDomain
public import CorePresentation
public import CoreScenes
import ReaderDomain
public import ReaderScenes

/// Formats a preview of retention for display.
public struct RetentionCheckPresenter: Presenter {
  private let display: any Display<RetentionCheck.ViewModel>

  public init(display: any Display<RetentionCheck.ViewModel>) {
    self.display = display
  }

  public func present(_ response: RetentionCheck.Response) {
    display.display(Self.viewModel(for: response))
  }

  public nonisolated static func viewModel(for response: RetentionCheck.Response) -> RetentionCheck.ViewModel {
    switch response {
    case .previewed(let preview):
      RetentionCheck.ViewModel(
        lines: [sentence(for: preview)], messages: preview.expired == 0 ? [] : [kept], exported: .list([record(of: preview)]),
        outcome: .done)
    case .failed(let error):
      RetentionCheck.ViewModel(lines: [], messages: [ReaderErrorWording.message(for: error)], exported: .empty, outcome: .failed)
    }
  }

  private nonisolated static func sentence(for preview: RetentionPreview) -> String {
    let setting = "With \(preview.key.name) \(preview.value.text), refreshes would remove"
    guard preview.expired > 0 else { return "\(setting) nothing of what is stored." }
    return "\(setting) up to \(CountWording.text(preview.expired, "article")) of \(CountWording.text(preview.feeds, "feed"))."
  }

  private nonisolated static let kept = Message(
    .notice, "Starred articles, and those in the feed's document or unread on a feed server, are always kept.")

  private nonisolated static func record(of preview: RetentionPreview) -> ExportedRecord {
    ExportedRecord([
      .init("key", .text(preview.key.name)),
      .init("value", .text(preview.value.text)),
      .init("expired_articles", .number(preview.expired)),
      .init("feeds", .number(preview.feeds)),
    ])
  }
}
