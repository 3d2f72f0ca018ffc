/// Stores what the full screen remembers.
public protocol ScreenMemoryRepository: Sendable {
  func memory() async throws(ReaderError) -> ScreenMemory

  /// Makes a change in one commit, because several sessions may run at once.
  func remember(_ change: ScreenMemory.Change) async throws(ReaderError)
}
