import ArticleStorage
import CoreDomain
import CoreDoubles
import DataDoubles
import Foundation
import ReaderDomain
import ReaderDoubles
import StorageDoubles
import Testing

@Suite("Searches in every script")
struct ScriptSearchTests {
  private static let feed = StoreSample.feed()
  private static let calendar = QueryCalendar(
    now: StoreSample.moment, today: CalendarDate(daysSince1970: StoreSample.moment.dayNumber)
  ) { Timestamp(seconds: Int64($0.daysSince1970) * 86_400) }

  /// Letters of many scripts, with and without marks, and what stands between them in HTML.
  private static let letters: [String] = [
    "日", "本", "語", "か", "が", "か\u{3099}", "カ", "ガ", "ー", "々", "한", "국", "\u{1112}\u{1161}\u{11AB}", "\u{1100}", "豈", "\u{F900}", "и", "й",
    "и\u{306}", "Й", "ё", "Е", "е", "қ", "Ω", "\u{2126}", "ώ", "ω\u{301}", "σ", "ς", "Σ", "\u{1F60}", "ا", "أ", "\u{627}\u{654}", "ب",
    "\u{64E}",
    "ש", "\u{FB2A}", "ל", "\u{5B8}", "ક", "क", "ख़", "ि", "ก", "ข", "ี", "ա", "Ա", "a", "T", "é", "e\u{301}", "İ", "\u{212A}", "k", "7", " ",
    "。",
  ]
  private static let markup = [
    "<b>", "</b>", "<p>", "&#26085;", "&#x438;", "&amp;", "&nbsp;", "<!-- x > y -->", "&omega;", "\u{200D}", "\n",
  ]

  private static func text(_ random: inout SeededGenerator, letters count: ClosedRange<Int>, markup share: Int = 0) -> String {
    (0..<Int.random(in: count, using: &random)).map { _ in
      let isMarkup = share > 0 && Int.random(in: 0..<share, using: &random) == 0
      return (isMarkup ? markup : letters).randomElement(using: &random) ?? ""
    }.joined()
  }

  /// Few letters of neighboring scripts, so that words and texts often agree.
  private static func texts(_ random: inout SeededGenerator) -> [(title: String, body: String, full: String?)] {
    (0..<30).map { _ in
      (
        text(&random, letters: 1...6), text(&random, letters: 0...40, markup: 6),
        Bool.random(using: &random) ? text(&random, letters: 0...40, markup: 6) : nil
      )
    }
  }

  /// Words from the texts: in another case or another spelling, or other letters.
  private static func word(_ random: inout SeededGenerator, from texts: [(title: String, body: String, full: String?)]) -> String {
    guard Int.random(in: 0..<8, using: &random) > 0, let chosen = texts.randomElement(using: &random) else {
      return text(&random, letters: 1...4)
    }
    let whole = Array([chosen.title, chosen.body, chosen.full ?? ""].randomElement(using: &random) ?? "")
    let start = Int.random(in: 0...whole.count, using: &random)
    let word = String(whole[start..<min(whole.count, start + Int.random(in: 1...5, using: &random))])
    return switch Int.random(in: 0..<5, using: &random) {
    case 0: word.uppercased()
    case 1: word.decomposedStringWithCanonicalMapping
    case 2: word.precomposedStringWithCanonicalMapping
    default: word
    }
  }

  @Test("a search finds what the evaluator finds in all articles, in bodies and full texts, too", arguments: [StoreKind.files, .sqlite])
  func agreement(_ kind: StoreKind) async throws {
    var hits = 0
    for seed in 1...6 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed)
      let texts = Self.texts(&random)
      try await kind.withStores { stores async throws in
        let pieces = texts.enumerated().map { StoreSample.piece($0 + 1, title: $1.title, body: $1.body) }
        _ = try await stores.articles.store(pieces, of: Self.feed)
        for (piece, text) in zip(pieces, texts) {
          if let full = text.full { _ = try await stores.articles.storeFullText(full, of: piece.article.id, in: Self.feed) }
        }
        let bodies = try await stores.articles.bodies(of: Set(pieces.map(\.article.id)), in: Self.feed)
        for _ in 0..<150 {
          let word = Self.word(&random, from: texts)
          guard let words = try? SearchWords(word), !words.isEmpty else { continue }
          for searchesBodies in [false, true] {
            let query = ArticleQuery(words: words, searchesBodies: searchesBodies)
            let matcher = QueryMatcher(query)
            let expected = pieces.filter { piece in
              matcher.matches(.sample(piece.article), body: { QueryBody(bodies[piece.article.id]) })
            }
            hits += expected.count
            let found = try await stores.listings.statuses(matching: query, in: [Self.feed])
            #expect(
              Set(found.keys) == Set(expected.map(\.article.id)), "\(word) – \(word.unicodeScalars.map { String($0.value, radix: 16) })")
          }
        }
      }
    }
    #expect(hits > 1000)
  }

  @Test(
    "a word of each script is found in title, body and full text, in either case and spelling", arguments: [StoreKind.files, .sqlite],
    [
      ("東京大学の研究", "京大"), ("ゲームをする", "ケ\u{3099}ーム"), ("한국어 신문", "국어"), ("Российский музей", "РОССИЙ"), ("нефть", "Нефть"),
      ("Αθήνα σήμερα", "ΑΘΉΝΑ"), ("أخبار اليوم", "اليوم"), ("שלום עולם", "עולם"), ("हिन्दी समाचार", "समाचार"), ("ข่าววันนี้", "วันนี้"),
    ])
  func words(_ kind: StoreKind, _ sample: (text: String, word: String)) async throws {
    try await kind.withStores { stores async throws in
      let pieces = [
        StoreSample.piece(1, title: sample.text), StoreSample.piece(2, title: "x", body: "<p>\(sample.text)</p>"),
        StoreSample.piece(3, title: "y"), StoreSample.piece(4, title: "z"),
      ]
      _ = try await stores.articles.store(pieces, of: Self.feed)
      _ = try await stores.articles.storeFullText("<p>\(sample.text)</p>", of: pieces[2].article.id, in: Self.feed)
      for (searchesBodies, count) in [(false, 1), (true, 3)] {
        let query = ArticleQuery(words: try SearchWords(sample.word), searchesBodies: searchesBodies)
        #expect(try await stores.listings.count(matching: query, in: [Self.feed]) == count)
      }
    }
  }

  @Test("a word that markup or character references split is found", arguments: StoreKind.allCases)
  func splits(_ kind: StoreKind) async throws {
    try await kind.withStores { stores async throws in
      let bodies = ["東<b>京</b>", "&#x6771;京", "東<!-- > -->京", "東<wbr><i>京", "&#26481;&#20140;", "東京", "東<p>京", "東 京"]
      _ = try await stores.articles.store(bodies.enumerated().map { StoreSample.piece($0 + 1, title: "x", body: $1) }, of: Self.feed)
      let query = ArticleQuery(words: ["東京"], searchesBodies: true)
      let found = try await stores.listings.page(matching: query, in: [Self.feed]).rows.map(\.article.id)
      #expect(Set(found) == Set((1...6).map { StoreSample.article($0, feed: Self.feed).id }))
    }
  }
}
