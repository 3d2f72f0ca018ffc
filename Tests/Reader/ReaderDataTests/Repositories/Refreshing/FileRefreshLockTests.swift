import ArticleStorage
import CoreData
import CoreDomain
import DataDoubles
import Files
import ReaderData
import ReaderDomain
import StorageDoubles
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite("The refresh lock")
struct FileRefreshLockTests {
  private func turn(_ path: String) -> FileRefreshLock {
    FileRefreshLock(directory: DataDirectory(path: path, now: { StoreSample.moment }), executor: FileExecutor(label: "strata.tests"))
  }

  @Test("the lock is taken at once or not at all, and released with its token")
  func turns() async throws {
    try await TemporaryFolder.with { folder async throws in
      let path = folder.path("home")
      var token: (any RefreshLockToken)? = try await turn(path).take()
      await #expect(throws: ReaderError.store(.locked(byProcess: getpid()))) { _ = try await turn(path).take() }
      #expect(token != nil)
      token = nil
      _ = try await turn(path).take()
    }
  }

  @Test("a refresh does not block status changes")
  func otherChanges() async throws {
    try await TemporaryFolder.with { folder async throws in
      let token = try await turn(folder.path).take()
      _ = try await Stores(directory: folder.path, timeout: .zero).statuses.update([StoreSample.article().id], .toggle(.starred))
      withExtendedLifetime(token) {}
    }
  }

  @Test("the lock cannot be taken without a data directory")
  func noHome() async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put("", "home")
      let path = folder.path("home/refresh.lock")
      await #expect(throws: ReaderError.store(.unwritable(path: path, reason: "Not a directory"))) {
        _ = try await turn(folder.path("home")).take()
      }
    }
  }
}
