import CoreDomain
import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderPresentation
import ReaderScenes
import Testing

@Suite("Presentation of storage maintenance")
struct StorageMaintenancePresenterTests {
  private func shown(_ result: StorageResult) -> StorageMaintenance.ViewModel {
    StorageMaintenancePresenter.viewModel(for: .done(result))
  }

  @Test("the state is a list of details, and a record for programs")
  func state() {
    let viewModel = shown(.state(StorageState(kind: .sqlite, feeds: 2, articles: 1_234, bytes: 5_678)))
    #expect(viewModel.details.map(\.value) == ["an SQLite database", "2", "1,234", "5,678 bytes"])
    #expect(
      viewModel.exported
        == .record(
          ExportedRecord([
            .init("store", .text("sqlite")), .init("feeds", .number(2)), .init("articles", .number(1_234)), .init("bytes", .number(5_678)),
          ])))
  }

  @Test("damage is a failure, and a harmless finding is not")
  func findings() {
    let harmless = StorageDiagnostic(path: "/h/a", problem: "lies about", isHarmless: true)
    let wrong = StorageDiagnostic(path: "/h/b", line: 3, problem: "is broken")
    #expect(shown(.verified([])).outcome == .done)
    #expect(shown(.verified([harmless])).outcome == .done)
    #expect(shown(.verified([harmless, wrong])).outcome == .failed)
    #expect(shown(.verified([harmless, wrong])).messages.map(\.sentence) == ["/h/a: lies about.", "/h/b, line 3: is broken."])
  }

  @Test(
    "every finding names the command that fixes it, for users and for programs",
    arguments: try [
      (.repair, "strata store repair"), (.compact, "strata store compact"),
      (.refresh(FeedID(url: WebURL("https://example.org/feed"))), "strata refresh --force "),
    ] as [(StorageRemedy, String)])
  func remedies(remedy: StorageRemedy, command: String) throws {
    let viewModel = shown(.verified([StorageDiagnostic(path: "/h/a", problem: "is broken", remedy: remedy)]))
    #expect(try #require(viewModel.messages.first?.hint).text.contains(command))
    guard case .list(let records) = viewModel.exported, case .message(let text)? = records.first?["mended_by"] else {
      Issue.record("\(viewModel.exported)")
      return
    }
    #expect(text.text.hasPrefix(command))
  }

  @Test("a repair says what was done with each file, or that no damage was found")
  func repairs() {
    let actions: [(StorageRepair.Action, MessageText)] = [
      (.recovered(.nothing), "/h/a: damaged; nothing could be recovered."),
      (.recovered(.allBut(1)), "/h/a: damaged; 1 line could not be recovered, the others could."),
      (.recovered(.allBut(nil)), "/h/a: damaged; the readable part was recovered."), (.rebuilt, "/h/a: rebuilt."),
      (.added(entries: 1), "/h/a: held 1 entry that was missing; added."),
      (.added(entries: 1_000), "/h/a: held 1,000 entries that were missing; added."),
      (.moved(to: "/h/set-aside/a"), "/h/a: moved to /h/set-aside/a."),
    ]
    let viewModel = shown(.repaired(actions.map { StorageRepair(path: "/h/a", action: $0.0) }))
    #expect(viewModel.messages.map(\.sentence) == actions.map(\.1))
    #expect(viewModel.outcome == .done)
    guard case .list(let records) = viewModel.exported else { return #expect(Bool(false), "\(viewModel.exported)") }
    #expect(records.count == actions.count)
    #expect(shown(.repaired([])).messages.map(\.sentence) == ["No damage found."])
  }

  @Test("damaged files cause one warning with a path and the repair command, and no damaged files cause none")
  func reminder() throws {
    #expect(shown(.damagedFiles([])) == StorageMaintenance.ViewModel())
    for paths in [["/h/a"], ["/h/a", "/h/b"]] {
      let viewModel = shown(.damagedFiles(paths))
      #expect(viewModel.outcome == .done && viewModel.messages.count == 1)
      #expect(viewModel.messages[0].kind == .warning && viewModel.messages[0].sentence.text.contains("/h/a"))
      #expect(try #require(viewModel.messages[0].hint).text.contains("strata store repair"))
    }
  }

  @Test(
    "choosing another format for a data directory in use is refused, and a hint names the migration command",
    arguments: StorageKind.allCases)
  func decided(kind: StorageKind) {
    let viewModel = StorageMaintenancePresenter.viewModel(for: .failed(.decided(kind)))
    #expect(viewModel.outcome == .refused)
    #expect(viewModel.messages.first?.hint?.text.contains("strata store migrate \(kind == .json ? "sqlite" : "json")") == true)
  }

  @Test(
    "every other error is a failure with a sentence, and exports nothing",
    arguments: [
      .inTheWay(path: "/h/strata.db"), .differs(what: "the feeds"), .store(.locked(byProcess: 7)), .cancelled,
    ] as [StorageMaintenanceError])
  func failures(error: StorageMaintenanceError) {
    let viewModel = StorageMaintenancePresenter.viewModel(for: .failed(error))
    #expect(viewModel.outcome == .failed && viewModel.exported == .empty && viewModel.details.isEmpty)
    #expect(viewModel.messages.count == 1 && viewModel.messages[0].sentence.text.hasSuffix("."))
  }

  @Test("choosing a format shows nothing, a migration shows the new state, and a compaction shows both sizes")
  func done() {
    #expect(shown(.chosen) == StorageMaintenance.ViewModel())
    let state = StorageState(kind: .json, feeds: 1, articles: 2, bytes: 3)
    let (migrated, stays) = (shown(.migrated(state)), shown(.state(state)))
    #expect(migrated.details == stays.details && migrated.exported == stays.exported)
    #expect(migrated.messages.count == 1 && stays.messages.isEmpty)
    let compacted = shown(.compacted(StorageCompaction(before: 2_000, after: 1)))
    #expect(compacted.details.map(\.value) == ["2,000 bytes", "1 byte"] && compacted.outcome == .done)
    #expect(
      compacted.exported == .record(ExportedRecord([.init("bytes_before", .number(2_000)), .init("bytes_after", .number(1))])))
  }

  @Test("every detail has its label, and every record its fields")
  func labels() {
    let state = shown(.state(StorageState(kind: .sqlite, feeds: 2, articles: 3, bytes: 4)))
    #expect(state.details.map(\.label) == ["store", "feeds", "articles", "size"])
    let compacted = shown(.compacted(StorageCompaction(before: 9, after: 1)))
    #expect(compacted.details == [DetailLine("before", "9 bytes"), DetailLine("after", "1 byte")])
    let finding = StorageDiagnostic(path: "/h/b", line: 3, problem: "is broken")
    #expect(
      shown(.verified([finding])).exported
        == .list([
          ExportedRecord([
            .init("path", .text("/h/b")), .init("line", .number(3)), .init("problem", .message("is broken")),
            .init("is_harmless", .bool(false)), .init("mended_by", .message("\(.program) store repair")),
          ])
        ]))
    #expect(
      shown(.repaired([StorageRepair(path: "/h/a", action: .rebuilt)])).exported
        == .list([ExportedRecord([.init("path", .text("/h/a")), .init("action", .text("rebuilt"))])]))
  }

  @Test("a migration and a check without damage say so")
  func notices() {
    let state = StorageState(kind: .sqlite, feeds: 2, articles: 3, bytes: 4)
    #expect(shown(.migrated(state)).messages == [Message(.notice, "Articles are now stored in an SQLite database.")])
    #expect(shown(.verified([])).messages == [Message(.notice, "No damage found.")])
    let harmless = StorageDiagnostic(path: "/h/a", problem: "lies about", isHarmless: true)
    #expect(shown(.verified([harmless])).messages.map(\.sentence) == ["/h/a: lies about.", "No damage found."])
  }
}
