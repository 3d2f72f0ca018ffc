import CoreDomain
import DataDoubles
import ReaderDomain
import StatusSync
import StorageDoubles
import Subscriptions
import Testing

@Suite("Subscriptions of a synced data directory")
struct SyncedSubscriptionTests {
  @Test("titles of feeds are recorded, and the text of the list includes feeds of other devices")
  func titles() async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try SyncedDevice.pair(in: place)
      for device in [one, two] { try await device.begin() }
      let feed = Subscription(url: try WebURL("https://a.example/feed.xml"), title: "")
      _ = try await one.subscriptions.add([feed])
      #expect(try await two.subscriptions.text().contains("https://a.example/feed.xml"))
      try await one.subscriptions.recordFeedDetails([feed.id: FeedDetails(title: "Told by the feed")])
      #expect(try await one.subscriptions.text().contains("Told by the feed"))
      #expect(try await one.subscriptions.all().first?.title == "Told by the feed")
    }
  }
}
