import Foundation
import SampleServer
import Testing

/// Runs the blocks of a document, in their order, as one user with one data directory. The user's web is the sample server alone: it answers as
/// `http://127.0.0.1:8090`, which documents name, and nothing else can be reached.
struct DocumentRun {
  /// The address of the sample server in documents.
  static let documentedURL = "http://127.0.0.1:\(documentedPort)"
  private static let documentedPort = "8090"
  private static let shownHome = "~/.local/share/strata"
  private static let unreachable = "http://127.0.0.1:1"

  private let person: Person
  /// The folder with the programs.
  private let programs: URL

  /// Where commands run: it looks like a clone of the project, but nothing in it is built.
  private var clone: URL { person.folder.appending(path: "clone") }

  /// - Parameter programs: the folder with the programs.
  init(_ person: Person, programs: URL = StrataProcess.folderOfTests) throws {
    self.person = person
    self.programs = programs
    try makeClone()
  }

  /// Runs the blocks that can be run, and records what a reader would see differently.
  /// - Returns: The document, with today's output where it differs.
  func run(_ document: MarkdownFile) async throws -> MarkdownFile {
    var renewed = document
    var changes: [(Fence, [String])] = []
    for fence in try document.fences() {
      switch fence.kind {
      case .run(let exit, let hasFeeds):
        if hasFeeds { try await followsFeeds() }
        try await runs(fence, exit: exit)
      case .console(step: nil): if let lines = try await newContent(of: fence) { changes.append((fence, lines)) }
      case .shape(let command):
        try await followsFeeds()
        try await holds(fence, shape: command)
      case .scripts:
        for fault in try ScriptUse.all(in: fence).flatMap({ try $0.faults() }) { Issue.record("\(fence): \(fault)") }
      // `TutorialTests` apply the steps of a tutorial. A diagram and a drawing cannot be run.
      case .build, .console, .file, .excerpt, .diff, .followed, .mermaid, .text: break
      }
    }
    // From the end, because a new output moves the lines below it.
    for (fence, lines) in changes.reversed() { renewed.replace(fence, with: lines) }
    return renewed
  }

  private func runs(_ fence: Fence, exit: Int32) async throws {
    let startsServer = fence.text.contains("sample-server")
    let script = startsServer ? fence.text.replacing(Self.documentedPort, with: try await freePort()) : fence.text
    // What the block leaves behind must not outlive it.
    let reply = try await shell("trap 'kill $(jobs -p) 2>/dev/null || true' EXIT\nset -eu\n" + script, reachesOwnServer: startsServer)
    #expect(reply.status == exit, "\(fence): \(reply)")
  }

  /// Runs the commands of a `console` block.
  /// - Returns: The content of the block with today's output; nil if it is the same.
  func newContent(of fence: Fence) async throws -> [String]? {
    let documented = Transcript(lines: fence.content)
    var (printed, isSame) = ([Transcript.Entry](), true)
    for entry in documented.entries {
      let output = Transcript.lines(
        of: try await shell("exec 2>&1; \(entry.command)").output.replacing(person.home.path(), with: Self.shownHome))
      let isAsDocumented = entry.matches(output)
      isSame = isSame && isAsDocumented
      printed.append(isAsDocumented ? entry : Transcript.Entry(command: entry.command, output: output))
      if !isAsDocumented, !MarkdownFile.isToBeUpdated {
        Issue.record(
          "\(fence): '\(entry.command)' prints something else. Scripts/update-docs records it:\n\(output.joined(separator: "\n"))")
      }
    }
    return isSame ? nil : Transcript(entries: printed).lines
  }

  private func holds(_ fence: Fence, shape command: String) async throws {
    let reply = try await shell(command)
    let (example, printed) = (try JSONShape(fence.text), try JSONShape(reply.output))
    #expect(reply.status == 0 && printed.fits(example), "\(fence): '\(command)' prints other keys or types: \(reply)")
  }

  /// Gives the user the articles of the sample feeds.
  private func followsFeeds() async throws {
    let reply = try await shell("strata import feeds.opml && strata refresh")
    try #require(reply.status == 0, "\(reply)")
  }

  /// - Parameter reachesOwnServer: Whether the script starts a server itself, and reaches it without the proxy.
  private func shell(_ script: String, reachesOwnServer: Bool = false) async throws -> Reply {
    let environment = [
      "PATH": "\(programs.path()):\(ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")", "HOME": person.folder.path(),
      "TMPDIR": person.folder.path(), "STRATA_HOME": person.home.path(), "TZ": "UTC", "https_proxy": Self.unreachable,
      "http_proxy": reachesOwnServer ? Self.unreachable : person.web.url, "no_proxy": reachesOwnServer ? "127.0.0.1" : "",
    ]
    return try await ChildProcess.start(
      URL(filePath: "/bin/bash"), ["-c", script], input: "", environment: environment, folder: clone
    ).reply
  }

  /// A port that the system has just given to somebody who is done with it.
  private func freePort() async throws -> String {
    let server = try await SampleServer.start()
    await server.stop()
    return String(server.url.split(separator: ":").last ?? "")
  }

  /// Links to everything in the project, but `Scripts/build` names the programs that are built already.
  private func makeClone() throws {
    let files = FileManager.default
    let scripts = clone.appending(path: "Scripts")
    try files.createDirectory(at: scripts, withIntermediateDirectories: true)
    for (folder, source) in [(clone, Source.root), (scripts, Source.root.appending(path: "Scripts"))] {
      for name in try files.contentsOfDirectory(atPath: source.path())
      where !["Scripts", "build", ".git"].contains(name) && !name.hasPrefix(".build") {
        try files.createSymbolicLink(at: folder.appending(path: name), withDestinationURL: source.appending(path: name))
      }
    }
    let build = "#!/bin/sh\ncd '\(StrataProcess.folderOfTests.path())' && ls \"$@\" >&2 && pwd\n"
    try Data(build.utf8).write(to: scripts.appending(path: "build"))
    try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: scripts.appending(path: "build").path())
    let feeds = try Source.sample("subscriptions.opml").replacing("{{server}}", with: Self.documentedURL)
    try Data(feeds.utf8).write(to: clone.appending(path: "feeds.opml"))
  }
}
