import CoreDomain
import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderDoubles
@testable import ReaderPresentation
import ReaderScenes
import Testing

@Suite("Messages of storage maintenance")
struct StorageMaintenanceWordingTests {
  private static let feed = Subscription.sample().id
  private static let articlesHint: MessageText = """
    Put the files back from a backup, or let \(run: "refresh --force") fetch what the feeds still contain, and try again. \
    To go on without these articles, move visits.json, which is beside the folder, to another place.
    """

  @Test(
    "every error says what to do, and that nothing was changed",
    arguments: [
      (
        .decided(.json), "Articles are already stored in JSON files.",
        "\(run: "store migrate sqlite") converts them. Without --store, the present one is used."
      ),
      (
        .decided(.sqlite), "Articles are already stored in an SQLite database.",
        "\(run: "store migrate json") converts them. Without --store, the present one is used."
      ),
      (.inTheWay(path: "/x"), "/x already exists and is not part of a store. Nothing was changed.", "Move it away and try again."),
      (
        .articlesAreMissing(folder: "/x/articles", feeds: [feed]),
        "/x/articles has no articles of feed \(feed.text), but they were stored there. Nothing was changed.", articlesHint
      ),
      (
        .articlesAreMissing(folder: "/x/articles", feeds: [feed, feed]),
        "/x/articles has no articles of 2 feeds, such as \(feed.text), but they were stored there. Nothing was changed.", articlesHint
      ),
      (
        .differs(what: "stars"), "The copy of stars differs from the original. Nothing was changed.",
        "\(run: "store verify") checks the old store."
      ),
    ] as [(StorageMaintenanceError, MessageText, MessageText)])
  func errors(error: StorageMaintenanceError, sentence: MessageText, hint: MessageText) {
    #expect(StorageMaintenanceWording.message(for: error) == Message(.failure, sentence, hint: hint))
  }

  @Test("an error of the store and a cancelled request have their usual messages")
  func usual() {
    #expect(
      StorageMaintenanceWording.message(for: .store(.locked(byProcess: 7))) == PersistenceErrorWording.message(for: .locked(byProcess: 7)))
    #expect(StorageMaintenanceWording.message(for: StorageMaintenanceError.cancelled) == .stopped)
  }

  @Test("a reminder names one damaged file, counts several, and says first what is lost")
  func reminders() {
    let hint: MessageText =
      "\(run: "store repair") moves damaged files to the folder set-aside. Until then, old articles whose stars may be lost are kept."
    let (a, b) = (
      StorageDiagnostic(path: "a", problem: "is damaged", isHarmless: true), StorageDiagnostic(path: "b", problem: "", isHarmless: true)
    )
    let lost = StorageDiagnostic(path: "c", problem: "stands for a lost file", remedy: .restore(otherwise: "store repair --yes"))
    #expect(StorageMaintenanceWording.reminder(of: [a]) == Message(.warning, "a is damaged and was set aside.", hint: hint))
    #expect(StorageMaintenanceWording.reminder(of: [a, b]) == Message(.warning, "2 damaged files were set aside, such as a.", hint: hint))
    #expect(
      StorageMaintenanceWording.reminder(of: [a, lost])
        == Message(
          .warning, "c: stands for a lost file.",
          hint: "Put a copy from a backup in its place. Without one, \(run: "store repair --yes") goes on without what it held."))
  }

  @Test("a large store of JSON files is told once how to become faster")
  func limit() {
    #expect(
      FeedRefreshPresenter.articlesPastLimit(20_000)
        == Message(
          .warning, "There are 20,000 articles; JSON files are slow with so many.",
          hint: "\(run: "store migrate sqlite") moves them into a database. This message appears once."))
  }
}
