import CoreDomain
import CoreDoubles
import CorePresentation
import CoreScenes
import ReaderDomain
import ReaderDoubles
@testable import ReaderPresentation
import ReaderScenes
import Testing

@MainActor @Suite("Sync between devices")
struct DeviceSyncTests {
  private typealias Syncing = Stub<SyncInput, SyncState, ReaderError>

  private func interactor(
    _ sync: Syncing, problems: [SyncDiagnostic] = [], prompt: Prompt = Prompt(nil), presenter: any Presenter<DeviceSync.Response>
  ) -> DeviceSyncInteractor {
    DeviceSyncInteractor(
      sync: sync, devices: Devices(found: problems), loginPrompt: prompt, presenter: presenter, now: { .sample() })
  }

  /// Devices whose sync has these problems.
  private struct Devices: SyncRepository {
    let found: [SyncDiagnostic]

    func state() async throws(ReaderError) -> SyncState { SyncState(folder: nil, device: "") }
    func problems() async -> [SyncDiagnostic] { found }
    func begin(in folder: String) async throws(ReaderError) -> SyncState { try await state() }
    func end() async throws(ReaderError) -> SyncState { try await state() }
  }

  /// A user who types this password, or ends the input.
  private final class Prompt: LoginPrompt {
    private let password: String?
    private(set) var questions: [String] = []

    init(_ password: String?) { self.password = password }

    func login(for url: String, name: String?) async -> Login? {
      questions.append("\(name ?? "nobody") at \(url)")
      return password.map { Login(name: name ?? "nobody", password: $0) }
    }

    func mayReplaceLogin(_ name: String, of host: String) async -> Bool { false }
  }

  @Test("the state names the folder, the device and the journals, with a notice for unreadable lines")
  func state() async {
    let state = SyncState(
      folder: "/shared", device: "desk-1", journals: ["desk-1.jsonl": 3, "lap-2.jsonl": 1], records: ["desk-1.records": 5],
      shared: [.feed: 1, .view: 2], unshared: [.sample()], unreadable: 2)
    let display = Recorder<DeviceSync.ViewModel>()
    let sync = Syncing { _ in .success(state) }
    let interactor = interactor(sync, problems: [.renamed(device: "desk-2")], presenter: DeviceSyncPresenter(display: display))
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
            .init("server", .null), .init("user", .null), .init("last_contact", .null), .init("feeds", .number(0)),
            .init("waiting", .number(0)), .init("set_aside", .number(0)),
          ])
        ]))
    #expect(viewModel?.outcome == .done)
    await interactor.perform(.remind)
    #expect(display.values.last?.messages == [SyncWording.message(for: .renamed(device: "desk-2"))])
  }

  @Test("sync problems are warnings with their reasons, and the command succeeds")
  func problems() {
    let problems: [SyncDiagnostic] = [.unusable(path: "/shared/x.jsonl", reason: "it is a symbolic link"), .waiting(.locked(byProcess: 7))]
    let viewModel = DeviceSyncPresenter.viewModel(
      for: .state(SyncState(folder: "/shared", device: "desk-1", problems: problems), now: .sample()))
    #expect(viewModel.messages.map(\.kind) == [.warning, .warning])
    #expect(
      viewModel.messages[0].sentence.text.contains("/shared/x.jsonl")
        && viewModel.messages[0].sentence.text.contains("it is a symbolic link"))
    #expect(viewModel.messages[1].sentence.text.contains("(process 7)"))
    #expect(viewModel.outcome == .done)
  }

  @Test("without a folder, the state says that sync is off, and a failure has its message")
  func others() {
    let alone = DeviceSyncPresenter.viewModel(for: .state(SyncState(folder: nil, device: ""), now: .sample()))
    #expect(alone.lines == ["Sync is off: marks, subscriptions, views and rules stay on this device."])
    #expect(alone.messages.isEmpty)
    let failed = DeviceSyncPresenter.viewModel(for: .failed(.cancelled))
    #expect(failed.messages == [ReaderErrorWording.message(for: .cancelled)])
    #expect(failed.outcome == .failed)
  }

  @Test("a sync that fails is presented")
  func failing() async {
    let presenter = Recorder<DeviceSync.Response>()
    await interactor(Syncing { _ in .failure(.cancelled) }, presenter: presenter).perform(.sync(.begin(folder: "/shared")))
    #expect(presenter.values == [.failed(.cancelled)])
  }

  @Test(
    "when sync has ended, the user learns what stays, who fetches the feeds, and that a password is gone",
    arguments: [
      (nil, []),
      (
        ServerAccount(url: login.url, user: "bob", userID: "1"),
        ["The password of 'bob' for rss.example.org is no longer in the file 'credentials'."]
      ),
    ] as [(ServerAccount?, [String])])
  func ended(account: ServerAccount?, lines: [String]) async {
    let display = Recorder<DeviceSync.ViewModel>()
    var state = SyncState(folder: nil, device: "")
    state.endedAccount = account
    let sync = Syncing { [state] _ in .success(state) }
    await interactor(sync, presenter: DeviceSyncPresenter(display: display)).perform(.sync(.end(isForced: true)))
    #expect(await sync.inputs == [.end(isForced: true)])
    #expect(
      display.values.map(\.lines) == [
        ["Sync is off. All feeds, articles, marks and tags are kept, and feeds are fetched directly."] + lines
      ])
  }

  // MARK: A feed server

  private nonisolated static let login = ServerLogin(url: .sample("https://rss.example.org/api/greader.php"), user: "bob")
  private nonisolated static let noPassword = ReaderError.server(.noPassword(host: "rss.example.org", user: "bob"))

  private nonisolated static func bound(
    lastContact: Timestamp? = .sample(), feeds: Int = 312, waiting: Int = 0, setAside: Int = 0, localTags: [String] = []
  ) -> SyncState {
    SyncState(
      folder: nil, device: "",
      server: ServerSyncState(
        account: ServerAccount(url: login.url, user: login.user, userID: "bob", lastContact: lastContact), feeds: feeds, waiting: waiting,
        setAside: setAside, localTags: localTags))
  }

  @Test(
    "the password is asked for only when none is stored, and the typed one is tried once",
    arguments: [
      ("stored", nil, []), ("typed", "s3cret", ["bob at https://rss.example.org/api/greader.php"]),
      ("missing", nil, ["bob at https://rss.example.org/api/greader.php"]),
    ] as [(String, String?, [String])])
  func password(known: String, typed: String?, questions: [String]) async {
    let sync = Syncing { input in
      if known == "stored" { return .success(Self.bound()) }
      guard case .bind(let login) = input, login.typed != nil else { return .failure(Self.noPassword) }
      return .success(Self.bound())
    }
    let (presenter, prompt) = (Recorder<DeviceSync.Response>(), Prompt(typed))
    await interactor(sync, prompt: prompt, presenter: presenter).perform(.sync(.bind(Self.login)))
    let typedLogin = typed.map { ServerLogin(url: Self.login.url, user: "bob", typed: Login(name: "bob", password: $0)) }
    #expect(await sync.inputs == ([Self.login] + [typedLogin].compactMap(\.self)).map { .bind($0) })
    #expect(prompt.questions == questions)
    #expect(presenter.values == [known == "missing" ? .failed(Self.noPassword) : .state(Self.bound(), now: .sample())])
  }

  @Test("in place of a stored password that the server refuses, another is asked for, once", arguments: ["new", "wrong", nil] as [String?])
  func refusedPassword(typed: String?) async {
    let error = ReaderError.server(.refusedLogin(host: "rss.example.org", user: "bob"))
    let sync = Syncing { input in
      guard case .bind(let login) = input, login.typed?.password == "new" else { return .failure(error) }
      return .success(Self.bound())
    }
    let (presenter, prompt) = (Recorder<DeviceSync.Response>(), Prompt(typed))
    await interactor(sync, prompt: prompt, presenter: presenter).perform(.sync(.bind(Self.login)))
    #expect(await sync.inputs.count == (typed == nil ? 1 : 2) && prompt.questions.count == 1)
    #expect(presenter.values == [typed == "new" ? .state(Self.bound(), now: .sample()) : .failed(error)])
  }

  @Test(
    "the state of a binding names the server, the user, the last contact, and what waits",
    arguments: [
      (bound(lastContact: nil, feeds: 0), "There was no contact yet, and no change waits."),
      (bound(feeds: 1, waiting: 1), "Last contact: 2026-03-01 08:30. The server has 1 feed, and 1 change waits for the next contact."),
      (bound(waiting: 1_200), "Last contact: 2026-03-01 08:30. The server has 312 feeds, and 1,200 changes wait for the next contact."),
    ])
  func binding(state: SyncState, line: String) {
    #expect(
      DeviceSyncPresenter.viewModel(for: .state(state, now: .sample())).lines == [
        "Feeds, articles, read marks, stars and tags sync with https://rss.example.org/api/greader.php as 'bob'.", line,
      ])
  }

  @Test(
    "the state of a binding says until when the server asks to wait, as long as it does",
    arguments: [(90, ["The server asks to wait until 10:00."]), (24 * 60, ["The server asks to wait until 08:30 on 2026-03-02."]), (0, [])])
  func wait(minutes: Int, lines: [String]) {
    let account = ServerAccount(
      url: Self.login.url, user: "bob", userID: "bob", lastContact: .sample(), notBefore: .sample(plusMinutes: minutes))
    let state = SyncState(
      folder: nil, device: "", server: ServerSyncState(account: account, feeds: 1, waiting: 0, setAside: 0, localTags: []))
    #expect(Array(DeviceSyncPresenter.viewModel(for: .state(state, now: .sample())).lines.dropFirst(2)) == lines)
  }

  @Test(
    "what the server lacks is told",
    arguments: [
      (bound(), []),
      (
        bound(lastContact: nil),
        [Message(.notice, "The feeds and articles of the server are not here yet.", hint: "\(run: "refresh") fetches them.")]
      ),
      (
        bound(setAside: 2),
        [
          Message(
            .warning, "The server refused 2 changes of marks; they are not sent again.",
            hint: "The articles keep their marks here.")
        ]
      ),
      (
        bound(localTags: ["news", "sport"]),
        [
          Message(
            .notice, "These tags stay on this device, because folders have their names: news, sport.",
            hint: "A feed server has either a folder or a label of one name.")
        ]
      ),
    ] as [(SyncState, [Message])])
  func notices(state: SyncState, messages: [Message]) {
    #expect(DeviceSyncPresenter.viewModel(for: .state(state, now: .sample())).messages == messages)
  }

  @Test("programs read the binding, with the time in UTC")
  func exported() {
    #expect(
      DeviceSyncPresenter.viewModel(for: .state(Self.bound(waiting: 3, setAside: 1), now: .sample())).exported
        == .list([
          ExportedRecord([
            .init("folder", .null), .init("device", .null), .init("journals", .texts([])), .init("changes", .number(0)),
            .init("records", .texts([])), .init("record_changes", .number(0)), .init("subscriptions", .number(0)),
            .init("views", .number(0)), .init("rules", .number(0)), .init("unshared", .texts([])), .init("unreadable", .number(0)),
            .init("server", .text("https://rss.example.org/api/greader.php")), .init("user", .text("bob")),
            .init("last_contact", .text("2026-03-01T08:30:00Z")), .init("feeds", .number(312)), .init("waiting", .number(3)),
            .init("set_aside", .number(1)),
          ])
        ]))
  }

  @Test("a second place to sync with is wrong usage, and any other failure a failure")
  func outcomes() {
    let errors: [ReaderError] = [.server(.boundElsewhere("/shared")), Self.noPassword, .cancelled]
    #expect(errors.map { DeviceSyncPresenter.viewModel(for: .failed($0)).outcome } == [.refused, .failed, .failed])
  }
}
