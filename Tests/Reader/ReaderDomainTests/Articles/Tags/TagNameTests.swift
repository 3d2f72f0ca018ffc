import ReaderDomain
import Testing

@Suite("Names of tags")
struct TagNameTests {
  @Test(
    "a name is stored in lower case, with single spaces and without a number sign",
    arguments: [
      ("linux", "linux"), ("#Linux", "linux"), ("  Long \t READ ", "long read"), ("ÄÖ", "äö"), ("日本", "日本"), ("# x", "x"), ("c#", "c#"),
      ("-x", "-x"), ("a|b", "a|b"), ("ΚΌΣΜΟΣ", "κόσμος"), ("Κόσμος", "κόσμος"), ("κόσμοσ", "κόσμοσ"), ("Ο ΝΈΟΣ Σ.Σ'", "ο νέος σ.ς'"),
    ])
  func folded(typed: String, stored: String) throws {
    let name = try TagName(typed)
    #expect(name.text == stored)
    #expect(try TagName(name.text) == name)
  }

  @Test(
    "a text that is no name is refused",
    arguments: [
      ("", TagNameError.empty), (" # ", .empty), ("a,b", .reserved(",")), ("a/b", .reserved("/")), ("a\u{1B}b", .unprintable),
      (String(repeating: "x", count: 61), .tooLong), (String(repeating: "ä", count: 31), .tooLong),
    ])
  func refused(typed: String, error: TagNameError) {
    #expect(throws: error) { try TagName(typed) }
  }

  @Test("names have one order, whether é is one scalar or two")
  func order() throws {
    let names = try ["cafe\u{301}", "caf\u{E9}s", "caf\u{E9}t"].map { try TagName($0) }
    #expect(names.sorted() == names)
    #expect(Array(names.reversed()).sorted() == names)
  }

  @Test("a list of names is divided by commas, without empty and repeated names, and has a limit")
  func list() throws {
    #expect(try TagName.list(" b, A,,b, a b ,").map(\.text) == ["b", "a", "a b"])
    #expect(try TagName.list("").isEmpty)
    #expect(throws: TagNameError.reserved("/")) { try TagName.list("a,b/c") }
    let many = (1...TagName.maximumPerFeed).map { "t\($0)" }.joined(separator: ",")
    #expect(try TagName.list(many).count == TagName.maximumPerFeed)
    #expect(throws: TagNameError.tooMany) { try TagName.list("\(many),x") }
  }

  @Test("a status has the tags of its marks; a mark that no user can type is no tag, and stays")
  func marks() throws {
    let name = try TagName("Long read")
    #expect(ArticleMark.tag(name).rawValue == "tag:long read" && ArticleMark.tag(name).tag == name)
    let foreign = ["tag:A", "tag:", "tag:a,b", "tag: a", "tags:a", "read"].map(ArticleMark.init(rawValue:))
    #expect(foreign.allSatisfy { $0.tag == nil })
    let status = ArticleStatus(Set(foreign + [.tag(name), .tag(try TagName("b"))]))
    #expect(status.tags.map(\.text) == ["b", "long read"] && status.marks.count == 8)
  }

  @Test("the longest name fits into a mark of a journal")
  func longest() throws {
    #expect(ArticleMark.tag(try TagName(String(repeating: "x", count: TagName.maximumBytes))).rawValue.utf8.count == 64)
  }

  @Test("a tag keeps an article, as a star does; being read does not")
  func kept() throws {
    #expect(ArticleStatus([.tag(try TagName("x"))]).isKept && ArticleStatus([.starred]).isKept)
    #expect(!ArticleStatus([.read]).isKept && !ArticleStatus([ArticleMark(rawValue: "later")]).isKept)
  }
}
