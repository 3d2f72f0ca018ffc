import DataDoubles
@testable import FeedServers
import Files
import ReaderDomain
import StorageDoubles
import Subscriptions
import Testing

@Suite("Adding feeds through a feed server")
struct ServerAdditionTests {
  @Test(
    "a feed whose title and folder could not be asked for is told, unless the server has it all the same",
    arguments: [("Mine", ""), ("", "News"), ("Mine", "News"), ("", "")])
  func unnamed(title: String, folder: String) async throws {
    try await TemporaryFolder.with { temporary async throws in
      let home = try await BoundDirectory.bound(in: temporary)
      let list = OPMLSubscriptionStore(directory: home.directory, executor: FileExecutor(label: "strata.tests"))
      let server = ListedFeeds([])
      let wanted = StoreSample.subscription(2, title: title, folder: folder)
      let call = "change feed/11\(title.isEmpty ? "" : " title=\(title)")\(folder.isEmpty ? "" : " folder=\(folder)")"
      await server.fail(at: call)
      var addition = ServerAddition(to: list, in: server, known: [], listed: [])
      var failure: ReaderError?
      do throws(ReaderError) { try await addition.follow(wanted) } catch { failure = error }
      let isAsked = !title.isEmpty || !folder.isEmpty
      #expect(failure == (isAsked ? ListedFeeds.down : nil))
      let told = isAsked ? [IncompleteAddition.Refusal(url: wanted.url, reason: "the request for them failed", isAdded: true)] : []
      #expect(addition.refusals == told)
      try await addition.settle()
      #expect(addition.refusals == told)

      await server.fail(at: nil)
      if isAsked {
        try await server.requestChange(
          try #require(ServerFeedID("feed/11")), title: title.isEmpty ? nil : title, folder: folder.isEmpty ? nil : FolderPath(folder))
      }
      try await addition.settle()
      #expect(addition.refusals == [] && addition.added.map(\.url) == [wanted.url])
    }
  }
}
