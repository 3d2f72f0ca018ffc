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
@testable import CoreData
@testable import Files
import Testing

@Suite("Store lock")
struct StoreLockTests {
  @Test("a wait that times out names the process that holds the lock")
  func waitsInVain() async throws {
    try await TemporaryFolder.with { folder async throws in
      let lock = StoreLock(path: folder.path("lock"), timeout: .milliseconds(30))
      let held = try lock.take()
      await #expect(throws: DataStoreError.locked(byProcess: getpid())) { try await lock.hold { () throws(DataStoreError) in } }
      #expect(throws: DataStoreError.locked(byProcess: getpid())) { _ = try lock.take() }
      withExtendedLifetime(held) {}
    }
  }

  @Test("a lock held by another program names no process")
  func foreignLock() async throws {
    try await TemporaryFolder.with { folder async throws in
      let path = folder.path("lock")
      _ = try StoreLock(path: path).take()
      let foreign = try FileDescriptor(opening: path, O_RDONLY)
      #expect(try foreign.tryLock())
      #expect(throws: DataStoreError.locked(byProcess: nil)) { _ = try StoreLock(path: path).take() }
      withExtendedLifetime(foreign) {}
    }
  }

  @Test("a waiting task gets the lock as soon as it is free")
  func waits() async throws {
    try await TemporaryFolder.with { folder async throws in
      let lock = StoreLock(path: folder.path("lock"), timeout: .seconds(60))
      var held: FileLock? = try lock.take()
      let waiting = Task { try await lock.hold { () throws(DataStoreError) in "mine" } }
      try await Task.sleep(for: .milliseconds(50))
      withExtendedLifetime(held) {}
      held = nil
      #expect(try await waiting.value == "mine")
    }
  }

  @Test("the work runs on the caller's actor, even after a wait")
  func isolation() async throws {
    try await TemporaryFolder.with { folder async throws in
      let lock = StoreLock(path: folder.path("lock"), timeout: .seconds(60))
      #expect(try await Worker().work(lock))
      var held: FileLock? = try lock.take()
      let waiting = Task { try await Worker().work(lock) }
      try await Task.sleep(for: .milliseconds(30))
      withExtendedLifetime(held) {}
      held = nil
      #expect(try await waiting.value)
    }
  }

  @Test("cancelling the task ends its wait")
  func cancelled() async throws {
    try await TemporaryFolder.with { folder async throws in
      let lock = StoreLock(path: folder.path("lock"), timeout: .seconds(60))
      let held = try lock.take()
      let waiting = Task { try await lock.hold { () throws(DataStoreError) in } }
      waiting.cancel()
      await #expect(throws: DataStoreError.cancelled) { try await waiting.value }
      withExtendedLifetime(held) {}
    }
  }

  @Test("a lock is released when its work ends, even with an error")
  func released() async throws {
    try await TemporaryFolder.with { folder async throws in
      let lock = StoreLock(path: folder.path("lock"))
      await #expect(throws: DataStoreError.cancelled) { try await lock.hold { () throws(DataStoreError) in throw .cancelled } }
      _ = try lock.take()
      #expect(try folder.text("lock") == "")
    }
  }

  @Test("a killed process leaves no lock behind")
  func killed() async throws {
    try await TemporaryFolder.with { folder async throws in
      let path = folder.path("lock")
      await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
        let held = try StoreLock(path: path).take()
        kill(getpid(), SIGKILL)
        withExtendedLifetime(held) {}
      }
      #expect(try !folder.text("lock").isEmpty)
      _ = try StoreLock(path: path).take()
    }
  }

  @Test("another running process that holds the lock is named")
  func anotherProcess() async throws {
    try await TemporaryFolder.with { folder async throws in
      let path = folder.path("lock")
      async let other: Void = holdInAnotherProcess(path)
      var process: Int32?
      while process == nil {
        try await Task.sleep(for: .milliseconds(5))
        process = try FileLock.holder(of: path)
      }
      let expected = try #require(process)
      #expect(expected != getpid())
      #expect(throws: DataStoreError.locked(byProcess: expected)) { _ = try StoreLock(path: path).take() }
      try folder.put("", "done")
      await other
      _ = try StoreLock(path: path).take()
    }
  }

  private func holdInAnotherProcess(_ path: String) async {
    await #expect(processExitsWith: .success) { [path = path as String] in
      let held = try StoreLock(path: path).take()
      let done = FileSystem.folder(around: path) + "/done"
      while try FileSystem.status(of: done) == nil { try await Task.sleep(for: .milliseconds(5)) }
      withExtendedLifetime(held) {}
    }
  }

  @Test("a lock file that cannot be created fails with the system's reason")
  func unwritable() async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put("", "file")
      let path = folder.path("file/lock")
      #expect(throws: DataStoreError.unwritable(path: path, reason: "Not a directory")) { _ = try StoreLock(path: path).take() }
    }
  }
}

/// An actor that runs on a file thread, as the stores do.
private actor Worker {
  private let executor = FileExecutor(label: "strata.tests")
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  func work(_ lock: StoreLock) async throws(DataStoreError) -> Bool {
    try await lock.hold { () throws(DataStoreError) in
      preconditionIsolated("a blocking call would hold up the cooperative pool")
      return true
    }
  }
}
