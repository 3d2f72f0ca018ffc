import Domain
import DomainDoubles
import Presentation
import SceneDoubles
import Screens
import Testing

@MainActor @Suite("Keeping devices alike")
struct DeviceSyncTests {
  @Test("the folder, this device and the journals are told, and what could not be read")
  func state() async {
    let state = SyncState(folder: "/shared", device: "desk-1", journals: ["desk-1.jsonl": 3, "lap-2.jsonl": 1], unreadable: 2)
    let display = Recorder<DeviceSync.ViewModel>()
    let sync = Stub<SyncOrder, SyncState, ReadingError> { _ in .success(state) }
    await DeviceSyncInteractor(sync: sync, presenter: DeviceSyncPresenter(display: display)).perform(.sync(.begin(folder: "/shared")))
    #expect(await sync.inputs == [.begin(folder: "/shared")])
    let viewModel = display.values.first
    #expect(viewModel?.lines.first?.contains("/shared") == true && viewModel?.lines.first?.contains("'desk-1'") == true)
    #expect(viewModel.map { Array($0.lines.dropFirst()) } == ["desk-1.jsonl: 3 changes.", "lap-2.jsonl: 1 change."])
    #expect(viewModel?.messages.map(\.kind) == [.notice])
    #expect(viewModel?.outcome == .done)
  }

  @Test("without a folder that is said, and a failure is told")
  func others() {
    let alone = DeviceSyncPresenter.viewModel(for: .state(SyncState(folder: nil, device: "")))
    #expect(alone.lines == ["What you read and star stays on this device."])
    #expect(alone.messages.isEmpty)
    let failed = DeviceSyncPresenter.viewModel(for: .failed(.cancelled))
    #expect(failed.messages == [ErrorWording.message(for: .cancelled)])
    #expect(failed.outcome == .failed)
  }
}
