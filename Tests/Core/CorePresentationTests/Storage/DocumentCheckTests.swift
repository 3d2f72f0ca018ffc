import CoreDomain
import CoreDoubles
import CorePresentation
import CoreScenes
import Testing

@MainActor @Suite("Checking the files of the program")
struct DocumentCheckInteractorTests {
  private typealias Check = Stub<DocumentTask, DocumentResult, DocumentCheckError>

  private let recorder = Recorder<DocumentCheck.Response>()

  @Test("a task is done as requested, and its result is presented", arguments: [DocumentTask.verify, .repair])
  func done(task: DocumentTask) async {
    let check = Check { .success($0 == .verify ? .verified([]) : .repaired([])) }
    await DocumentCheckInteractor(check: check, presenter: recorder).perform(task)
    #expect(await check.inputs == [task])
    #expect(recorder.values == [.done(task == .verify ? .verified([]) : .repaired([]))])
  }

  @Test("a failed task presents its error", arguments: [DocumentCheckError.store(.locked(byProcess: 7)), .cancelled])
  func failed(error: DocumentCheckError) async {
    await DocumentCheckInteractor(check: Check { _ in .failure(error) }, presenter: recorder).perform(.repair)
    #expect(recorder.values == [.failed(error)])
  }
}

@Suite("Presentation of a check of the files")
struct DocumentCheckPresenterTests {
  private func shown(_ result: DocumentResult) -> DocumentCheck.ViewModel { DocumentCheckPresenter.viewModel(for: .done(result)) }

  @Test("damage is a failure, and a harmless finding is not")
  func findings() {
    let harmless = StorageDiagnostic(path: "/h/a", problem: "lies about", isHarmless: true)
    let wrong = StorageDiagnostic(path: "/h/b", line: 3, problem: "is broken")
    let (whole, old, damaged) = (shown(.verified([])), shown(.verified([harmless])), shown(.verified([harmless, wrong])))
    #expect([whole, old, damaged].map(\.outcome) == [.done, .done, .failed])
    #expect(whole.messages == [Message(.notice, "No damage found.")])
    #expect(old.messages.map(\.sentence) == ["/h/a: lies about.", "No other damage found."])
    #expect(damaged.messages.map(\.sentence) == ["/h/a: lies about.", "/h/b, line 3: is broken."])
    #expect(
      shown(.verified([wrong])).exported
        == .list([
          ExportedRecord([
            .init("path", .text("/h/b")), .init("line", .number(3)), .init("problem", .message("is broken")),
            .init("is_harmless", .bool(false)), .init("mended_by", .message("\(.program) store repair")),
          ])
        ]))
  }

  @Test(
    "every finding names the command that fixes it, for users and for programs",
    arguments: [
      (.repair, "strata store repair"), (.command("picture remove 1a"), "strata picture remove 1a"),
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

  @Test("a file that only a backup brings back names no command for programs: it would give up what was lost")
  func lostFile() {
    let remedy = StorageRemedy.restore(otherwise: "store repair --yes")
    let viewModel = shown(.verified([StorageDiagnostic(path: "/h/a", problem: "is missing", remedy: remedy)]))
    #expect(viewModel.messages.first?.hint?.text.contains("strata store repair --yes") == true)
    guard case .list(let records) = viewModel.exported else {
      Issue.record("\(viewModel.exported)")
      return
    }
    #expect(records.map { $0["mended_by"] } == [.null])
  }

  @Test("a repair says what was done with each file, or that no damage was found")
  func repairs() {
    let repairs = [
      StorageRepair(path: "/h/a", action: .rebuilt), StorageRepair(path: "/h/b", action: .moved(to: "/h/set-aside/b")),
    ]
    let viewModel = shown(.repaired(repairs))
    #expect(viewModel.messages == repairs.map(StorageDiagnosticWording.message(for:)))
    #expect(viewModel.outcome == .done)
    #expect(
      viewModel.exported
        == .list([
          ExportedRecord([.init("path", .text("/h/a")), .init("action", .text("rebuilt"))]),
          ExportedRecord([.init("path", .text("/h/b")), .init("action", .text("moved to /h/set-aside/b"))]),
        ]))
    #expect(shown(.repaired([])).messages.map(\.sentence) == ["No damage found."])
  }

  @Test(
    "a check that fails is one message",
    arguments: [(.store(.locked(byProcess: 7)), PersistenceErrorWording.message(for: .locked(byProcess: 7))), (.cancelled, .stopped)]
      as [(DocumentCheckError, Message)])
  func failure(error: DocumentCheckError, message: Message) {
    #expect(
      DocumentCheckPresenter.viewModel(for: .failed(error))
        == DocumentCheck.ViewModel(lines: [], messages: [message], exported: .empty, outcome: .failed))
  }
}
