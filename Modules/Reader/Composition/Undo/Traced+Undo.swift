import CoreComposition
import ReaderDomain

extension Traced: UndoHistory where Base == any UndoHistory {
  func remember(_ entry: UndoEntry) async throws(ReaderError) {
    try await step(entry) { () async throws(ReaderError) in try await base.remember(entry) }
  }

  func last() async throws(ReaderError) -> UndoEntry? {
    try await step(()) { () async throws(ReaderError) in try await base.last() }
  }

  func lastUndone() async throws(ReaderError) -> UndoEntry? {
    try await step(()) { () async throws(ReaderError) in try await base.lastUndone() }
  }

  func moveToUndone(_ entry: UndoEntry) async throws(ReaderError) -> Bool {
    try await step(entry) { () async throws(ReaderError) in try await base.moveToUndone(entry) }
  }

  func moveBack(_ entry: UndoEntry) async throws(ReaderError) -> Bool {
    try await step(entry) { () async throws(ReaderError) in try await base.moveBack(entry) }
  }
}
