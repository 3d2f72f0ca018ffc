import CoreDomain
import CoreDoubles
import CorePresentation
import CoreScenes
import ReaderDomain
import ReaderDoubles
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
    #expect(
      viewModel.details
        == [
          DetailLine("store", "an SQLite database"), DetailLine("feeds with articles", "2"), DetailLine("articles", "1,234"),
          DetailLine("size", "5,678 bytes"),
        ])
    #expect(
      viewModel.exported
        == .record(
          ExportedRecord([
            .init("store", .text("sqlite")), .init("feeds", .number(2)), .init("articles", .number(1_234)), .init("bytes", .number(5_678)),
          ])))
  }

  @Test("what is wrong and what was repaired is shown as in every program")
  func checked() {
    let finding = StorageDiagnostic(path: "/h/b", line: 3, problem: "is broken")
    let repair = StorageRepair(path: "/h/a", action: .rebuilt)
    for (result, shared) in [
      (.verified([finding]), .verified([finding])), (.repaired([repair], remaining: .success([])), .repaired([repair])),
    ]
      as [(StorageResult, DocumentResult)]
    {
      let expected = DocumentCheckPresenter.viewModel(for: .done(shared))
      #expect(
        shown(result)
          == StorageMaintenance.ViewModel(messages: expected.messages, exported: expected.exported, outcome: expected.outcome))
    }
  }

  @Test("a repair says what it could not correct, and that no damage was found only if none is left", arguments: [true, false])
  func remaining(isRepaired: Bool) {
    let finding = StorageDiagnostic(path: "/h/sources", line: 3, problem: "is broken", remedy: .edit(path: "/h/sources"))
    let repairs = isRepaired ? [StorageRepair(path: "/h/a", action: .rebuilt)] : []
    let repaired = DocumentCheckPresenter.viewModel(for: .done(.repaired(repairs)))
    let found = DocumentCheckPresenter.viewModel(for: .done(.verified([finding])))
    let shown = shown(.repaired(repairs, remaining: .success([finding])))
    #expect(shown.messages == (isRepaired ? repaired.messages : []) + found.messages)
    #expect(shown.outcome == .failed && shown.exported == repaired.exported)
    let failed = self.shown(.repaired([], remaining: .failure(.store(.locked(byProcess: nil)))))
    #expect(failed.messages.count == 1 && failed.outcome == .failed)
  }

  @Test("damaged files cause one warning with a path and the repair command, and no damaged files cause none")
  func reminder() throws {
    #expect(shown(.damagedFiles([])) == StorageMaintenance.ViewModel())
    for paths in [["/h/a"], ["/h/a", "/h/b"]] {
      let viewModel = shown(.damagedFiles(paths.map { StorageDiagnostic(path: $0, problem: "was set aside", isHarmless: true) }))
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
      .inTheWay(path: "/h/strata.db"), .articlesAreMissing(folder: "/h/articles", feeds: [Subscription.sample().id]),
      .differs(what: "the feeds"),
      .store(.locked(byProcess: 7)), .cancelled,
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
    #expect(migrated.messages == [Message(.notice, "Articles are now stored in JSON files.")] && stays.messages.isEmpty)
    let compacted = shown(.compacted(StorageCompactionResult(before: 2_000, after: 1)))
    #expect(compacted.details == [DetailLine("before", "2,000 bytes"), DetailLine("after", "1 byte")] && compacted.outcome == .done)
    #expect(
      compacted.exported == .record(ExportedRecord([.init("bytes_before", .number(2_000)), .init("bytes_after", .number(1))])))
  }
}
