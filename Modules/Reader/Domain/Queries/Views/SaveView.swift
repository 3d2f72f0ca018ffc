public import CoreDomain

/// Saves a query under a name. The change can be undone.
public struct SaveView: UseCase {
  private let views: any ViewRepository
  private let undoHistory: any UndoHistory

  public init(views: any ViewRepository, undoHistory: any UndoHistory) {
    self.views = views
    self.undoHistory = undoHistory
  }

  /// - Throws: `view` when the name or the query is wrong, or when the name is taken.
  public func callAsFunction(_ input: SaveViewInput) async throws(ReaderError) -> SavedViewResult {
    let view = SavedView(try ViewName.named(input.name), input.query)
    let update = try await views.change(.save(view, replaces: input.replaces))
    return await undoHistory.result(of: update, view.name)
  }
}

/// A query to save.
public struct SaveViewInput: Hashable, Sendable {
  public let name: String
  public let query: String
  /// Whether the query replaces one that is saved under the same name.
  public let replaces: Bool

  public init(name: String, query: String, replaces: Bool = false) {
    self.name = name
    self.query = query
    self.replaces = replaces
  }
}

/// The result of changing a view.
public struct SavedViewResult: Hashable, Sendable {
  public let name: ViewName
  /// The view before the change; nil when there was none.
  public let before: SavedView?
  /// The view after the change; nil when it was removed.
  public let after: SavedView?
  /// The views that name this one.
  public let users: [ViewName]
  /// Why the change cannot be undone; nil when it can be.
  public let undoError: ReaderError?

  public init(_ name: ViewName, before: SavedView?, after: SavedView?, users: [ViewName] = [], undoError: ReaderError? = nil) {
    self.name = name
    self.before = before
    self.after = after
    self.users = users
    self.undoError = undoError
  }
}

extension UndoHistory {
  func result(of update: ViewUpdate, _ name: ViewName) async -> SavedViewResult {
    let (before, after) = (update.before[name], update.after[name])
    let place = update.before.index(of: name) ?? update.after.index(of: name) ?? 0
    let undoError = before == after ? nil : await errorRemembering(.changedView(name, before: before, after: after, at: place))
    return SavedViewResult(
      name, before: before, after: after, users: after == nil ? update.before.users(of: name) : [], undoError: undoError)
  }
}

extension ViewName {
  /// The name that a user typed, with or without the `@`.
  static func named(_ text: String) throws(ReaderError) -> ViewName {
    let name = text.hasPrefix("@") ? String(text.dropFirst()) : text
    do throws(ViewNameError) { return try ViewName(name) } catch { throw .view(.badName(name, error)) }
  }
}
