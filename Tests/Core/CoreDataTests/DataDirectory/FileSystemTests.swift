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

  @Test("a sparse file of any size is refused without reading it into memory", arguments: [1 << 40, 1 << 62, Int.max])
  func sparse(size: Int) async throws {
    // A file system on a disk has no file of the largest sizes, and one in memory has.
    let folder = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : FileManager.default.temporaryDirectory.path()
    let path = "\(folder)/strata-\(UUID().uuidString)"
    defer { unlink(path) }
    let file = try FileDescriptor(opening: path, O_RDWR | O_CREAT)
    do { try file.truncate(to: size) } catch { return }
    let problem = #expect(throws: FileError.self) { try FileSystem.content(of: path, limit: 1000) }
    #expect(problem?.code == EFBIG)
    #expect(try file.bytes(from: size - 2, count: 2) == [0, 0])
  }

  @Test("a file of any time has an identity, and only the latest change may get the same time again")
  func times() throws {
    let year = 31_556_952
    let years = [Int.min, -3000, -1, 0, 56, 584, 585, 1000, 8000, Int.max]
    for seconds in years.map({ $0.multipliedReportingOverflow(by: year).partialValue }) {
      var status = stat()
      #if os(Linux)
        status.st_mtim = timespec(tv_sec: seconds, tv_nsec: 1)
      #else
        status.st_mtimespec = timespec(tv_sec: seconds, tv_nsec: 1)
      #endif
      status.st_size = -1
      let identity = FileIdentity(status)
      func moment(_ later: Int) -> UInt64 { FileIdentity.nanoseconds(timespec(tv_sec: seconds &+ later, tv_nsec: 1)) }
      #expect([0, 1, 5].map { identity.isSettled(at: moment($0)) } == [false, true, true], "\(seconds)")
      _ = identity.isSettled
    }
  }

  @Test("a link to a missing file is no missing file")
  func brokenLinks() async throws {
    try await TemporaryFolder.with { folder async throws in
      symlink("missing", folder.path("link"))
      let broken = FileError(code: ENOENT, reason: "it is a link to a missing file")
      #expect(throws: broken) { try FileSystem.status(of: folder.path("link")) }
      #expect(throws: broken) { try FileSystem.content(of: folder.path("link")) }
      #expect(throws: broken) { try FileSystem.isFolder(folder.path("link")) }
      #expect(try FileSystem.statusOfName(folder.path("link")) != nil)
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
