import Domain
public import Screens

/// Says how taking lists in and giving them out is shown.
public struct OutlineTransferPresenter: Presenter {
  private let display: any Display<OutlineTransfer.ViewModel>

  /// Makes the presenter in front of its display.
  public init(display: any Display<OutlineTransfer.ViewModel>) {
    self.display = display
  }

  public func present(_ response: OutlineTransfer.Response) {
    display.display(Self.viewModel(for: response))
  }

  /// What is shown of a response.
  public nonisolated static func viewModel(for response: OutlineTransfer.Response) -> OutlineTransfer.ViewModel {
    switch response {
    case .takenIn(let report): takenIn(report)
    case .takenOver(let report): takenOver(report)
    case .givenOut(.text(let document)):
      OutlineTransfer.ViewModel(document: document, lines: [], messages: [], exported: .document(document), outcome: .done)
    case .givenOut(.file(let path)):
      OutlineTransfer.ViewModel(
        document: nil, lines: ["Wrote your subscriptions to \(path)."], messages: [],
        exported: .record(ExportedRecord([.init("file", .text(path))])), outcome: .done)
    case .failed(let error):
      OutlineTransfer.ViewModel(
        document: nil, lines: [], messages: [ErrorWording.message(for: error)], exported: .nothing, outcome: .failed)
    }
  }

  nonisolated static let articlesAreMissing = Message(
    .notice, "Their articles are not here yet.", hint: "'strata refresh' fetches them.")

  nonisolated static func following(_ added: Int, alreadyThere: Int) -> String {
    let known = alreadyThere == 0 ? "" : " You followed \(CountWording.number(alreadyThere)) already."
    return "Following \(CountWording.text(added, "more feed")).\(known)"
  }

  private nonisolated static func takenIn(_ report: ImportReport) -> OutlineTransfer.ViewModel {
    let next = report.added.isEmpty ? [] : [articlesAreMissing]
    let refused = report.refused.map { entry in
      Message(.warning, "'\(entry.title)' was left out: '\(AddressPrivacy.shown(entry.address))' is no address of the web.")
    }
    let settings = report.settingsLeftOut.isEmpty ? [] : [FeedSettingWording.leftOut(report.settingsLeftOut)]
    return OutlineTransfer.ViewModel(
      document: nil, lines: [following(report.added.count, alreadyThere: report.alreadyThere)], messages: refused + settings + next,
      exported: .record(
        ExportedRecord([
          .init("added", .number(report.added.count)),
          .init("already_there", .number(report.alreadyThere)),
          .init("refused", .number(report.refused.count)),
          .init("settings_left_out", .list(report.settingsLeftOut.map { .text($0.rawValue) })),
        ])), outcome: report.added.isEmpty && report.alreadyThere == 0 && !refused.isEmpty ? .failed : .done)
  }
}
