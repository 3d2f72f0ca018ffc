import CoreData
import CoreDomain
import DataDoubles
import Files
import Growth
import RecordJSON
import SampleDomain
import SampleDoubles
import Testing

@testable import SampleData

@Suite("The quote file")
struct JSONQuoteStoreTests {
  private func quote(_ number: Int = 1, text: String? = nil, fetchedAt: Timestamp = StoreSample.moment) -> Quote {
    .sample(id: "q\(number)", text: text ?? "Sentence \(number).", author: "Author \(number)", fetchedAt: fetchedAt)
  }

  private func store(_ folder: TemporaryFolder) -> JSONQuoteStore {
    JSONQuoteStore(
      directory: DataDirectory(path: folder.path("home"), now: { StoreSample.moment }), executor: FileExecutor(label: "strata.tests"))
  }

  @Test("the newest quote comes first, also when the data directory is opened again")
  func newestFirst() async throws {
    try await TemporaryFolder.with { folder async throws in
      #expect(try await store(folder).all() == [])
      #expect(try folder.names() == [], "Reading must not create files.")
      let store = store(folder)
      for number in 1...3 { try await store.add(quote(number)) }
      let expected = [3, 2, 1].map { quote($0) }
      #expect(try await store.all() == expected)
      #expect(try await self.store(folder).all() == expected)
    }
  }

  @Test("a quote that is fetched again is stored once, in its newest form")
  func again() async throws {
    try await TemporaryFolder.with { folder async throws in
      let store = store(folder)
      for number in 1...3 { try await store.add(quote(number)) }
      let again = quote(1, text: "Mended.", fetchedAt: StoreSample.moment.adding(minutes: 1))
      try await store.add(again)
      #expect(try await store.all() == [again, quote(3), quote(2)])
    }
  }

  @Test("at most 100 quotes are stored")
  func hundred() async throws {
    try await TemporaryFolder.with { folder async throws in
      let store = store(folder)
      for number in 1...103 { try await store.add(quote(number)) }
      #expect(try await store.all().map(\.id) == (4...103).reversed().map { "q\($0)" })
    }
  }

  @Test("the file has the documented format, one line per quote, and is readable only by its owner")
  func golden() async throws {
    try await TemporaryFolder.with { folder async throws in
      let store = store(folder)
      try await store.add(quote(1, text: "A \"word\"\\ \u{1} é 😀"))
      try await store.add(try #require(Quote(id: "", text: "x", author: nil, fetchedAt: StoreSample.moment)))
      #expect(
        try folder.text("home/quotes.json") == #"""
          {"schema":1,"quotes":[
          {"id":"","text":"x","seen":"2026-03-01T08:30:00Z"},
          {"id":"q1","text":"A \"word\"\\ \u0001 é 😀","author":"Author 1","seen":"2026-03-01T08:30:00Z"}
          ]}

          """#)
      #expect(try folder.permissions("home/quotes.json") == 0o600)
      #expect(try await store.all().map(\.author) == [nil, "Author 1"])
    }
  }

  @Test(
    "a damaged file is set aside and reported once; other files stay",
    arguments: [
      "", "{", "[]", #"{"quotes":[]}"#, #"{"schema":1}"#, #"{"schema":1,"quotes":[{"id":"a","text":"x"}]}"#,
      #"{"schema":1,"quotes":[{"id":"a","text":" ","seen":"2026-03-01T08:30:00Z"}]}"#,
      #"{"schema":1,"quotes":[{"id":"a","text":"x","seen":"yesterday"}]}"#, #"{"schema":1,"quotes":[]} x"#,
    ])
  func damaged(_ text: String) async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put(text, "home/quotes.json")
      try folder.put("{}", "home/config.json")
      let store = store(folder)
      let error = await #expect(throws: DataStoreError.self) { try await store.add(quote()) }
      let aside = "home/quotes.json.damaged-20260301T083000Z"
      guard case .damaged(folder.path("home/quotes.json"), folder.path(aside), _, _) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(try folder.text(aside) == text)
      #expect(try await store.all() == [])
      try await store.add(quote())
      #expect(try await store.all() == [quote()])
      #expect(Set(try folder.names(in: "home")) == ["config.json", "lock", "quotes.json", "quotes.json.damaged-20260301T083000Z"])
    }
  }

  @Test("a file of a newer version stays unchanged")
  func newerVersion() async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put(#"{"schema":2}"#, "home/quotes.json")
      let store = store(folder)
      let expected = DataStoreError.newerVersion(path: folder.path("home/quotes.json"), version: 2, newest: 1)
      await #expect(throws: expected) { try await store.all() }
      await #expect(throws: expected) { try await store.add(quote()) }
      #expect(try folder.text("home/quotes.json") == #"{"schema":2}"#)
    }
  }
}

@Suite("The content of the quotes file")
struct QuotesDocumentTests {
  private func quotes(_ records: String) throws -> [Quote] {
    try QuotesDocument(parsing: Array("{\"schema\":1,\"quotes\":[\n\(records)\n]}\n".utf8)).quotes
  }

  @Test("a quote may lack an id and an author, and a member of a newer version is skipped")
  func members() throws {
    let seen = "\"seen\":\"2026-03-01T08:30:00Z\""
    let whole = try #require(Quote(id: "a1", text: "Be.", author: "Ann", fetchedAt: StoreSample.moment))
    #expect(try quotes("{\"id\":\"a1\",\"text\":\"Be.\",\"author\":\"Ann\",\(seen)}") == [whole])
    #expect(try quotes("{\"new\":[{}],\(seen),\"author\":\"Ann\",\"text\":\"Be.\",\"id\":\"a1\"}") == [whole])
    let minimum = try #require(try quotes("{\"text\":\"Be.\",\(seen)}").first)
    #expect(minimum.text == "Be." && minimum.author == nil && minimum.id == "")
  }

  @Test(
    "a quote without a text or a time is damage",
    arguments: [
      #"{"id":"a","text":"Be."}"#, #"{"id":"a","seen":"2026-03-01T08:30:00Z"}"#, #"{"text":" ","seen":"2026-03-01T08:30:00Z"}"#, "{}",
    ])
  func missing(record: String) {
    let error = #expect(throws: DocumentSchema.VersionError.self) { _ = try quotes(record) }
    guard case .damaged(let damage) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(damage == JSONError(line: 2, "'text' or 'seen' is missing"))
  }

  /// Texts that break out of a format.
  @Test(
    "the file of quotes accepts what its writer wrote, and returns the same text",
    arguments: [
      "", "\n", "\r\n\t", "\u{0}", "\u{1B}[31m\u{7F}\u{85}", "\u{FFFE}\u{FFFF}\u{FFFD}", #"\ud800"#, #"\udfff\u0000\"#, "&#xD800;",
      "&amp;&lt;", "]]>", "\"quotes' and \\",
      "{}[],:",
      "\",\"quotes\":", "e\u{301}\u{301}", "\u{202E}\u{2028}\u{2029}", "😀👩‍👩‍👧", "null", "schema",
    ])
  func kept(text: String) throws {
    let quote = try #require(Quote(id: text, text: "x\(text)", author: text, fetchedAt: StoreSample.moment))
    #expect(try QuotesDocument(parsing: QuotesDocument([quote]).bytes).quotes == [quote])
  }

  @Test(
    "a file of quotes is read in linear time",
    arguments: ["§", "{§}", "{\"schema\":1,\"quotes\":[§]}", "{\"schema\":1,\"x\":\"§\"}"] as [FloodPlace])
  func cost(place: FloodPlace) {
    let flood = Flood(places: [place], tokens: ["{", "[", "\"", "\\", "{\"id\":\"№\",", "{},", ",", " ", "\n"])
    for problem in flood.problems(upTo: FloodSize.largest, read: { _ = try? QuotesDocument(parsing: $0) }) { Issue.record("\(problem)") }
  }
}
