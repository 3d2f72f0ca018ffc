import FeedServerDouble
import Foundation
import LoopbackServer
import SampleServer
import Testing

@Suite("Feeds from programs and files", .timeLimit(.minutes(20)))
struct SourceTests {
  /// A program that prints a feed with one article more at each run, and notes its runs.
  private static let script = """
    #!/bin/sh
    echo "$0 $*" >> "$(dirname "$0")/runs"
    n=$(wc -l < "$(dirname "$0")/runs")
    echo '<rss version="2.0"><channel><title>Weather</title>'
    for i in $(seq "$n"); do echo "<item><guid>$i</guid><title>Day $i</title></item>"; done
    echo '</channel></rss>'
    """

  private static func program(_ person: Person, _ script: String = Self.script) throws -> String {
    let path = try person.writes(script + "\n", to: "weather.sh")
    chmod(path, 0o755)
    return path
  }

  private static func runs(_ person: Person) -> [Substring] {
    ((try? String(contentsOf: person.folder.appending(path: "runs"), encoding: .utf8)) ?? "").split(separator: "\n")
  }

  private static func sources(_ person: Person) throws -> String {
    try String(contentsOf: person.home.appending(path: "sources"), encoding: .utf8)
  }

  @Test("a program is followed after a yes, run at each refresh, and behaves like any feed")
  func program() async throws {
    try await Person.atWork { person async throws in
      let path = try Self.program(person)
      let refused = try await person.types("add", "exec:\(path) 'a b'")
      #expect(refused.isOneSentence(1, about: "this program runs with all your rights: \(path) 'a b'", "nobody has agreed"), "\(refused)")
      #expect(Self.runs(person).isEmpty && !FileManager.default.fileExists(atPath: person.home.appending(path: "sources").path()))

      let added = try await person.types("add", "exec:\(path) 'a b'", "--yes", "--folder", "News")
      #expect(
        added.status == 0 && added.output.hasPrefix("Following 'Weather' (") && added.output.contains(", 1 article. At each"), "\(added)")
      #expect(Self.runs(person) == ["\(path) a b"])
      #expect(try await person.types("add", "exec:\(path) 'a b'", "--yes").isOneSentence(1, about: "already follow"))

      try await person.does("refresh")
      #expect(Self.runs(person).count == 1, "It is not due.")
      try await person.does("refresh", "--force")
      #expect(try await person.types("list", "--unread").lines.count == 2)

      let id = try #require(try await person.types("feeds", "--json").objects().first?["id"] as? String)
      try await person.does("feeds", "set", "Weather", "title=Sky", "folder=Out/Door", "interval=60", "tags=sky")
      let feed = try #require(try await person.types("feeds", "--json").objects().first)
      #expect(feed["title"] as? String == "Sky" && feed["url"] as? String == "exec:\(path) 'a b'" && feed["id"] as? String == id)
      #expect(try await person.types("list", "feed.url:weather.sh").lines.count == 2)
      #expect(
        try Self.sources(person)
          == "exec:\(path) 'a b'\n  id = \(id)\n  feed-title = Weather\n  folder = Out/Door\n  title = Sky\n  tags = sky\n  interval = 60\n"
      )

      #expect(try await person.types("remove", "Sky").output.contains("No longer following 'Sky'."))
      #expect(try await person.types("feeds", "--json").output == "[]\n" && Self.sources(person).isEmpty)
      try await person.does("undo")
      #expect(try await person.types("feeds", "--json").objects().first?["tags"] as? [String] == ["sky"])
      #expect(try await person.types("list", "--folder", "Out").lines.count == 2)
      try await person.does("refresh", "--force")
      #expect(try await person.types("list").lines.count == 3)
      try await person.does("store", "verify")
    }
  }

  @Test("a filter passes on what a server sends, and runs no program while the server has nothing new")
  func filter() async throws {
    let rss = "<rss><channel><title>T</title><item><guid>1</guid><title>old</title></item></channel></rss>"
    let response = CannedResponse(status: 200, headers: ["ETag": "\"1\""], text: rss)
    try await LoopbackServer.serving(["/feed": response]) { server async throws in
      try await Person.atWork { person async throws in
        let path = try Self.program(person, "#!/bin/sh\necho run >> \"$(dirname \"$0\")/runs\"\nsed s/old/new/\n")
        try await person.does("add", "filter:\(path):\(server.url)/feed", "--yes")
        #expect(try await person.types("list", "--json").objects().first?["title"] as? String == "new")
        try await person.does("refresh", "--force")
        #expect(await server.requests.count == 2 && Self.runs(person).count <= 2)
        #expect(await server.requests.last?.header("If-None-Match") == "\"1\"")
      }
    }
  }

  @Test("a file is followed without a question, and a missing one is told in one sentence")
  func file() async throws {
    try await Person.atWork { person async throws in
      let path = try person.writes("<rss><channel><title>Disk</title><item><title>Full</title></item></channel></rss>", to: "disk.xml")
      try await person.does("add", "file://\(path)")
      #expect(try await person.count() == 1)
      try FileManager.default.removeItem(atPath: path)
      #expect(try await person.types("refresh", "--force", "--quiet").status == 3)
      let problems = try await person.types("feeds", "--problems", "--json").objects()
      #expect(problems.first?["problem"] as? String == "the file does not exist.")
    }
  }

  @Test(
    "a text that names nothing to run is refused in one sentence, and nothing is written",
    arguments: [
      ("exec:", "names no program"), ("exec:./x", "begins neither with '/' nor with '~/'"), ("exec:'x", "quotation mark"),
      ("filter:cat:nowhere", "no valid http or https URL"), ("file:feed.xml", "begins neither with '/' nor with '~/'"),
      ("file:/none", "the file does not exist"), ("exec:no-such-program", "was not found"), ("exec:false", "failed with exit code 1"),
      ("exec:echo hello", "this is not a feed"), ("exec:shell kill -9 $$", "was ended by signal 9"),
    ])
  func refused(text: String, words: String) async throws {
    try await Person.atWork { person async throws in
      let reply = try await person.types("add", text, "--yes")
      #expect(reply.isOneSentence(1, about: words) && !reply.error.contains("source.invalid"), "\(reply)")
      #expect(!FileManager.default.fileExists(atPath: person.home.appending(path: "sources").path()))
    }
  }

  @Test("a file of sources that others can change runs nothing, and a wrong line is named")
  func guarded() async throws {
    try await Person.atWork { person async throws in
      let path = try Self.program(person)
      try await person.does("add", "exec:\(path)", "--yes")
      let file = person.home.appending(path: "sources").path()
      chmod(file, 0o622)
      #expect(try await person.types("refresh", "--force", "--quiet").status == 3)
      let problem = try await person.types("feeds", "--problems", "--json").objects().first?["problem"] as? String
      #expect(problem?.contains("other users may read or change it, so nothing in it is run") == true, "\(problem ?? "none")")
      #expect(Self.runs(person).count == 1)
      #expect(try await person.types("store", "verify", "--json").output.contains("other users may read or change it"))
      chmod(file, 0o600)
      try await person.does("store", "verify")
      let text = try Self.sources(person)
      try Data((text + "rm -rf /\n").utf8).write(to: URL(filePath: file))
      let broken = try await person.types("feeds")
      #expect(broken.isOneSentence(1, about: "sources", "line"), "\(broken)")
      #expect(try await person.types("remove", "Weather").status == 1 && Self.sources(person) == text + "rm -rf /\n")
    }
  }

  @Test("no list, no page and no redirect adds a program or a file, and exports leave them out and say so")
  func elsewhere() async throws {
    let secret = "<rss><channel><title>Secret</title></channel></rss>"
    try await Person.atWork { person async throws in
      let path = try Self.program(person)
      let file = try person.writes(secret, to: "secret.xml")
      let page =
        "<link rel=alternate type=application/rss+xml href='file:\(file)'><link rel=alternate type=application/rss+xml href='exec:\(path)'>"
      try await LoopbackServer.serving([
        "/to-file": .redirect(301, to: "file:\(file)"),
        "/to-url": .redirect(to: "file://\(file)"),
        "/to-exec": .redirect(301, to: "exec:\(path)"), "/page": CannedResponse(text: page),
      ]) { server async throws in
        for name in ["to-file", "to-url", "to-exec", "page"] {
          let reply = try await person.types("add", "\(server.url)/\(name)", "--yes")
          #expect(reply.status == 1 && reply.sentences.count == 1, "\(reply)")
        }
      }
      let list = ["exec:\(path)", "|\(path)", "filter:\(path):https://example.org/", "file:\(file)", "file://\(file)"]
      let outlines = list.map { "<outline type=\"rss\" text=\"x\" xmlUrl=\"\($0)\" filtercmd=\"\(path)\"/>" }.joined()
      let imported = try await person.types("import", "-", input: "<opml version=\"2.0\"><body>\(outlines)</body></opml>")
      #expect(imported.sentences.count == list.count, "\(imported)")
      #expect(Self.runs(person).isEmpty && !FileManager.default.fileExists(atPath: person.home.appending(path: "sources").path()))

      try await person.does("add", "exec:\(path)", "--yes")
      let exported = try await person.types("export")
      #expect(exported.status == 0 && !exported.output.contains("weather.sh") && !exported.output.contains("source.invalid"))
      #expect(exported.sentences == ["1 feed from programs and files was left out: a list names none."])
      // A URL that looks like the one that stands for the program is only a URL.
      let outline = "<outline type=\"rss\" text=\"x\" xmlUrl=\"https://1.source.invalid/exec%3A\(path)\"/>"
      _ = try await person.types("import", "-", input: "<opml version=\"2.0\"><body>\(outline)</body></opml>")
      _ = try await person.types("refresh", "--force")
      #expect(Self.runs(person).count == 2)
    }
  }

  @Test("a shared folder neither gets nor brings a program")
  func synced() async throws {
    try await Person.atWork { person async throws in
      let path = try Self.program(person)
      let (shared, other) = (person.folder.appending(path: "shared").path(), person.folder.appending(path: "other").path())
      try FileManager.default.createDirectory(atPath: shared, withIntermediateDirectories: false)
      try await person.follows("/feeds/roji.rss")
      try await person.does("add", "exec:\(path)", "--yes")
      for _ in 1...2 {
        for home in [person.home.path(), other] { _ = try await person.types("--home", home, "sync", shared) }
      }
      #expect(try await person.types("--home", other, "feeds", "--json").objects().count == 1)
      #expect(!FileManager.default.fileExists(atPath: other + "/sources"))
      for name in try FileManager.default.subpathsOfDirectory(atPath: shared) {
        let content = try? String(contentsOfFile: "\(shared)/\(name)", encoding: .utf8)
        #expect(content?.contains("weather.sh") != true && content?.contains("source.invalid") != true)
      }
      #expect(try await person.types("feeds", "--json").objects().count == 2)
    }
  }

  @Test("while a feed server fetches the feeds, programs rest, and none can be added")
  func server() async throws {
    try await ServerDevice.bound { device, server async throws in
      let refused = try await device.types("add", "exec:true", "--yes")
      #expect(refused.isOneSentence(1, about: "A program or a file of this computer is not followed while"), "\(refused)")
      try Data("exec:touch \(device.home.path())ran\n".utf8).write(to: device.home.appending(path: "sources"))
      chmod(device.home.appending(path: "sources").path(), 0o600)
      let before = await server.account.feeds.map(\.url)
      let reply = try await device.types("refresh", "--force", "--json")
      #expect(reply.output.contains("its login, program or file stays on this computer"), "\(reply)")
      #expect(await server.account.feeds.map(\.url) == before && !FileManager.default.fileExists(atPath: device.home.path() + "ran"))
    }
  }

  @Test("Ctrl-C stops a program that does not end, also one that ignores it, and what it has started; twice, too", arguments: [1, 2])
  func interrupted(times: Int) async throws {
    try await Person.atWork { person async throws in
      let path = try Self.program(person, "#!/bin/sh\ntrap '' TERM INT\necho $$ >> \"$(dirname \"$0\")/runs\"\nsleep 1000 & wait; wait\n")
      let adding = try person.begins("add", "exec:\(path)", "--yes")
      try await person.waits(every: .milliseconds(5)) { !Self.runs(person).isEmpty }
      for _ in 1...times {
        adding.send(SIGINT)
        try await Task.sleep(for: .milliseconds(1))
      }
      let reply = await adding.reply
      #expect(reply.status == 130, "\(reply)")
      let process = try #require(pid_t(Self.runs(person)[0]))
      try await person.waits(every: .milliseconds(5)) { kill(-process, 0) != 0 || Self.isZombie(process) }
    }
  }

  private static func isZombie(_ process: pid_t) -> Bool {
    #if os(Linux)
      return (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8))?.contains(") Z") == true
    #else
      return false
    #endif
  }
}
