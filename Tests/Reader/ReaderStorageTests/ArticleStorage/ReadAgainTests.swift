import DataDoubles
@testable import CoreData
@testable import FileStorage
import ReaderDomain
import ArticleStorage
import Foundation
import Properties
import StorageDoubles
import Testing

@testable import Files
@testable import Subscriptions

@testable import ArticleStorage

/// A session lists, counts and opens articles over and over. It must not read again what has not changed, and must notice each change.
@Suite("What a session reads again")
struct ReadAgainTests {
  private let feeds = [StoreSample.feed(1), StoreSample.feed(2)]
  /// Long ago, so that every later change has another time.
  private let past = Date(timeIntervalSince1970: 1_000_000_000)
  /// A later change may have the same time.
  private let future = Date(timeIntervalSinceNow: 1_000_000)

  private func setTime(_ path: String, _ time: Date) throws {
    try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: path)
  }

  /// Writes into the file itself, so that neither its number nor its size nor its time changes.
  private func replaceUnnoticed(_ path: String, _ time: Date, _ text: String, by other: String) throws {
    let content = try String(contentsOfFile: path, encoding: .utf8)
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try handle.write(contentsOf: Data(content.replacing(text, with: other).utf8))
    try handle.close()
    try setTime(path, time)
  }

  @Test("a file is settled when every later change must get another time")
  func settled() {
    let now = { UInt64(Date().timeIntervalSince1970 * 1000) * 1_000_000 }
    let isSettled = { FileIdentity(size: 1, number: 1, changed: $0).isSettled }
    let began = now()
    // A time in whole milliseconds may come from a clock of seconds.
    #expect(!isSettled(began) || now() - began > 2_000_000_000)
    #expect(isSettled(began - 4_000_000_000) && isSettled(began - 1_000_000_001))
    #expect(!isSettled(began + 60_000_000_001) && !isSettled(.max))
  }

  @Test("the index of an article file is read once, and again after a change by another process")
  func indexes() async throws {
    try await TemporaryFolder.with { folder async throws in
      let directory = DataDirectory(path: folder.path, now: { StoreSample.moment })
      let executor = FileExecutor(label: "test")
      let (own, other) = (
        JSONListingStore(directory: directory, executor: executor), JSONArticleStore(directory: directory, executor: executor)
      )
      for feed in feeds { _ = try await other.store([StoreSample.piece(1, feed: feed)], of: feed) }
      #expect(try await own.count(matching: .all, in: feeds) == 2)
      for feed in feeds { try folder.remove("articles/\(feed).index") }
      #expect(try await own.count(matching: .all, in: feeds) == 2)
      #expect(try await own.page(matching: .all, in: feeds).rows.count == 2)
      // Whoever reads an article file without its index makes the index.
      #expect(feeds.allSatisfy { !FileManager.default.fileExists(atPath: directory.articleIndex(of: $0)) })
      _ = try await other.store([StoreSample.piece(1, feed: feeds[1]), StoreSample.piece(2, feed: feeds[1])], of: feeds[1])
      #expect(try await own.count(matching: .all, in: feeds) == 3)
      #expect(try await own.counts(in: feeds)[feeds[1]]?.unread == 2)
      try folder.remove("articles/\(feeds[0]).jsonl")
      #expect(try await own.count(matching: .all, in: feeds) == 2)
    }
  }

  @Test("a status file that has not changed is not read again; a recent change in the other file counts")
  func statuses() async throws {
    try await TemporaryFolder.with { folder async throws in
      let directory = DataDirectory(path: folder.path, now: { StoreSample.moment })
      let file = StatusFile(in: directory)
      let ids = (1...3000).map { StoreSample.article($0).id }
      _ = try file.update(Set(ids), .set(.read, true))
      try setTime(directory.statuses, future)
      #expect(try await file.statuses(known: nil).known == nil)
      try setTime(directory.statuses, past)
      let first = try await file.statuses(known: nil)
      let known = try #require(first.known)
      try replaceUnnoticed(directory.statuses, past, "\"read\"", by: "\"reed\"")
      #expect(try await file.statuses(known: known).statuses?[ids[0]] == ArticleStatus([.read]))
      _ = try file.update([ids[1]], .set(.starred, true))
      #expect(try await file.statuses(known: known).statuses?[ids[1]].isStarred == true)
      try file.replace(with: StatusTable(), merged: 0)
      #expect(try await file.statuses(known: known).statuses?[ids[0]] == .new)
    }
  }

  @Test("a session reads the statuses once, and again after a change")
  func listedStatuses() async throws {
    try await TemporaryFolder.with { folder async throws in
      let directory = DataDirectory(path: folder.path, now: { StoreSample.moment })
      let executor = FileExecutor(label: "test")
      let (listings, statuses) = (
        JSONListingStore(directory: directory, executor: executor), JSONStatusStore(directory: directory, executor: executor)
      )
      let articles = JSONArticleStore(directory: directory, executor: executor)
      for feed in feeds { _ = try await articles.store([StoreSample.piece(1, feed: feed)], of: feed) }
      let id = StoreSample.article(1, feed: feeds[0]).id
      _ = try await statuses.update([id], .set(.read, true))
      try setTime(directory.statuses, past)
      #expect(try await listings.count(matching: ArticleQuery(having: [.read]), in: feeds) == 1)
      try replaceUnnoticed(directory.statuses, past, "\"read\"", by: "\"reed\"")
      #expect(try await listings.count(matching: ArticleQuery(having: [.read]), in: feeds) == 1)
      try replaceUnnoticed(directory.statuses, future, "\"reed\"", by: "\"rood\"")
      #expect(try await listings.count(matching: ArticleQuery(having: [.read]), in: feeds) == 0)
      try replaceUnnoticed(directory.statuses, past, "\"rood\"", by: "\"read\"")
      #expect(try await listings.counts(in: feeds).mapValues(\.unread) == [feeds[0]: 0, feeds[1]: 1])
      try folder.remove("statuses.json")
      // Without the file, every article is unread.
      #expect(try await listings.counts(in: feeds).mapValues(\.unread) == [feeds[0]: 1, feeds[1]: 1])
      #expect(try await listings.entries(of: [id], in: feeds).map(\.status) == [.new])
    }
  }

  @Test("the list of subscriptions is read again only when its file has changed")
  func subscriptions() async throws {
    try await TemporaryFolder.with { folder async throws in
      let directory = DataDirectory(path: folder.path, now: { StoreSample.moment })
      let store = OPMLSubscriptionStore(directory: directory, executor: FileExecutor(label: "test"))
      _ = try await store.add([StoreSample.subscription(1, title: "First")])
      try setTime(directory.subscriptions, future)
      #expect(try await store.all().map(\.title) == ["First"])
      try replaceUnnoticed(directory.subscriptions, future, "First", by: "Other")
      #expect(try await store.all().map(\.title) == ["Other"])
      try setTime(directory.subscriptions, past)
      #expect(try await store.all().map(\.title) == ["Other"])
      try replaceUnnoticed(directory.subscriptions, past, "Other", by: "Third")
      #expect(try await store.all().map(\.title) == ["Other"])
      _ = try await store.add([StoreSample.subscription(2, title: "Second")])
      #expect(try await store.all().map(\.title) == ["Third", "Second"])
    }
  }
}
