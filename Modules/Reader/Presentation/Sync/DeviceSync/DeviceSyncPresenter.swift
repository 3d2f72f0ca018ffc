import CoreDomain
public import CorePresentation
public import CoreScenes
import ReaderDomain
public import ReaderScenes

/// Formats the sync state for display.
public struct DeviceSyncPresenter: Presenter {
  private let display: any Display<DeviceSync.ViewModel>

  public init(display: any Display<DeviceSync.ViewModel>) {
    self.display = display
  }

  public func present(_ response: DeviceSync.Response) {
    display.display(Self.viewModel(for: response))
  }

  public nonisolated static func viewModel(for response: DeviceSync.Response) -> DeviceSync.ViewModel {
    switch response {
    case .state(let state, let now):
      DeviceSync.ViewModel(
        lines: lines(for: state, now: now), messages: messages(for: state), exported: .list([record(of: state)]), outcome: .done)
    case .ended(let state):
      DeviceSync.ViewModel(
        lines: ["Sync is off. All feeds, articles, marks and tags are kept, and feeds are fetched directly."]
          + (state.endedAccount.map { [ServerSyncWording.forgotten($0)] } ?? []),
        messages: messages(for: state), exported: .list([record(of: state)]), outcome: .done)
    case .reminded(let problems):
      DeviceSync.ViewModel(lines: [], messages: problems.map(SyncWording.message(for:)), exported: .empty, outcome: .done)
    case .failed(let error):
      DeviceSync.ViewModel(lines: [], messages: [ReaderErrorWording.message(for: error)], exported: .empty, outcome: outcome(of: error))
    }
  }

  private nonisolated static func outcome(of error: ReaderError) -> Outcome {
    if case .server(.boundElsewhere) = error { .refused } else { .failed }
  }

  private nonisolated static func lines(for state: SyncState, now: LocalTime) -> [String] {
    if let server = state.server { return ServerSyncWording.lines(for: server, now: now) }
    guard let folder = state.folder else { return ["Sync is off: marks, subscriptions, views and rules stay on this device."] }
    let files = state.journals.merging(state.records) { marks, _ in marks }.sorted { $0.key < $1.key }
    let counts = [
      CountWording.text(state.shared[.feed] ?? 0, "subscription"), CountWording.text(state.shared[.view] ?? 0, "view"),
    ].joined(separator: ", ")
    let rules = CountWording.text(state.shared[.rule] ?? 0, "rule")
    return ["Marks, \(counts) and \(rules) sync through \(folder); this device is '\(state.device)'."]
      + files.map { "\($0.key): \(CountWording.text($0.value, "change"))." }
  }

  private nonisolated static func messages(for state: SyncState) -> [Message] {
    let problems =
      (state.problems + state.unshared.map { .unshared(title: $0.title) }).map(SyncWording.message(for:))
      + (state.server.map(ServerSyncWording.messages(for:)) ?? [])
    guard state.unreadable > 0 else { return problems }
    return problems + [
      Message(
        .notice, "\(CountWording.text(state.unreadable, "line")) in the shared folder could not be read.",
        hint: "A newer version of \(.program) may have written them. Everything else was synced.")
    ]
  }

  private nonisolated static func record(of state: SyncState) -> ExportedRecord {
    ExportedRecord([
      .init("folder", .text(orNull: state.folder)), .init("device", .text(orNull: state.device.isEmpty ? nil : state.device)),
      .init("journals", .texts(state.journals.keys.sorted())), .init("changes", .number(state.journals.values.reduce(0, +))),
      .init("records", .texts(state.records.keys.sorted())), .init("record_changes", .number(state.records.values.reduce(0, +))),
      .init("subscriptions", .number(state.shared[.feed] ?? 0)), .init("views", .number(state.shared[.view] ?? 0)),
      .init("rules", .number(state.shared[.rule] ?? 0)),
      .init("unshared", .texts(state.unshared.map(\.id.text))),
      .init("unreadable", .number(state.unreadable)),
      .init("server", .text(orNull: state.server?.account.url.shown)), .init("user", .text(orNull: state.server?.account.user)),
      .init("last_contact", .moment(state.server?.account.lastContact)), .init("feeds", .number(state.server?.feeds ?? 0)),
      .init("waiting", .number(state.server?.waiting ?? 0)), .init("set_aside", .number(state.server?.setAside ?? 0)),
    ])
  }
}
