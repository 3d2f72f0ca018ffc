import Foundation
import Growth
import Testing

/// Packing takes a minute of processor time, so these tests belong to the slow part.
@Suite("Scripts/release", .enabled(if: SlowPart.isRun), .timeLimit(.minutes(10)))
struct ReleaseScriptTests {
  private static func system() throws -> [String: String] {
    [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "",
      "STRATA_MAN_PAGE": try StrataProcess.program.deletingLastPathComponent().appending(path: "man-page").path(),
    ]
  }

  private func runs(_ program: String, _ arguments: String..., folder: URL = Source.root) async throws -> Reply {
    try await ChildProcess.start(
      URL(filePath: "/usr/bin/env"), [program] + arguments, input: "", environment: try Self.system(), folder: folder
    ).reply
  }

  @Test("the tarball runs where it is unpacked, with its documents; the Debian package is installed, runs and is removed without a trace")
  func packs() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "release-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { do { try FileManager.default.removeItem(at: folder) } catch { Issue.record(error) } }
    let reply = try await runs(
      Source.root.appending(path: "Scripts/release").path(), "--program", StrataProcess.program.path(), folder.path())
    #expect(reply.status == 0 && reply.error.isEmpty, "\(reply)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    try await unpacks(try #require(names.first { $0.hasSuffix(".tar.gz") }), in: folder)
    if FileManager.default.fileExists(atPath: "/usr/bin/dpkg-deb") {
      try await installs(try #require(names.first { $0.hasSuffix(".deb") }), in: folder)
    }
  }

  private func unpacks(_ tarball: String, in folder: URL) async throws {
    #expect(try await runs("tar", "-xzf", tarball, folder: folder).status == 0)
    let version = try await runs(folder.appending(path: "bin/strata").path(), "--version")
    #expect(version.status == 0 && version.output.hasPrefix("strata ") && tarball.contains("-\(version.output.dropFirst(7).dropLast())-"))
    for file in ["lib/systemd/user/strata-refresh.timer", "share/man/man7/strata-query.7.gz"] {
      #expect(FileManager.default.fileExists(atPath: folder.appending(path: file).path()), "\(file)")
    }
    let documents = try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "share/doc/strata").path())
    #expect(Set(documents) == ["README.md", "SECURITY.md", "Architecture.md", "Manual.md", "Newsboat.md", "changelog.md", "copyright"])
  }

  private func installs(_ package: String, in folder: URL) async throws {
    let root = folder.appending(path: "root")
    for part in ["info", "updates"] {
      try FileManager.default.createDirectory(at: root.appending(path: "var/lib/dpkg/\(part)"), withIntermediateDirectories: true)
    }
    try Data().write(to: root.appending(path: "var/lib/dpkg/status"))
    // The system below this root is empty, and dpkg need not be able to change the owner of files.
    func dpkg(_ action: String, _ object: String) async throws -> Reply {
      try await runs(
        "/usr/bin/dpkg", "--root=\(root.path())", "--force-depends", "--force-not-root", "--force-bad-path", action, object, folder: folder)
    }
    let install = try await dpkg("--install", package)
    #expect(install.status == 0, "\(install)")
    #expect(try await runs(root.appending(path: "usr/bin/strata").path(), "--version").status == 0)
    let remove = try await dpkg("--remove", "strata")
    #expect(remove.status == 0, "\(remove)")
    #expect(!FileManager.default.fileExists(atPath: root.appending(path: "usr").path()))
  }

  @Test(
    "wrong usage is one sentence and status 2",
    arguments: [[], ["--fast", "/tmp"], ["--program"], ["--program", "/nonexistent", "/tmp"], ["--tag", "/tmp"]] as [[String]])
  func usage(arguments: [String]) async throws {
    let script = Source.root.appending(path: "Scripts/release")
    let reply = try await ChildProcess.start(script, arguments, input: "", environment: try Self.system(), folder: Source.root).reply
    #expect(reply.status == 2 && reply.output.isEmpty && reply.error.hasPrefix("release: "), "\(reply)")
  }
}

@Suite("Tags of Scripts/release", .timeLimit(.minutes(1)))
struct ReleaseTagTests {
  private func runs(_ program: String, _ arguments: [String], in folder: URL) async throws -> Reply {
    let environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "HOME": folder.path(), "GIT_AUTHOR_NAME": "A",
      "GIT_AUTHOR_EMAIL": "a@example.org",
      "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.org",
    ]
    return try await ChildProcess.start(
      URL(filePath: "/usr/bin/env"), [program] + arguments, input: "", environment: environment, folder: folder
    ).reply
  }

  @Test("a commit is tagged with the version once, when it is whole and the change log and the data directories have the version")
  func tags() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tag-\(UUID().uuidString)")
    defer { do { try FileManager.default.removeItem(at: folder) } catch { Issue.record(error) } }
    func writes(_ text: String, _ name: String) throws {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    func git(_ arguments: String...) async throws -> Reply { try await runs("git", arguments, in: folder) }
    func tag() async throws -> Reply { try await runs("sh", ["Scripts/release", "--tag"], in: folder) }
    try writes(String(contentsOf: Source.root.appending(path: "Scripts/release"), encoding: .utf8), "Scripts/release")
    try writes("  public static let number = \"3.4.5\"\n", "Modules/Reader/Composition/Version.swift")
    try writes("## [Unreleased]\n", ".github/CHANGELOG.md")
    #expect(try await git("init", "--quiet").status == 0)
    #expect(try await tag().error == "release: There are changes that are not committed.\n")
    for (name, text, sentence) in [
      (".github/CHANGELOG.md", "## [3.4.5] - 2026-01-01\n", "release: The change log has no heading for 3.4.5 with a date.\n"),
      ("Tests/Homes/3.4.5/files.txt", "", "release: Tests/Homes has no data directories of 3.4.5.\n"),
    ] {
      _ = try await (git("add", "."), git("commit", "--quiet", "-m", "x"))
      let refused = try await tag()
      #expect(refused.status == 1 && refused.error == sentence, "\(refused)")
      try writes(text, name)
    }
    _ = try await (git("add", "."), git("commit", "--quiet", "-m", "x"))
    #expect(try await tag().output == "Tagged v3.4.5. Publish it with 'git push origin v3.4.5'.\n")
    #expect(try await git("tag").output == "v3.4.5\n")
    #expect(try await tag().error == "release: There is a tag v3.4.5 already.\n")
  }
}
