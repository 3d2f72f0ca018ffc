import Domain
import Presentation
import Scenes
import Testing

@Suite("What is shown of how a home is kept")
struct StorageMaintenancePresenterTests {
  private func shown(_ result: StorageResult) -> StorageMaintenance.ViewModel {
    StorageMaintenancePresenter.viewModel(for: .done(result))
  }

  @Test("numbers for people and for programs")
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

  @Test("something wrong fails, something that lies about does not")
  func findings() {
    let harmless = StorageDiagnostic(path: "/h/a", problem: "lies about", isHarmless: true)
    let wrong = StorageDiagnostic(path: "/h/b", line: 3, problem: "is broken")
    #expect(shown(.verified([])).outcome == .done)
    #expect(shown(.verified([harmless])).outcome == .done)
    #expect(shown(.verified([harmless, wrong])).outcome == .failed)
    #expect(shown(.verified([harmless, wrong])).messages.map(\.sentence) == ["/h/a: lies about.", "/h/b, line 3: is broken."])
  }

  @Test(
    "every finding names the command that mends it, for people and for programs",
    arguments: try [
      (.repair, "strata store repair"), (.compact, "strata store compact"),
      (.refresh(FeedID(url: WebURL("https://example.org/feed"))), "strata refresh --force "),
      (.removePicture(PictureID(bytes: [1])), "strata picture remove "),
    ] as [(StorageRemedy, String)])
  func remedies(remedy: StorageRemedy, command: String) throws {
    let viewModel = shown(.verified([StorageDiagnostic(path: "/h/a", problem: "is broken", remedy: remedy)]))
    #expect(try #require(viewModel.messages.first?.hint).contains(command))
    guard case .list(let records) = viewModel.exported, case .text(let text)? = records.first?["mended_by"] else {
      Issue.record("\(viewModel.exported)")
      return
    }
    #expect(text.hasPrefix(command))
  }

  @Test("a repair says what was done with each file, or that nothing was wrong")
  func repairs() {
    let actions: [(StorageRepair.Action, String)] = [
      (.recovered(.nothing), "/h/a: damaged; nothing could be recovered."),
      (.recovered(.allBut(1)), "/h/a: damaged; all but 1 line were recovered."),
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

  @Test("a reminder is one warning that names a file and the command for it; without damaged files there is none")
  func reminder() throws {
    #expect(shown(.damagedFiles([])) == StorageMaintenance.ViewModel())
    for paths in [["/h/a"], ["/h/a", "/h/b"]] {
      let viewModel = shown(.damagedFiles(paths))
      #expect(viewModel.outcome == .done && viewModel.messages.count == 1)
      #expect(viewModel.messages[0].kind == .warning && viewModel.messages[0].sentence.contains("/h/a"))
      #expect(try #require(viewModel.messages[0].hint).contains("strata store repair"))
    }
  }

  @Test("a home that is kept otherwise is wrong usage, and names the command that moves it", arguments: StorageKind.allCases)
  func decided(kind: StorageKind) {
    let viewModel = StorageMaintenancePresenter.viewModel(for: .failed(.decided(kind)))
    #expect(viewModel.outcome == .refused)
    #expect(viewModel.messages.first?.hint?.contains("strata store migrate \(kind == .json ? "sqlite" : "json")") == true)
  }

  @Test(
    "what cannot be done has failed, with a sentence and nothing for programs",
    arguments: [
      .inTheWay(path: "/h/strata.db"), .differs(what: "the feeds"), .store(.locked(byProcess: 7)), .cancelled,
    ] as [StorageMaintenanceError])
  func failures(error: StorageMaintenanceError) {
    let viewModel = StorageMaintenancePresenter.viewModel(for: .failed(error))
    #expect(viewModel.outcome == .failed && viewModel.exported == .empty && viewModel.details.isEmpty)
    #expect(viewModel.messages.count == 1 && viewModel.messages[0].sentence.hasSuffix("."))
  }

  @Test("a way that is as wished is no reason for a word; a move says how it is from then on, and room that was freed how much it was")
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
}
