import CoreDomain
import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderDoubles
@testable import ReaderPresentation
import ReaderScenes
import Testing

@MainActor @Suite("Sync between devices")
struct DeviceSyncTests {
  @Test("the state names the folder, the device and the journals, with a notice for unreadable lines")
  func state() async {
    let state = SyncState(
      folder: "/shared", device: "desk-1", journals: ["desk-1.jsonl": 3, "lap-2.jsonl": 1], records: ["desk-1.records": 5],
      shared: [.feed: 1, .view: 2], unshared: [.sample()], unreadable: 2)
    let display = Recorder<DeviceSync.ViewModel>()
    let sync = Stub<SyncInput, SyncState, ReaderError> { _ in .success(state) }
    let problems = Stub<Void, [SyncDiagnostic], ReaderError> { _ in .success([.renamed(device: "desk-2")]) }
    let interactor = DeviceSyncInteractor(sync: sync, problems: problems, presenter: DeviceSyncPresenter(display: display))
    await interactor.perform(.sync(.begin(folder: "/shared")))
    #expect(await sync.inputs == [.begin(folder: "/shared")])
    let viewModel = display.values.first
    #expect(
      viewModel.map { Array($0.lines.dropFirst()) } == ["desk-1.jsonl: 3 changes.", "desk-1.records: 5 changes.", "lap-2.jsonl: 1 change."])
    #expect(viewModel?.lines.first == "Marks, 1 subscription, 2 views and 0 rules sync through /shared; this device is 'desk-1'.")
    #expect(
      viewModel?.messages == [
        SyncWording.message(for: .unshared(title: Subscription.sample().title)),
        Message(
          .notice, "2 lines in the shared folder could not be read.",
          hint: "A newer version of \(.program) may have written them. Everything else was synced."),
      ])
    #expect(
      viewModel?.exported
        == .list([
          ExportedRecord([
            .init("folder", .text("/shared")), .init("device", .text("desk-1")),
            .init("journals", .texts(["desk-1.jsonl", "lap-2.jsonl"])), .init("changes", .number(4)),
            .init("records", .texts(["desk-1.records"])), .init("record_changes", .number(5)), .init("subscriptions", .number(1)),
            .init("views", .number(2)), .init("rules", .number(0)), .init("unshared", .texts([Subscription.sample().id.text])),
            .init("unreadable", .number(2)),
          ])
        ]))
    #expect(viewModel?.outcome == .done)
    await interactor.perform(.remind)
    #expect(display.values.last?.messages == [SyncWording.message(for: .renamed(device: "desk-2"))])
  }

  @Test("sync problems are warnings with their reasons, and the command succeeds")
  func problems() {
    let problems: [SyncDiagnostic] = [.unusable(path: "/shared/x.jsonl", reason: "it is a symbolic link"), .waiting(.locked(byProcess: 7))]
    let viewModel = DeviceSyncPresenter.viewModel(for: .state(SyncState(folder: "/shared", device: "desk-1", problems: problems)))
    #expect(viewModel.messages.map(\.kind) == [.warning, .warning])
    #expect(
      viewModel.messages[0].sentence.text.contains("/shared/x.jsonl")
        && viewModel.messages[0].sentence.text.contains("it is a symbolic link"))
    #expect(viewModel.messages[1].sentence.text.contains("(process 7)"))
    #expect(viewModel.outcome == .done)
  }

  @Test("without a folder, the state says that sync is off, and a failure has its message")
  func others() {
    let alone = DeviceSyncPresenter.viewModel(for: .state(SyncState(folder: nil, device: "")))
    #expect(alone.lines == ["Sync is off: marks, subscriptions, views and rules stay on this device."])
    #expect(alone.messages.isEmpty)
    let failed = DeviceSyncPresenter.viewModel(for: .failed(.cancelled))
    #expect(failed.messages == [ReaderErrorWording.message(for: .cancelled)])
    #expect(failed.outcome == .failed)
  }

  @Test("a sync that fails is presented")
  func failing() async {
    let presenter = Recorder<DeviceSync.Response>()
    let sync = Stub<SyncInput, SyncState, ReaderError> { _ in .failure(.cancelled) }
    let problems = Stub<Void, [SyncDiagnostic], ReaderError> { _ in .success([]) }
    await DeviceSyncInteractor(sync: sync, problems: problems, presenter: presenter).perform(.sync(.begin(folder: "/shared")))
    #expect(presenter.values == [.failed(.cancelled)])
  }
}
