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
@testable import Files
import Testing

@Suite("File system operations")
struct FileSystemTests {
  @Test(
    "a path has a parent folder",
    arguments: [
      ("/a/b/c", "/a/b"), ("/a", "/"), ("/", "/"), ("a", "."), ("a/b", "a"), ("/a/b/", "/a"), ("./a", "."), ("../a", ".."),
    ])
  func parentFolder(_ path: String, _ folder: String) {
    #expect(FileSystem.folder(around: path) == folder)
  }

  @Test("missing folders are created private to their owner; existing folders keep their permissions")
  func makeFolder() async throws {
    try await TemporaryFolder.with { folder async throws in
      chmod(folder.path, 0o755)
      try FileSystem.makeFolder(folder.path("a/b/c"))
      try FileSystem.makeFolder(folder.path("a/b/c"))
      #expect(try folder.permissions("a") == 0o700)
      #expect(try folder.permissions("a/b/c") == 0o700)
      #expect(try folder.permissions("") == 0o755)
    }
  }

  #if os(Linux)
    @Test("a folder that cannot be created is an error", arguments: ["/proc/strata", "/proc/strata/data", "/proc/strata/a/b/c"])
    func noFolder(_ path: String) {
      #expect(throws: FileError(code: ENOENT)) { try FileSystem.makeFolder(path) }
    }
  #endif

  @Test("a file of any size is read completely", arguments: [0, 1, 4095, 4096, 4097, 100_000])
  func content(_ size: Int) async throws {
    try await TemporaryFolder.with { folder async throws in
      let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0) }
      try AtomicFile.write(bytes, to: folder.path("file"))
      #expect(try FileSystem.content(of: folder.path("file")) == bytes)
    }
  }

  @Test("a missing path has no content; a path of the wrong kind is an error")
  func missing() async throws {
    try await TemporaryFolder.with { folder async throws in
      #expect(try FileSystem.content(of: folder.path("missing")) == nil)
      #expect(try FileSystem.names(in: folder.path("missing")) == [])
      try folder.put("", "file")
      #expect(throws: FileError(code: ENOTDIR)) { try FileSystem.content(of: folder.path("file/below")) }
      #expect(throws: FileError(code: ENOTDIR)) { try FileSystem.names(in: folder.path("file")) }
      #expect(throws: FileError(code: EISDIR)) { try FileSystem.content(of: folder.path) }
    }
  }
}
