import ArticleStorage
import CoreDomain
import DataDoubles
import ReaderDomain
import ReaderDoubles
import StorageDoubles
import Testing

@Suite("Full texts in the article stores")
struct FullTextStoreContract {
  private let feed = StoreSample.feed()
  private let article = StoreSample.article(1).id
  private let html = "<p>The whole <b>harbour</b>.</p>"

  @Test("a full text stands beside the feed's body, and makes no article new or edited", arguments: StoreKind.allCases)
  func beside(_ kind: StoreKind) async throws {
    try await kind.withStores { stores async throws in
      let articles = stores.articles
      for body in ["Hello.", nil] {
        _ = try await articles.store([StoreSample.piece(1, body: body), StoreSample.piece(2)], of: feed)
        #expect(try await articles.storeFullText(html, of: article, in: feed))
        #expect(try await articles.storeFullText(html, of: article, in: feed))
        let record = BodyRecord(body.map { .html($0) } ?? .none, fullHTML: html)
        let expected = try #require(record)
        #expect(try await articles.bodies(of: [article], in: feed) == [article: expected])
        #expect(try await articles.articles(of: [feed]).count == 2)
        let again = try await articles.store([StoreSample.piece(1, body: body), StoreSample.piece(2)], of: feed)
        #expect(again.numbered == MergeResult(new: 0, changed: 0, stored: 2))
        #expect(try await articles.bodies(of: [article], in: feed)[article]?.fullHTML == html)
      }
    }
  }

  @Test("a full text stays when the publisher edits the article, and goes with it", arguments: StoreKind.allCases)
  func edited(_ kind: StoreKind) async throws {
    try await kind.withStores { stores async throws in
      let articles = stores.articles
      _ = try await articles.store([StoreSample.piece(1, reading: 1)], of: feed)
      #expect(try await articles.storeFullText(html, of: article, in: feed))
      let edited = try await articles.store([StoreSample.piece(1, title: "Edited", body: "Other.", reading: 1)], of: feed)
      #expect(edited.numbered == MergeResult(new: 0, changed: 1, stored: 1))
      let expected = try #require(BodyRecord(.html("Other."), fullHTML: html))
      #expect(try await articles.bodies(of: [article], in: feed) == [article: expected])
      let later = StoreSample.moment.adding(minutes: 60 * 24 * 40)
      #expect(try await articles.purge(feed, keeping: Retention(maximumDays: 1), document: [], at: later) == 1)
      #expect(try await articles.bodies(of: [article], in: feed) == [:])
      #expect(try await !articles.storeFullText(html, of: article, in: feed), "An article that was removed does not come back.")
      #expect(try await articles.articles(of: [feed]).isEmpty)
    }
  }

  @Test("a newer full text replaces the one before", arguments: StoreKind.allCases)
  func replaced(_ kind: StoreKind) async throws {
    try await kind.withStores { stores async throws in
      _ = try await stores.articles.store([StoreSample.piece(1)], of: feed)
      for text in ["<p>heron</p>", "<p>plover</p>", "<p>\"q\" \\ \u{1} 😀</p>"] {
        #expect(try await stores.articles.storeFullText(text, of: article, in: feed))
        #expect(try await stores.articles.bodies(of: [article], in: feed)[article]?.fullHTML == text)
      }
    }
  }

  @Test("a search of texts finds the words of full texts, without their tags", arguments: StoreKind.allCases.filter { $0 != .memory })
  func searched(_ kind: StoreKind) async throws {
    try await kind.withStores { stores async throws in
      _ = try await stores.articles.store([StoreSample.piece(1), StoreSample.piece(2)], of: feed)
      #expect(try await stores.articles.storeFullText(html, of: article, in: feed))
      func found(_ words: SearchWords, inBodies: Bool = true) async throws -> [Int] {
        let query = ArticleQuery(words: words, searchesBodies: inBodies)
        return try await stores.listings.page(matching: query, in: [feed]).rows.map(\.article.position)
      }
      #expect(try await found(["harbour"]) == [1])
      #expect(try await found(["hello", "HARB"]) == [1])
      #expect(try await Set(found(["hello"])) == [1, 2])
      #expect(try await found(["harbour"], inBodies: false).isEmpty)
      #expect(try await stores.articles.storeFullText("<p>Another text.</p>", of: article, in: feed))
      #expect(try await found(["harbour"]).isEmpty)
      #expect(try await found(["another"]) == [1])
    }
  }

  @Test("the line of an article without a full text is as earlier versions wrote it")
  func line() throws {
    let record = try #require(BodyRecord(.html("<p>x</p>")))
    #expect(record.fullHTML == nil)
    #expect(BodyRecord(.none) == nil)
    #expect(BodyRecord(.none, fullHTML: "<p>x</p>")?.plainText.contains("x") == true)
  }
}
