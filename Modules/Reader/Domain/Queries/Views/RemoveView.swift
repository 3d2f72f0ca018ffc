public import CoreDomain

/// Removes a saved view. The change can be undone.
public struct RemoveView: UseCase {
  private let views: any ViewRepository
  private let undoHistory: any UndoHistory

  public init(views: any ViewRepository, undoHistory: any UndoHistory) {
    self.views = views
    self.undoHistory = undoHistory
  }

  /// - Throws: `view` when no view has the name.
  public func callAsFunction(_ name: String) async throws(ReaderError) -> SavedViewResult {
    let name = try ViewName.named(name)
    let update = try await views.change(.remove(name))
    return await undoHistory.result(of: update, name)
  }
}
