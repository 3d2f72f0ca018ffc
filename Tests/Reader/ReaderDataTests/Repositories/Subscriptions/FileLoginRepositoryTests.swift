import CoreData
import DataDoubles
import Files
import LoopbackServer
import ReaderData
import ReaderDomain
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite("Logins in the data directory")
struct FileLoginRepositoryTests {
  private static let url = StoreSample.url("https://example.org/feed")
  private static let (ann, bob) = (Login(name: "ann", password: "a b"), Login(name: "bob", password: "2"))

  private func repository(_ folder: TemporaryFolder) -> FileLoginRepository {
    FileLoginRepository(
      directory: DataDirectory(path: folder.path("home"), now: { StoreSample.moment }), executor: FileExecutor(label: "strata.tests"))
  }

  private func mode(_ path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0
  }

  @Test("a login is written into a file of its owner alone, and another one is replaced only on demand")
  func stores() async throws {
    try await TemporaryFolder.with { folder in
      let logins = repository(folder)
      #expect(try await logins.replaced(for: Self.url) == nil)
      let path = try await logins.store(Self.ann, for: Self.url, replaces: false)
      #expect(path == folder.path("home/credentials") && mode(path) == 0o600)
      #expect(try await logins.store(Self.ann, for: Self.url, replaces: false) == path)
      let before = try folder.text("home/credentials")
      #expect(before == "machine example.org login ann password \"a b\"\n")
      await #expect(throws: ReaderError.subscription(.loginKnown(host: "example.org", name: "ann"))) {
        try await logins.store(Self.bob, for: Self.url, replaces: false)
      }
      #expect(try folder.text("home/credentials") == before)
      _ = try await logins.store(Self.bob, for: Self.url, replaces: true)
      #expect(try await logins.replaced(for: Self.url) == Self.bob && mode(path) == 0o600)
    }
  }

  @Test("a file that others may read, or that cannot be read, is neither used nor changed", arguments: ["mode", "folder", "pipe", "quote"])
  func unusable(kind: String) async throws {
    try await TemporaryFolder.with { folder in
      let logins = repository(folder)
      let path = try await logins.store(Self.ann, for: Self.url, replaces: false)
      switch kind {
      case "mode": chmod(path, 0o644)
      case "quote": try folder.put("machine \"", "home/credentials")
      default:
        unlink(path)
        _ = kind == "folder" ? mkdir(path, 0o700) : mkfifo(path, 0o600)
      }
      for replaces in [false, true] {
        await #expect(throws: ReaderError.self) { try await logins.store(Self.bob, for: Self.url, replaces: replaces) }
      }
      await #expect(throws: ReaderError.self) { try await logins.replaced(for: Self.url) }
      if kind == "mode" { #expect(try folder.text("home/credentials").contains("ann")) }
    }
  }
}
