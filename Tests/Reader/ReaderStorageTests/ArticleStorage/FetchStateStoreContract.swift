import ArticleStorage
import CoreDomain
import DataDoubles
import ReaderDomain
import StorageDoubles
import Testing

@Suite("Fetch state store contract")
struct FetchStateStoreContract {
  private static let paces = [
    .unknown, RefreshHints(freshSeconds: 60), RefreshHints(gapMinutes: 1),
    RefreshHints(
      freshSeconds: 0, gapMinutes: 0, lastNews: StoreSample.moment,
      schedule: FeedSchedule(ttlMinutes: 2, updateMinutes: 3, skippedHours: [0, 23], skippedDays: [.monday, .sunday])),
  ]

  @Test("every part of a fetch state survives a round trip, with every error", arguments: StoreKind.allCases)
  func everyPart(_ kind: StoreKind) async throws {
    let problems: [FetchError?] = [
      nil, .web(.hostNotFound(host: "example.org")), .web(.cannotConnect(host: "h")), .web(.timedOut(seconds: 30)),
      .web(.insecure(reason: "r")),
      .web(.status(code: 500)),
      .web(.proxyUnreachable(proxy: "p:1080")), .gone, .web(.tooLarge(bytes: 9)), .web(.tooManyRedirects),
      .web(.unsupportedScheme(url: "ftp://x")),
      .web(.invalidResponse(reason: "")), .web(.libraryMissing(reason: "l")), .web(.invalidURL("http://h:99999/")),
      .notAFeed(found: "HTML"), .damaged(line: 3, reason: "\"\n"),
      .credentials(reason: "r"), .source(reason: "s"),
    ]
    try await kind.withStores { stores async throws in
      var expected: [FeedID: FetchState] = [:]
      for (number, problem) in problems.enumerated() {
        expected[StoreSample.feed(number)] = FetchState(
          validators: Validators(
            etag: "W/\"\(number)\"", lastModified: number.isMultiple(of: 2) ? "Sun, 01 Mar 2026 08:30:00 GMT" : nil,
            source: number == 5 ? StoreSample.url("https://cdn.example:443") : nil),
          lastTried: StoreSample.moment, lastSucceeded: number == 0 ? nil : StoreSample.moment.adding(minutes: -1), failures: number,
          problem: problem, refusalFreshSeconds: number == 5 ? 7200 : nil,
          notBefore: number == 1 ? StoreSample.moment.adding(minutes: 1) : nil,
          busyHost: number == 2 ? "cdn.example" : nil, hints: Self.paces[number % Self.paces.count],
          redirect: number == 3 ? PendingRedirect(target: StoreSample.url(), lastSeen: StoreSample.moment, days: 2) : nil,
          declinedRedirect: number == 4 ? StoreSample.url("https://me:secret@example.org/") : nil,
          urls: number == 5 ? [StoreSample.url("https://example.org/a?b=%22#c"), StoreSample.url()] : [],
          gaps: number == 2 ? DocumentGaps(leftOut: 3, damage: .init(line: 4, reason: "a tag is open")) : .none)
      }
      expected[StoreSample.feed(99)] = .never
      try await stores.fetchStates.record(expected)
      #expect(try await stores.fetchStates.all() == expected)
    }
  }

  @Test("a validator survives a round trip with any byte", arguments: StoreKind.allCases)
  func everyByte(_ kind: StoreKind) async throws {
    try await kind.withStores { stores async throws in
      let bytes = String(String.UnicodeScalarView((0...255).map { Unicode.Scalar(UInt8($0)) }))
      let fetchState = FetchState(validators: Validators(etag: bytes, lastModified: "日"))
      try await stores.fetchStates.record([StoreSample.feed(): fetchState])
      #expect(try await stores.fetchStates.all() == [StoreSample.feed(): fetchState])
    }
  }

  @Test("recording some fetch states leaves the others unchanged", arguments: StoreKind.allCases)
  func some(_ kind: StoreKind) async throws {
    try await kind.withStores { stores async throws in
      let (one, two) = (StoreSample.feed(1), StoreSample.feed(2))
      try await stores.fetchStates.record([one: FetchState(failures: 1), two: FetchState(failures: 2)])
      try await stores.fetchStates.record([two: FetchState(failures: 3)])
      try await stores.fetchStates.record([:])
      #expect(try await stores.fetchStates.all() == [one: FetchState(failures: 1), two: FetchState(failures: 3)])
    }
  }
}
