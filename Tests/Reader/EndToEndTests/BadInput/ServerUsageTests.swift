import FeedServerDouble
import Foundation
import LoopbackServer
import Testing

@Suite("Binding to what is no feed server", .timeLimit(.minutes(10)))
struct ServerUsageTests {
  private static let api = "https://rss.example.org/api/greader.php"

  @Test(
    "a wrong combination is told in one sentence, with exit code 2, and nothing is made",
    arguments: [
      ([api], "--user NAME"), ([api, "--user", ""], "--user must be a name"), ([api, "--user", "bob", "--off"], "not two of them"),
      (["shared", "--user", "bob"], "--user is for a feed server"), (["--user", "bob"], "--user is for a feed server"),
      (["shared", "--allow-http"], "--allow-http is for a feed server"), (["--allow-http"], "--allow-http is for a feed server"),
      (["--off", "--user", "bob"], "--user is for a feed server"), (["--force"], "--force is for --off"),
      (["https://bob:secret@rss.example.org/", "--user", "bob"], "no user name and no password"),
      (["https://bob@rss.example.org/", "--user", "bob"], "no user name and no password"),
      ([api + "?output=json", "--user", "bob"], "no '?'"), ([api + "#x", "--user", "bob"], "no '#'"),
      (["ftp://rss.example.org/", "--user", "bob"], "'ftp:' URLs are not supported"), (["https:///x", "--user", "bob"], "names no host"),
    ])
  func usage(arguments: [String], words: String) async throws {
    try await Person.atWork { person in
      let reply = try await person.types(["sync"] + arguments)
      #expect(reply.status == 2 && reply.output.isEmpty && reply.error.contains(words) && !reply.error.contains("secret"), "\(reply)")
      #expect(!FileManager.default.fileExists(atPath: person.home.path()))
    }
  }

  @Test(
    "plain http to a host that is not this computer is refused before a password is asked for",
    arguments: [["http://rss.example.org/"], ["http://192.168.1.2/"], ["http://93.184.216.34/", "--allow-http"]])
  func plain(arguments: [String]) async throws {
    try await Person.atWork { person in
      let reply = try await person.types(["sync", "--user", "bob"] + arguments)
      #expect(reply.isOneSentence(1, about: "No password is sent", "plain http"), "\(reply)")
    }
  }

  @Test("with --allow-http, a private network may do without TLS: only the password is missing", arguments: ["192.168.1.2", "10.0.0.1"])
  func permitted(host: String) async throws {
    try await Person.atWork { person in
      let reply = try await person.types("sync", "http://\(host)/", "--user", "bob", "--allow-http")
      #expect(reply.isOneSentence(1, about: "no password of 'bob' for \(host)"), "\(reply)")
    }
  }

  @Test("a password that is typed on a terminal is not shown, and is stored if the server accepts it")
  func typed() async throws {
    try await ServerDevice.atWork { device, server in
      await server.follow(ServerDevice.quay, PublishedFeed("Quay", ServerDevice.items))
      let file = device.home.appending(path: "credentials").path()
      for password in ["wrong", FeedServerDouble.password] {
        let terminal = try PseudoTerminal()
        let log = terminal.log()
        let sync = try device.person.begins(
          ["sync", device.api, "--user", "bob", "--allow-http", "--trace"], terminal: terminal.input,
          environment: ["STRATA_HOME": device.home.path()], output: .file(try device.person.writes("", to: "o")))
        try await device.person.waits { !terminal.isInLineMode }
        try terminal.types(password)
        let reply = await sync.reply
        #expect(reply.error.contains("Password of 'bob' for \(device.api)") && terminal.isInLineMode, "\(reply)")
        #expect(!log.text.contains(password) && !reply.error.contains(password), "\(reply)")
        #expect(reply.status == (password == "wrong" ? 1 : 0), "\(reply)")
        #expect(FileManager.default.fileExists(atPath: file) == (password != "wrong"))
      }
      #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)
      try await device.does("sync", device.api, "--user", "bob", "--allow-http")
      try await device.does("refresh")
    }
  }

  @Test("without a password, nothing is asked of the server; a file that others can read is not used")
  func password() async throws {
    try await Person.atWork { person in
      let missing = try await person.types("sync", Self.api, "--user", "bob")
      #expect(missing.isOneSentence(1, about: "no password of 'bob' for rss.example.org"), "\(missing)")
      try FileManager.default.createDirectory(at: person.home, withIntermediateDirectories: true)
      let file = person.home.appending(path: "credentials")
      try Data("machine rss.example.org login bob password secret\n".utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path())
      let open = try await person.types("sync", Self.api, "--user", "bob")
      #expect(open.isOneSentence(1, about: "cannot be read", "0600") && !open.error.contains("secret"), "\(open)")
    }
  }

  @Test("a server that is not there is named, and neither the binding nor the typed password is stored")
  func dead() async throws {
    try await Person.atWork { person in
      let port = try SilentPort()
      let reply = try await person.types("sync", "http://127.0.0.1:\(port.number)/", "--user", "bob", input: "secret\n")
      #expect(reply.isOneSentence(1, about: "cannot connect to 127.0.0.1:\(port.number)") && !reply.error.contains("secret"), "\(reply)")
      #expect(!FileManager.default.fileExists(atPath: person.home.appending(path: "credentials").path()))
      #expect(try await person.types("sync").output.hasPrefix("Sync is off"))
    }
  }

  @Test("a data directory that syncs through a folder is not bound to a server")
  func folder() async throws {
    try await Person.atWork { person in
      try FileManager.default.createDirectory(at: person.folder.appending(path: "shared"), withIntermediateDirectories: true)
      try await person.does("sync", "shared")
      let reply = try await person.types("sync", Self.api, "--user", "bob")
      #expect(reply.isOneSentence(2, about: "syncs with", "shared"), "\(reply)")
      #expect(try await person.types("sync", "--off").output.hasPrefix("Sync is off. All feeds"))
    }
  }
}
