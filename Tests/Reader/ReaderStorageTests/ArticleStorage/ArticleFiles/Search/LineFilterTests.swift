import DataDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@testable import ArticleStorage

@Suite("The line filter of a search")
struct LineFilterTests {
  private func stands(_ run: String, in line: String) throws -> Bool {
    let matcher = try #require(SubstringMatcher(run))
    return Array(line.utf8).withUnsafeBufferPointer { matcher.stands(in: $0) }
  }

  private static let runs = ["ab", "qz", "the", "tea", "quartz7", "zaaaa", "aaaaz", "0123456789abcdefghijklmnopqrstuvwxyz0123456789"]

  @Test("a run is found at every place of a line", arguments: runs)
  func everyPlace(run: String) throws {
    for length in 0...70 {
      for start in 0...length {
        let line = String(repeating: ".", count: start) + run + String(repeating: ".", count: length - start)
        try #require(try stands(run, in: line), "\(line)")
      }
    }
  }

  @Test("capital letters are found, too", arguments: runs)
  func capitals(run: String) throws {
    #expect(try stands(run, in: "\(run.uppercased())"))
    #expect(try stands(run, in: String(repeating: "- ", count: 40) + run.uppercased()))
  }

  @Test("a line without the run does not match, even if it has nearly all of it", arguments: runs)
  func nearly(run: String) throws {
    let digits = Array(run.utf8)
    for place in digits.indices {
      var other = digits
      other[place] = UInt8(ascii: "-")
      for before in [0, 1, 30, 31, 32, 33, 64] {
        let line = String(repeating: ".", count: before) + String(decoding: other, as: UTF8.self)
        #expect(try !stands(run, in: line), "\(line)")
        #expect(try !stands(run, in: line + String(repeating: ".", count: 80)), "\(line)")
      }
    }
    for length in 0...80 { #expect(try !stands(run, in: String(repeating: ".", count: length))) }
    for length in 0..<run.count { #expect(try !stands(run, in: String(run.prefix(length)))) }
    for length in 0..<run.count { #expect(try !stands(run, in: String(run.suffix(length)))) }
  }

  @Test("a run that is cut off at the end of the line does not match, although the bytes behind the line complete it")
  func behindTheLine() throws {
    let bytes = Array((String(repeating: ".", count: 61) + "quartz" + String(repeating: ".", count: 40)).utf8)
    let matcher = try #require(SubstringMatcher("quartz"))
    for end in 0...bytes.count {
      let found = bytes.withUnsafeBufferPointer { matcher.stands(in: UnsafeBufferPointer(rebasing: $0[..<end])) }
      #expect(found == (end >= 67), "\(end)")
    }
  }

  @Test(
    "in a body, a word is found across markup, and with letters that are character references",
    arguments: [
      ("wonderful", "the <b>w</b>onderful", true), ("wonderful", "<b>W</b>onder<i>f</i><wbr>ul", true), ("h2o", "H<sub>2</sub>O", true),
      ("hello", "&#72;ello", true), ("hello", "&#x48;el&#108;<b>o</b>", true), ("hello", "h&#101;llo", true), ("hello", "hell&#111;", true),
      ("wonderful", #"w<a title=\"x > y\">onderful"#, true), ("wonderful", "w<!-- > -->onderful", true),
      ("wonderful", "w<b onderful", true), ("fjord", "&fjlig;ord", true), ("fjord", "<i>&fjlig;</i>ord", true),
      ("afjord", "a&fjlig;ord", true),
      ("wonderful", "w<b w<b w<b>onderfu", false),
      ("wonderful", "w <b>onderful</b>", false), ("wonderful", "w<b>o nderful", false), ("wonderful", "w&amp;onderful", false),
      ("wonderful", "ww<b>w</b>onderfu", false), ("hello", "&#73;ello", false), ("hello", "&helloo<b>", false), ("aab", "aa<b>ab", true),
    ])
  func acrossMarkup(run: String, body: String, expected: Bool) throws {
    let matcher = try #require(SubstringMatcher(run))
    #expect(Array(body.utf8).withUnsafeBufferPointer { matcher.standsAcrossMarkup(in: $0) } == expected)
  }

  @Test("one letter alone is not searched for")
  func oneLetter() {
    #expect(SubstringMatcher("a") == nil && SubstringMatcher("") == nil && SubstringMatcher("ab") != nil)
    #expect(LetterMatcher("東") == nil && LetterMatcher("") == nil && LetterMatcher("東京") != nil)
    #expect(!LineFilter(ArticleQuery(words: ["a"])).mayRuleOut)
    #expect(!LineFilter(.all).mayRuleOut)
  }

  /// A line with a title, and the same with a body.
  private func mayStand(_ run: String, in text: String, isBody: Bool) throws -> Bool {
    let matcher = try #require(LetterMatcher(run))
    let line = Array((isBody ? #"{"title":"x","body":{"html":""# + text + #""}}"# : #"{"title":""# + text + #"""#).utf8)
    return line.withUnsafeBufferPointer { matcher.mayStand(in: $0, head: isBody ? 12 : line.count, inHead: !isBody) }
  }

  @Test(
    "letters are found whatever their case and marks, and only side by side",
    arguments: [
      ("東京", "在東京都", true), ("東京", "東 京", false), ("東京", "京東", false), ("東京", "東東京", true), ("東京", "東a京", false),
      ("東京東大", "東京東京東大", true), ("東京東大", "東京東京東", false), ("かく", "ガク", false), ("カク", "ガク", true), ("муз", "МУЗЕЙ", true),
      ("иис", "ЙИ\u{306}С", true), ("муз", "му", false), ("муз", #"му\"з"#, false), ("муз", #"\u043cуз"#, true),
      ("муз", #"\u0001уз"#, false),
      ("국어", "\u{1100}", true), ("東京", "a < 東京 > b", true), ("東京", "東<b>京", false), ("μοσ", "κόσμος", true),
      ("μοσ", "ΚΌΣΜΟΣ", true), ("μοσ", "κόσμου", false),
    ])
  func letters(run: String, title: String, expected: Bool) throws {
    #expect(try mayStand(run, in: title, isBody: false) == expected)
  }

  @Test(
    "in a body, letters are found across markup and as character references",
    arguments: [
      ("東京", "東<b>京</b>", true), ("東京", #"東<a title=\"x > y\">京"#, true), ("東京", "東<a title='>'>京", true),
      ("東京", "東<a b=it's>京", true),
      ("東京", "東<!-- > -->京", true), ("東京", "東<!-->京", true), ("東京", "東 < 京", false), ("東京", "東<b> 京", false), ("東京", "<b 東京", true),
      ("東京", "<!-- 大阪", true), ("東京", "<b>大阪", false), ("東京", "&#x6771;&#20140;", true), ("東京", "東&#32;京", false),
      ("αβγ", "&alpha;&Beta;γ", true), ("αβγ", "α&amp;βγ", false), ("αβγ", "&nope;αβ&", false), ("東京", "東京", true),
      ("μοσ", "κόσ<b>μο</b>&sigmaf;", true),
    ])
  func lettersInBody(run: String, body: String, expected: Bool) throws {
    #expect(try mayStand(run, in: body, isBody: true) == expected)
  }

  private static let head = #"{"id":"1","title":"Blue Rivers","authors":[{"name":"Ann Miller"}]"#
  private static let line = head + #","body":{"html":"<p>the delta</p>"}}"#

  private func mayMatch(_ words: SearchWords, searchesBodies: Bool = false) -> Bool {
    let filter = LineFilter(ArticleQuery(words: words, searchesBodies: searchesBodies))
    return Array(Self.line.utf8).withUnsafeBufferPointer { filter.mayMatch($0, head: Self.head.utf8.count) }
  }

  @Test("words are looked for in the title and the authors, and in the body only if the query says so")
  func places() {
    #expect(mayMatch(["rivers"]) && mayMatch(["miller", "BLUE"]) && mayMatch([]))
    #expect(!mayMatch(["delta"]) && !mayMatch(["rivers", "delta"]) && !mayMatch(["lakes"]))
    #expect(mayMatch(["delta"], searchesBodies: true) && mayMatch(["rivers", "delta"], searchesBodies: true))
    #expect(!mayMatch(["lakes"], searchesBodies: true) && !mayMatch(["rivers", "lakes"], searchesBodies: true))
  }

  @Test("a filter of words may rule lines out")
  func rulesOut() {
    #expect(LineFilter(ArticleQuery(words: ["rivers"])).mayRuleOut)
    #expect(LineFilter(ArticleQuery(words: ["a", "rivers"])).mayRuleOut)
  }

  @Test(
    "a condition is checked against titles and authors, and never against the body",
    arguments: [
      ("title:rivers", true), ("title:lakes", false), ("author:miller", true), ("author:delta", false), ("title:lakes or title:blue", true),
      ("title:lakes or author:bob", false), ("title:blue author:miller", true), ("title:blue author:bob", false), ("body:lakes", true),
      ("title:lakes or body:lakes", true), ("is:unread", true), ("not title:blue", true),
    ])
  func conditions(text: String, expected: Bool) throws {
    let condition = ArticleCondition(try #require(try Query(text).condition), at: .sample(StoreSample.moment))
    let filter = LineFilter(ArticleQuery(condition: condition))
    #expect(Array(Self.line.utf8).withUnsafeBufferPointer { filter.mayMatch($0, head: Self.head.utf8.count) } == expected)
  }
}
