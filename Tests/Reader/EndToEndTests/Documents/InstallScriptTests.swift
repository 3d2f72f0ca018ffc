import Foundation
import Testing

@Suite("Scripts/install", .timeLimit(.minutes(10)))
struct InstallScriptTests {
  private static func surroundings() throws -> [String: String] {
    [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "HOME": "/nonexistent",
      "STRATA_MAN_PAGE": try StrataProcess.program.deletingLastPathComponent().appending(path: "man-page").path(),
    ]
  }

  private func runs(_ program: String, _ arguments: [String], environment: [String: String]? = nil) async throws -> Reply {
    try await ChildProcess.start(
      URL(filePath: "/usr/bin/env"), [program] + arguments, input: "", environment: try environment ?? Self.surroundings(),
      folder: Source.root
    ).reply
  }

  private func installs(as name: String = "install", _ work: (URL) async throws -> Void) async throws {
    let prefix = FileManager.default.temporaryDirectory.appending(path: "\(name)-\(UUID().uuidString)")
    defer { do { try FileManager.default.removeItem(at: prefix) } catch { Issue.record(error) } }
    let arguments = ["--prefix", prefix.path(percentEncoded: false), "--program", try StrataProcess.program.path()]
    let reply = try await runs(Source.root.appending(path: "Scripts/install").path(), arguments)
    #expect(reply.status == 0 && reply.error.isEmpty && reply.output.hasPrefix("Installed "), "\(reply)")
    try await work(prefix)
  }

  private func files(in folder: URL) throws -> Set<String> {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
    return Set(
      paths.filter {
        var isFolder: ObjCBool = false
        let path = folder.appending(path: $0).path(percentEncoded: false)
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
      })
  }

  @Test(
    "the program, its manual page and its completions are where systems look for them, and all are removed again",
    arguments: ["install", "a b&c|d%e"])
  func places(name: String) async throws {
    try await installs(as: name) { prefix in
      let installed = try files(in: prefix)
      #expect(
        installed == [
          "bin/strata", "share/man/man1/strata.1", "share/man/man5/strata-config.5", "share/man/man7/strata-query.7",
          "share/man/man7/strata-keys.7", "share/systemd/user/strata-refresh.service", "share/systemd/user/strata-refresh.timer",
          "share/bash-completion/completions/strata", "share/zsh/site-functions/_strata",
          "share/fish/vendor_completions.d/strata.fish",
        ])
      #expect(try await runs(prefix.appending(path: "bin/strata").path(percentEncoded: false), ["--version"]).status == 0)
      let service = try String(contentsOf: prefix.appending(path: "share/systemd/user/strata-refresh.service"), encoding: .utf8)
      let path = prefix.path(percentEncoded: false)
      // In a unit of systemd, % begins a specifier.
      #expect(service.contains("ExecStart=\"\(path.replacing("%", with: "%%"))/bin/strata\" refresh --quiet\n"), "\(service)")
      let script = Source.root.appending(path: "Scripts/install").path()
      #expect(try await runs(script, ["--uninstall", "--prefix", path]).status == 0)
      #expect(try files(in: prefix) == [])
      #expect(try await runs(script, ["--uninstall", "--prefix", path]).status == 2)
    }
  }

  @Test("the manual page has every command and every option, and troff finds no fault in it")
  func page() async throws {
    try await installs { prefix in
      let path = prefix.appending(path: "share/man/man1/strata.1").path()
      let page = try String(contentsOfFile: path, encoding: .utf8)
      let help = try await runs(StrataProcess.program.path(), ["--help"]).output
      let commands = try #require(help.components(separatedBy: "SUBCOMMANDS:").last).matches(of: #/\n  ([a-z]+) /#).map { String($0.1) }
      #expect(commands.count > 20)
      for command in commands {
        #expect(page.contains("\n.SS \\fB\(command)\\fR"), "\(command)")
        let options = try await runs(StrataProcess.program.path(), [command, "--help"]).output.matches(of: #/\n  (?:-\w, )?--([\w-]+)/#)
        for option in options {
          #expect(page.contains("\\-\\-" + option.1.replacing("-", with: "\\-")), "\(command) --\(option.1)")
        }
      }
      guard FileManager.default.fileExists(atPath: "/usr/bin/groff") else { return }
      let reply = try await runs("groff", ["-man", "-ww", "-Tutf8", "-Kutf8", path])
      #expect(reply.status == 0 && reply.error.isEmpty && reply.output.contains("find articles by words"), "\(reply.error)")
    }
  }

  @Test(
    "the manual pages about files, queries and keys are the pages of help, and troff finds no fault in them",
    arguments: [("configuration", "man5/strata-config.5"), ("query", "man7/strata-query.7"), ("keys", "man7/strata-keys.7")])
  func pagesOfHelp(name: String, file: String) async throws {
    try await installs { prefix in
      let help = try await runs(StrataProcess.program.path(), ["help", name])
      guard FileManager.default.fileExists(atPath: "/usr/bin/groff") else { return }
      let path = prefix.appending(path: "share/man/\(file)").path()
      let page = try await runs("groff", ["-man", "-ww", "-Tutf8", "-Kutf8", "-P-cbou", path])
      #expect(page.status == 0 && page.error.isEmpty, "\(page.error)")
      let lines = Set(page.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) })
      #expect(help.lines.filter { !lines.contains($0.trimmingCharacters(in: .whitespaces)) } == [])
    }
  }

  @Test("bash completes commands, options and names, but runs nothing that a publisher wrote")
  func completions() async throws {
    try await Person.atWork { person in
      let mark = "ran-\(UUID().uuidString)"
      let run = "$(touch \(mark))"
      try await person.types("add", person.url("/feeds/roji.rss"), "--folder", "News/Local")
      try await person.types("add", person.url("/feeds/tape-loft.rss"), "--folder", run)
      #expect(try await person.types("feeds", "--plain").output.contains(run))
      let ids = try await person.types("feeds", "--plain").fields.map { $0[0] }
      try await person.types("feeds", "set", ids[0], "title=Alley cats")
      try await person.types("feeds", "set", ids[1], "title=`touch \(mark)`")
      try await person.types("view", "save", "short", "words:<300")
      try await installs { prefix in
        var surroundings = try Self.surroundings()
        surroundings["PATH"] = prefix.appending(path: "bin").path() + ":" + (surroundings["PATH"] ?? "")
        surroundings["STRATA_HOME"] = person.home.path()
        func completed(_ words: String...) async throws -> [String] {
          let line = words.joined(separator: " ")
          let quoted = words.map { "'\($0)'" }.joined(separator: " ")
          let script = """
            source '\(prefix.path())/share/bash-completion/completions/strata'
            COMP_WORDS=(\(quoted)) COMP_CWORD=\(words.count - 1) COMP_LINE='\(line)' COMP_POINT=\(line.count)
            "$(complete -p strata | sed 's/.*-F \\([^ ]*\\).*/\\1/')" strata '\(words.last ?? "")' '\(words.dropLast().last ?? "")'
            printf '%s\\n' "${COMPREPLY[@]}"
            """
          let reply = try await runs("bash", ["-c", script], environment: surroundings)
          #expect(reply.status == 0, "\(reply)")
          return reply.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        }
        #expect(try await completed("strata", "ref") == ["refresh"])
        #expect(try await completed("strata", "list", "--unr") == ["--unread"])
        let names = ["Alley cats", ids[1]]
        #expect(try await completed("strata", "remove", "").filter { !$0.hasPrefix("-") } == names)
        #expect(try await completed("strata", "list", "--feed", "") == names)
        #expect(try await completed("strata", "list", "--feed", "Al") == ["Alley cats"])
        #expect(try await completed("strata", "--home", person.home.path(), "remove", String(ids[1].prefix(3))) == [ids[1]])
        #expect(try await completed("strata", "--home", "/nonexistent", "remove", "").filter { !$0.hasPrefix("-") } == [])
        #expect(try await completed("strata", "list", "--folder", "") == ["News", "News/Local"])
        #expect(try await completed("strata", "list", "@sh") == ["@short"])
        #expect(try await completed("strata", "view", "show", "").filter { !$0.hasPrefix("-") } == ["short"])
        for word in ["--home", "sync", "check"] { #expect(try await completed("strata", word, "/us") == ["/usr"]) }
      }
      #expect(!FileManager.default.fileExists(atPath: Source.root.appending(path: mark).path()))
    }
  }

  @Test(
    "wrong usage is one sentence and status 2",
    arguments: [
      (["--fast"], "'--fast'"), (["--prefix"], "--prefix"), (["--program", "/nonexistent"], "'/nonexistent'"),
      (["--prefix", "/nonexistent/a\"b"], "systemd"), (["--prefix", "/nonexistent/a'b"], "systemd"),
      (["--prefix", "/nonexistent/a\\b"], "systemd"), (["--prefix", "/nonexistent/a\tb"], "systemd"),
    ])
  func usage(arguments: [String], named: String) async throws {
    let reply = try await runs(Source.root.appending(path: "Scripts/install").path(), arguments)
    let isSaid = reply.error.hasPrefix("install: ") && reply.error.contains(named)
    #expect(reply.status == 2 && reply.output.isEmpty && isSaid, "\(reply)")
  }
}
