import CoreData
import CoreDomain
import DataDoubles
import ReaderDomain
import StorageDoubles
import Subscriptions
import Testing

@testable import StatusSync

@Suite("The sync of subscriptions, views and rules")
struct RecordSyncTests {
  @Test("a device whose last merge kept no records of other devices, as in version 0.2.0, merges again, even if nothing has changed")
  func olderMerge() async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try await SyncedDevice.syncingPair(in: place)
      _ = try await one.subscriptions.add([Subscription(url: try WebURL("https://a.example/feed.xml"), title: "")])
      _ = try await two.subscriptions.all()
      let learned = try place.text("home-two/records.jsonl")
      let device = try await two.sync.state().device
      for file in ["home-two/records.jsonl", "f/\(device).records"] { try place.remove(file) }
      let clock = two.clock
      let journals = JournalFolder(
        .records, path: two.folder, device: device, directory: DataDirectory(path: two.home, now: { clock.now }))
      var seen = try #require(try journals.seen())
      seen.statuses = seen.statuses.replacing("learned;", with: "")
      seen.stamps = try journals.list().stamps
      seen.given = SeenJournals.Given()
      journals.remember(seen)
      _ = try await two.subscriptions.all()
      #expect(try place.text("home-two/records.jsonl") == learned)
    }
  }
}
