import CoreComposition
import ReaderDomain

extension Traced: UndoHistory where Base == any UndoHistory {
  func remember(_ entry: UndoEntry) async throws(ReadingError) {
    try await step(entry) { () async throws(ReadingError) in try await base.remember(entry) }
  }

  func last() async throws(ReadingError) -> UndoEntry? {
    try await step(()) { () async throws(ReadingError) in try await base.last() }
  }

  func lastUndone() async throws(ReadingError) -> UndoEntry? {
    try await step(()) { () async throws(ReadingError) in try await base.lastUndone() }
  }

  func moveToUndone(_ entry: UndoEntry) async throws(ReadingError) {
    try await step(entry) { () async throws(ReadingError) in try await base.moveToUndone(entry) }
  }

  func moveBack(_ entry: UndoEntry) async throws(ReadingError) {
    try await step(entry) { () async throws(ReadingError) in try await base.moveBack(entry) }
  }
}
