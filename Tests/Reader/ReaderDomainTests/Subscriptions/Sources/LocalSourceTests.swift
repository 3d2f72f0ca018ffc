import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("Sources on this computer")
struct LocalSourceTests {
  @Test(
    "a program, a filter and a file are read as Newsboat writes them",
    arguments: [
      ("exec:feed", "exec:feed", .program(.program(name: "feed", arguments: []))),
      (
        #" exec: ~/bin/feed  'a b' \"c "#, #"exec:~/bin/feed  'a b' \"c"#,
        .program(.program(name: "~/bin/feed", arguments: ["a b", "\"c"]))
      ), ("exec:shell curl x | jq .", "exec:shell curl x | jq .", .program(.shell("curl x | jq ."))),
      (
        "filter:sed s/a:b/c/ : https://x.org:https://EXAMPLE.org/f", "filter:sed s/a:b/c/ : https://x.org:https://example.org/f",
        .filter(.program(name: "sed", arguments: ["s/a:b/c/", ":", "https://x.org"]), .sample("https://example.org/f"))
      ), ("file:/var/feed file.xml", "file:/var/feed file.xml", .file(path: "/var/feed file.xml")),
      ("file:///var/feed.xml", "file:/var/feed.xml", .file(path: "/var/feed.xml")),
      ("file:~/f.xml", "file:~/f.xml", .file(path: "~/f.xml")),
    ] as [(String, String, LocalSource.Kind)])
  func reads(given: String, text: String, kind: LocalSource.Kind) throws {
    let source = try LocalSource(given)
    #expect(source.text == text && source.kind == kind)
    // What is written is read as the same.
    #expect(try LocalSource(text) == source)
  }

  @Test(
    "a text that names nothing to read is refused with a reason",
    arguments: [
      ("https://example.org/", .unknownKind), ("", .unknownKind), ("Exec:x", .unknownKind), ("exec:", .noCommand), ("exec:  ", .noCommand),
      ("exec:''", .noCommand), ("exec:shell", .noCommand), ("exec:shell  ", .noCommand), ("exec:'a", .openQuotation),
      (#"exec:a\"#, .openQuotation), ("exec:./feed", .relativePath("./feed")), ("exec:bin/feed x", .relativePath("bin/feed")),
      ("exec:~other/feed", .relativePath("~other/feed")), ("file:feed.xml", .relativePath("feed.xml")), ("file:", .relativePath("")),
      ("exec:a\nb", .unprintable), ("exec:a\u{0}b", .unprintable), ("filter:sed", .noURL), ("filter:sed:ftp://example.org", .noURL),
      ("filter:sed:https://", .badURL(.noHost)), ("filter::https://example.org/", .noCommand),
      ("exec:" + String(repeating: "x", count: 2000), .tooLong),
    ] as [(String, LocalSourceError)])
  func refuses(text: String, error: LocalSourceError) {
    #expect(throws: error) { try LocalSource(text) }
  }

  @Test(
    "only a text with one of the three beginnings is meant as a source",
    arguments: [("exec:x", true), (" filter:x", true), ("file:x", true), ("https://exec:x@example.org", false), ("executive", false)])
  func meant(text: String, isSource: Bool) {
    #expect(LocalSource.isSource(text) == isSource)
  }

  @Test("the URL that stands for a source is valid, leads nowhere, and never changes")
  func url() throws {
    let source = try LocalSource("exec:echo 'a/b' ü")
    #expect(source.url.text == "https://bffc5d551e.source.invalid/exec%3Aecho%20%27a%2Fb%27%20%C3%BC")
    #expect(try WebURL(source.url.text) == source.url && source.url.isPlaceholder)
    #expect(FeedID(url: source.url).text == "ba40920de0")
    let longest = try LocalSource("exec:" + String(repeating: "ü", count: 997))
    #expect(try WebURL(longest.url.text) == longest.url)
    #expect(Set(try ["exec:a", "exec:b", "file:/a"].map { try LocalSource($0).url.host }).count == 3)
  }

  @Test(
    "a source is shown without what looks like a secret",
    arguments: [
      ("exec:get --password secret x", "exec:get --password … x"), ("exec:get --token=secret", "exec:get --token=…"),
      ("exec:curl https://me:pw@example.org/?key=abc", "exec:curl https://example.org/?key=…"),
      ("exec:get  -v ~/a/b", "exec:get  -v ~/a/b"),
      ("filter:sed -e s/a/b/:https://me:pw@example.org/f", "filter:sed -e s/a/b/:https://example.org/f"), ("file:/a/b", "file:/a/b"),
    ])
  func shown(text: String, shown: String) throws {
    let source = try LocalSource(text)
    #expect(source.shown == shown && source.url.address == shown)
  }

  @Test(
    "a URL from elsewhere that looks like one of ours is shown as it is",
    arguments: ["https://1234567890.source.invalid/exec%3Arm", "https://source.invalid/", "https://example.org/exec%3Als"])
  func foreign(text: String) throws {
    let url = try WebURL(text)
    #expect(url.address == url.shown)
  }

  @Test(
    "a command of Newsboat keeps the shell where it has a meaning for one",
    arguments: [
      ("exec:~/bin/feed a 'b'", "exec:~/bin/feed a 'b'"), ("exec:a | b", "exec:shell a | b"), ("exec:a $HOME", "exec:shell a $HOME"),
      ("filter:a > b:https://example.org/f", "filter:shell a > b:https://example.org/f"),
      ("filter:a:https://example.org/f?x=1&y", "filter:a:https://example.org/f?x=1&y"), ("file:/a*", "file:/a*"),
    ])
  func newsboat(line: String, text: String) throws {
    #expect(try LocalSource(newsboat: line).text == text)
  }

  @Test("a feed of this computer has the title of the user, of the feed, or its source, and is found by it")
  func subscription() throws {
    let source = try LocalSource("exec:get --token=secret")
    let untitled = Subscription(source: source, title: "")
    let (titled, own) = (untitled.titled(byFeed: "Weather"), Subscription(source: source, title: "Mine", feedTitle: "Weather"))
    #expect([untitled, titled, own].map(\.title) == ["exec:get --token=…", "Weather", "Mine"])
    #expect(Subscription(source: source, title: source.shown).ownTitle == nil)
    let all = [Subscription.sample(url: "https://example.org/"), titled]
    for text in [source.text, "weather", titled.id.text] { #expect(try FeedReference(text).resolve(in: all) == titled) }
  }
}
