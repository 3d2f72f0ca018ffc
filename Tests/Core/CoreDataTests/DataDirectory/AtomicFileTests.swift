#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import DataDoubles
@testable import Files
import Testing

@Suite("Atomic file replacement")
struct AtomicFileTests {
  @Test("a new file is private to its owner and leaves no other file in the folder")
  func newFile() async throws {
    try await TemporaryFolder.with { folder async throws in
      try AtomicFile.write(Array("first".utf8), to: folder.path("file"))
      try AtomicFile.write(Array("second".utf8), to: folder.path("file"))
      #expect(try folder.text("file") == "second")
      #expect(try folder.permissions("file") == 0o600)
      #expect(try folder.names() == ["file"])
    }
  }

  @Test("an existing file keeps its permissions", arguments: [0o644, 0o640, 0o600])
  func permissions(_ permissions: Int) async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put("old", "file")
      chmod(folder.path("file"), mode_t(permissions))
      try AtomicFile.write(Array("new".utf8), to: folder.path("file"))
      #expect(try folder.permissions("file") == permissions)
      #expect(try folder.text("file") == "new")
    }
  }

  @Test("a symbolic link stays a link, and its target is replaced")
  func symbolicLink() async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put("old", "elsewhere/target")
      symlink("elsewhere/target", folder.path("link"))
      try AtomicFile.write(Array("new".utf8), to: folder.path("link"))
      #expect(try folder.text("elsewhere/target") == "new")
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link")) == "elsewhere/target")
      #expect(try folder.names() == ["elsewhere", "elsewhere/target", "link"])
    }
  }

  @Test("a link to a missing file stays, and nothing is written: its target may be on a disk that is not mounted")
  func brokenLink() async throws {
    try await TemporaryFolder.with { folder async throws in
      symlink("missing/target", folder.path("link"))
      let problem = #expect(throws: FileError.self) { try AtomicFile.write(Array("new".utf8), to: folder.path("link")) }
      #expect(problem == FileError(code: ENOENT, reason: "it is a link to a missing file"))
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link")) == "missing/target")
      #expect(try folder.names() == ["link"])
    }
  }

  @Test("a pipe receives the content and stays a pipe")
  func pipe() async throws {
    try await TemporaryFolder.with { folder async throws in
      mkfifo(folder.path("pipe"), 0o600)
      let end = open(folder.path("pipe"), O_RDONLY | O_NONBLOCK | O_CLOEXEC)
      defer { close(end) }
      let reader = try FileDescriptor(duplicating: end)
      try AtomicFile.write(Array("through".utf8), to: folder.path("pipe"))
      // A program that another test starts may still hold the other end for a moment: reading waits for it.
      _ = fcntl(end, F_SETFL, 0)
      #expect(try reader.content() == Array("through".utf8))
      #expect(try reader.status().st_mode & S_IFMT == S_IFIFO)
      #expect(try folder.names() == ["pipe"])
    }
  }

  @Test("a folder is not replaced, and a missing folder is named in the error")
  func folders() async throws {
    try await TemporaryFolder.with { folder async throws in
      #expect(throws: FileError(code: EISDIR)) { try AtomicFile.write([], to: folder.path) }
      let missing = folder.path("missing")
      let problem = #expect(throws: FileError.self) { try AtomicFile.write([], to: "\(missing)/file") }
      #expect(problem?.reason == "the folder \(missing) does not exist")
    }
  }

  @Test("a file in place of the folder fails with the system's error message")
  func fileForFolder() async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put("", "file")
      let problem = #expect(throws: FileError.self) { try AtomicFile.write([], to: folder.path("file/below")) }
      #expect(problem == FileError(code: ENOTDIR))
      #expect(problem?.reason == "Not a directory")
    }
  }

  #if os(Linux)
    @Test("a full device reports that no space is left")
    func fullDevice() {
      let problem = #expect(throws: FileError.self) { try AtomicFile.write([1], to: "/dev/full") }
      #expect(problem?.code == ENOSPC)
      #expect(problem?.reason == "No space left on device")
    }
  #endif

  @Test("when the new content does not fit, the old content stays and no temporary file remains")
  func noRoom() async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put("old", "file")
      let path = folder.path("file")
      await #expect(processExitsWith: .success) { [path = path as String] in
        Powerless.limitFiles(toBytes: 1000)
        let problem = #expect(throws: FileError.self) { try AtomicFile.write([UInt8](repeating: 65, count: 5000), to: path) }
        #expect(problem?.code == EFBIG)
      }
      #expect(try folder.text("file") == "old")
      #expect(try folder.names() == ["file"])
    }
  }

  @Test("in a folder that is read-only, or that cannot be opened for the sync, the old content stays", arguments: [0o555, 0o333])
  func refusedFolder(permissions: mode_t) async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put("old", "file")
      chmod(folder.path("file"), 0o644)
      chmod(folder.path, permissions)
      defer { chmod(folder.path, 0o755) }
      let path = folder.path("file")
      await #expect(processExitsWith: .success) { [path = path as String] in
        Powerless.dropRoot()
        let problem = #expect(throws: FileError.self) { try AtomicFile.write(Array("new".utf8), to: path) }
        #expect(problem?.code == EACCES)
        let readable = try FileSystem.content(of: path)
        #expect(readable == Array("old".utf8))
      }
      chmod(folder.path, 0o755)
      #expect(try folder.names() == ["file"])
      #expect(try folder.text("file") == "old")
    }
  }
}
