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

  private func packs(_ work: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "release-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { do { try FileManager.default.removeItem(at: folder) } catch { Issue.record(error) } }
    let reply = try await runs(
      Source.root.appending(path: "Scripts/release").path(), "--program", StrataProcess.program.path(), folder.path())
    #expect(reply.status == 0 && reply.error.isEmpty, "\(reply)")
    try await work(folder)
  }

  @Test("the tarball holds the program, which runs where it is unpacked, and its documents")
  func tarball() async throws {
    try await packs { folder in
      let name = try #require(try FileManager.default.contentsOfDirectory(atPath: folder.path()).first { $0.hasSuffix(".tar.gz") })
      #expect(try await runs("tar", "-xzf", name, folder: folder).status == 0)
      let version = try await runs(folder.appending(path: "bin/strata").path(), "--version")
      #expect(version.status == 0 && version.output.hasPrefix("strata ") && name.contains("-\(version.output.dropFirst(7).dropLast())-"))
      let documents = try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "share/doc/strata").path())
      #expect(Set(documents) == ["README.md", "Architecture.md", "Manual.md", "changelog.md", "copyright"])
    }
  }

  @Test(
    "the Debian package is installed, runs and is removed without a trace",
    .enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/dpkg-deb")))
  func debian() async throws {
    try await packs { folder in
      let name = try #require(try FileManager.default.contentsOfDirectory(atPath: folder.path()).first { $0.hasSuffix(".deb") })
      let root = folder.appending(path: "root")
      for part in ["info", "updates"] {
        try FileManager.default.createDirectory(at: root.appending(path: "var/lib/dpkg/\(part)"), withIntermediateDirectories: true)
      }
      try Data().write(to: root.appending(path: "var/lib/dpkg/status"))
      // The system below this root is empty, and dpkg need not be able to change the owner of files.
      let dpkg = ["--root=\(root.path())", "--force-depends", "--force-not-root", "--force-bad-path"]
      let install = try await ChildProcess.start(
        URL(filePath: "/usr/bin/dpkg"), dpkg + ["--install", name], input: "", environment: try Self.system(), folder: folder
      ).reply
      #expect(install.status == 0, "\(install)")
      #expect(try await runs(root.appending(path: "usr/bin/strata").path(), "--version").status == 0)
      let remove = try await ChildProcess.start(
        URL(filePath: "/usr/bin/dpkg"), dpkg + ["--remove", "strata"], input: "", environment: try Self.system(), folder: folder
      ).reply
      #expect(remove.status == 0, "\(remove)")
      #expect(!FileManager.default.fileExists(atPath: root.appending(path: "usr").path()))
    }
  }

  @Test(
    "wrong usage is one sentence and status 2",
    arguments: [[], ["--fast", "/tmp"], ["--program"], ["--program", "/nonexistent", "/tmp"]] as [[String]])
  func usage(arguments: [String]) async throws {
    let script = Source.root.appending(path: "Scripts/release")
    let reply = try await ChildProcess.start(script, arguments, input: "", environment: try Self.system(), folder: Source.root).reply
    #expect(reply.status == 2 && reply.output.isEmpty && reply.error.hasPrefix("release: "), "\(reply)")
  }
}
