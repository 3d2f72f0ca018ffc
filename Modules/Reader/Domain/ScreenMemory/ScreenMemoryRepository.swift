/// Stores what the full screen remembers.
public protocol ScreenMemoryRepository: Sendable {
  func memory() async throws(ReaderError) -> ScreenMemory

  /// Changes the memory atomically, because several sessions may run at once.
  func remember(_ change: ScreenMemory.Change) async throws(ReaderError)
}
